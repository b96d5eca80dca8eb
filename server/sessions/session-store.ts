import { and, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import session, { type SessionData } from 'express-session';
import { HOUR_MS, SESSION_LIFETIMES } from '@shared/constants';
import { boards, sessions } from '@shared/tables/index';
import type { Db, Executor } from '../db/client';
import type { Bus } from '../events/bus';
import type { Identity, SignedInActor } from '../lib/actor';
import { wrongCredentials } from '../lib/errors';
import { fingerprint } from '../lib/secrets';
import { insertSession, type NewSession } from './insert-session';

declare module 'express-session' {
  interface SessionData {
    actor: Identity;
    sessionToken?: string;
    device?: string | null;
  }
}

export interface Session {
  id: string;
  actor: SignedInActor;
  tabletId: string | null;
  /** Whether it started on a family board, where an adult's session is short. */
  onBoard: boolean;
}

// Sessions that end in another process are removed from the cache by an event.
const CACHE_MS = 3000;
const CACHE_SIZE = 10_000;

interface Cached {
  session: Session;
  until: number;
}

/**
 * `begin` creates sessions and express-session ends them. Other requests only read with `find`, which is
 * cached for a few seconds.
 */
export class SessionStore extends session.Store {
  readonly #db: Db;
  readonly #publish: Bus['publish'];
  readonly #cache = new Map<string, Cached>();
  #endings = 0;
  readonly #lookUp;
  readonly #unsubscribe: () => void;

  constructor({ db, bus }: { db: Db; bus: Bus }) {
    super();
    this.#db = db;
    this.#publish = bus.publish;
    this.#lookUp = db
      // The database's clock decides (docs/decisions/0085).
      .select({
        data: sessions.data,
        tabletId: sessions.tabletId,
        boardId: boards.deviceId,
        unseenMs: sql<string>`extract(epoch FROM now() - ${sessions.lastSeenAt}) * 1000`,
        leftMs: sql<string>`extract(epoch FROM ${sessions.expiresAt} - now()) * 1000`,
      })
      .from(sessions)
      .leftJoin(boards, eq(boards.deviceId, sessions.tabletId))
      .where(and(eq(sessions.id, sql.placeholder('id')), gt(sessions.expiresAt, sql`now()`)))
      .prepare('find_session');
    this.#unsubscribe = bus.subscribe('sessions', (event) => {
      this.#endings += 1;
      for (const id of event.ids) this.#cache.delete(id);
    });
    bus.onResync(() => {
      this.#endings += 1;
      this.#cache.clear();
    });
  }

  find(sid: string): Promise<Session | null> {
    return this.findStored(fingerprint(sid));
  }

  /** The stored id is the cookie value's fingerprint. */
  async findStored(id: string): Promise<Session | null> {
    const cached = this.#cache.get(id);
    const now = performance.now();
    if (cached && cached.until > now) return cached.session;
    this.#cache.delete(id);
    const endings = this.#endings;
    const [row] = await this.#lookUp.execute({ id });
    if (!row) return null;
    const { actor } = row.data as unknown as SessionData;
    const found: Session = {
      id,
      actor: { ...actor, proof: { kind: 'session', id } },
      tabletId: row.tabletId,
      onBoard: row.boardId !== null,
    };
    if (isStale(found, Number(row.unseenMs))) await this.#touch(found);
    // The session may have ended during the lookup.
    if (endings === this.#endings) this.#cacheFor(found, now + Math.min(CACHE_MS, Number(row.leftMs)));
    return found;
  }

  /** Notifies sockets and other processes. */
  announceEnded(ids: string[], member?: { familyId: string; userId: string }): void {
    if (member) this.#publish({ type: 'sessions.ended', ids, member });
    else if (ids.length > 0) this.#publish({ type: 'sessions.ended', ids });
  }

  announceChanged(ids: string[]): void {
    if (ids.length > 0) this.#publish({ type: 'sessions.changed', ids });
  }

  override get(sid: string, callback: (error: unknown, data?: SessionData | null) => void): void {
    this.#lookUp.execute({ id: fingerprint(sid) }).then(
      ([row]) => callback(null, row ? (row.data as unknown as SessionData) : null),
      (error: unknown) => callback(error),
    );
  }

  /** Throws 401 if the secret changed in the meantime. */
  async begin(sid: string, login: NewSession): Promise<void> {
    const began = await insertSession(this.#db, fingerprint(sid), login);
    if (!began) throw wrongCredentials('changed_meanwhile');
  }

  /** express-session saves at the end of a response, which could restore an ended session. */
  override set(_sid: string, _data: SessionData, callback?: (error?: unknown) => void): void {
    callback?.();
  }

  override destroy(sid: string, callback?: (error?: unknown) => void): void {
    deleteSessions(this.#db, eq(sessions.id, fingerprint(sid)))
      .then((ids) => this.announceEnded(ids))
      .then(
        () => callback?.(),
        (error: unknown) => callback?.(error),
      );
  }

  close(): void {
    this.#unsubscribe();
  }

  #cacheFor(found: Session, until: number): void {
    if (this.#cache.size >= CACHE_SIZE) this.#cache.clear();
    this.#cache.set(found.id, { session: found, until });
  }

  async #touch({ id, actor }: Session): Promise<void> {
    await this.#db
      .update(sessions)
      .set({ lastSeenAt: sql`now()`, expiresAt: expiryOf(actor.type) })
      .where(eq(sessions.id, id));
  }
}

/** Returns the ids for `announceEnded`. */
export async function deleteSessions(tx: Executor, where: SQL): Promise<string[]> {
  const rows = await tx
    .delete(sessions)
    .where(inArray(sessions.id, tx.select({ id: sessions.id }).from(sessions).where(where)))
    .returning({ id: sessions.id });
  return rows.map((row) => row.id);
}

function isStale({ actor: { type }, tabletId, onBoard }: Session, unseenMs: number): boolean {
  // Reads are not a use on a tablet, because open pages poll; `recordTabletUse` extends the session.
  if ((type === 'parent' && tabletId !== null) || onBoard) return false;
  const { idleMs, absoluteMs } = SESSION_LIFETIMES[type];
  return idleMs < absoluteMs && unseenMs > Math.min(HOUR_MS, idleMs / 30);
}

/** When a session that is used now expires. */
export const expiryOf = (type: Identity['type']): SQL =>
  sql`least(now() + ${SESSION_LIFETIMES[type].idleMs} * interval '1 millisecond',
    ${sessions.createdAt} + ${SESSION_LIFETIMES[type].absoluteMs} * interval '1 millisecond')`;
