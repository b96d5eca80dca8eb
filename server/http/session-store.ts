import { and, eq, gt, inArray, lt, sql, type SQL } from 'drizzle-orm';
import session, { type SessionData } from 'express-session';
import { HOUR_MS, MINUTE_MS, SESSION_LIFETIMES } from '@shared/constants';
import { sessions } from '@shared/tables/index';
import type { Db, Executor } from '../db/client';
import type { Bus } from '../events/bus';
import { personOf, type Actor } from '../lib/actor';
import type { Logger } from '../lib/logger';
import { fingerprint } from '../lib/secrets';

declare module 'express-session' {
  interface SessionData {
    actor: Actor;
    startedAt: number;
    sessionToken?: string;
  }
}

/** A live session as a request sees it; `id` is the stored one, never the cookie's value. */
export interface LiveSession {
  id: string;
  actor: Actor;
  expiresAt: Date;
}

// Reads are answered from memory for so long; a session ended elsewhere leaves it at once, by the bus.
const CACHE_MS = 3000;
const CACHE_SIZE = 10_000;
const SWEEP_MS = 10 * MINUTE_MS;

interface Cached {
  session: LiveSession;
  until: number;
}

/**
 * Sessions in PostgreSQL. express-session begins and ends them through this store; an ordinary request only reads with
 * `find`, which costs one prepared look-up or, for a few seconds, none.
 */
export class SessionStore extends session.Store {
  readonly #db: Db;
  readonly #logger: Logger;
  readonly #publish: Bus['publish'];
  readonly #cache = new Map<string, Cached>();
  readonly #lookUp;
  readonly #sweep: NodeJS.Timeout;
  readonly #unsubscribe: () => void;

  constructor({ db, logger, bus }: { db: Db; logger: Logger; bus: Bus }) {
    super();
    this.#db = db;
    this.#logger = logger;
    this.#publish = bus.publish;
    this.#lookUp = db
      .select({ data: sessions.data, lastSeenAt: sessions.lastSeenAt, expiresAt: sessions.expiresAt })
      .from(sessions)
      .where(and(eq(sessions.id, sql.placeholder('id')), gt(sessions.expiresAt, sql`now()`)))
      .prepare('find_session');
    this.#unsubscribe = bus.subscribe((event) => {
      if (event.type === 'sessions.ended') for (const id of event.ids) this.#cache.delete(id);
    });
    bus.onGap(() => this.#cache.clear());
    this.#sweep = setInterval(() => void this.#removeExpired(), SWEEP_MS);
    this.#sweep.unref();
  }

  /** The live session whose cookie value is `sid`, or null. Throws the driver's error when the database is away. */
  async find(sid: string): Promise<LiveSession | null> {
    const id = fingerprint(sid);
    const cached = this.#cache.get(id);
    const now = Date.now();
    if (cached && cached.until > now) return cached.session;
    this.#cache.delete(id);
    const [row] = await this.#lookUp.execute({ id });
    if (!row) return null;
    const { actor, startedAt } = row.data as unknown as SessionData;
    const found: LiveSession = { id, actor, expiresAt: row.expiresAt };
    if (this.#isStale(actor, row.lastSeenAt, now)) await this.#touch(found, startedAt, now);
    this.#remember(found, now);
    return found;
  }

  /** Ends every session that fits `where` except `keep`; sockets and other processes hear of it. */
  async endWhere(where: SQL, { keep }: { keep?: string } = {}): Promise<void> {
    const ids = await deleteSessions(
      this.#db,
      keep === undefined ? where : sql`${where} AND ${sessions.id} <> ${keep}`,
    );
    this.announceEnded(ids);
  }

  /** Says that sessions are gone which a transaction (now committed) has deleted. */
  announceEnded(ids: string[]): void {
    if (ids.length > 0) this.#publish({ type: 'sessions.ended', ids });
  }

  override get(sid: string, callback: (error: unknown, data?: SessionData | null) => void): void {
    this.#lookUp.execute({ id: fingerprint(sid) }).then(
      ([row]) => callback(null, row ? (row.data as unknown as SessionData) : null),
      (error: unknown) => callback(error),
    );
  }

  override set(sid: string, data: SessionData, callback?: (error?: unknown) => void): void {
    const { actor, startedAt } = data;
    const now = Date.now();
    const row = {
      id: fingerprint(sid),
      actorType: actor.type,
      familyId: actor.type === 'admin' ? null : actor.familyId,
      userId: actor.type === 'kid' ? null : personOf(actor),
      kidId: actor.type === 'kid' ? actor.kidId : null,
      data: data as unknown as Record<string, unknown>,
      expiresAt: expiry(actor, startedAt, now),
    };
    this.#db
      .insert(sessions)
      .values(row)
      .onConflictDoUpdate({ target: sessions.id, set: { data: row.data, expiresAt: row.expiresAt } })
      .then(
        () => callback?.(),
        (error: unknown) => callback?.(error),
      );
  }

  override destroy(sid: string, callback?: (error?: unknown) => void): void {
    this.endWhere(eq(sessions.id, fingerprint(sid))).then(
      () => callback?.(),
      (error: unknown) => callback?.(error),
    );
  }

  close(): void {
    clearInterval(this.#sweep);
    this.#unsubscribe();
  }

  #remember(found: LiveSession, now: number): void {
    if (this.#cache.size >= CACHE_SIZE) this.#cache.clear();
    this.#cache.set(found.id, { session: found, until: Math.min(now + CACHE_MS, found.expiresAt.getTime()) });
  }

  #isStale(actor: Actor, lastSeenAt: Date, now: number): boolean {
    const { idleMs, absoluteMs } = SESSION_LIFETIMES[actor.type];
    return idleMs < absoluteMs && now - lastSeenAt.getTime() > Math.min(HOUR_MS, idleMs / 30);
  }

  async #touch(found: LiveSession, startedAt: number, now: number): Promise<void> {
    found.expiresAt = expiry(found.actor, startedAt, now);
    await this.#db
      .update(sessions)
      .set({ lastSeenAt: new Date(now), expiresAt: found.expiresAt })
      .where(eq(sessions.id, found.id));
  }

  async #removeExpired(): Promise<void> {
    try {
      await this.#db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
    } catch (error) {
      this.#logger.warn({ err: error }, 'expired sessions were not removed');
    }
  }
}

/** Deletes the sessions that fit `where` and returns their ids, for `announceEnded` once the transaction is through. */
export async function deleteSessions(tx: Executor, where: SQL): Promise<string[]> {
  const rows = await tx
    .delete(sessions)
    .where(inArray(sessions.id, tx.select({ id: sessions.id }).from(sessions).where(where)))
    .returning({ id: sessions.id });
  return rows.map((row) => row.id);
}

function expiry(actor: Actor, startedAt: number, now: number): Date {
  const { idleMs, absoluteMs } = SESSION_LIFETIMES[actor.type];
  return new Date(Math.min(now + idleMs, startedAt + absoluteMs));
}
