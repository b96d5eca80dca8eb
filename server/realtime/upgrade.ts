import type { IncomingMessage } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorAnswer } from '@shared/contracts/error';
import { SOCKET_PATH } from '@shared/socket-protocol';
import type { Db } from '../db/client';
import { isDatabaseAway } from '../db/faults';
import { comesFromApp } from '../http/same-origin';
import { sessionIdOf } from '../sessions/session';
import type { LiveSession, SessionStore } from '../sessions/session-store';
import type { FamilyActor } from '../lib/actor';
import { AppError, forbidden, unauthorized, unavailable } from '../lib/errors';
import type { Secrets } from '../lib/secrets';
import { sessionTimeLeft } from './session-expiry';

/** The session of a parent or kid. */
export interface FamilySession {
  id: string;
  actor: FamilyActor;
  /** Milliseconds until it ends, when the socket was opened. */
  leftMs: number;
}

interface GateDeps {
  sessions: Pick<SessionStore, 'find'>;
  secrets: Secrets;
  db: Db;
}

/** True for the one path that sockets live on; others may be somebody else's, such as the development server's. */
export function isForSocket(req: IncomingMessage): boolean {
  return req.url?.split('?', 1)[0] === SOCKET_PATH;
}

/** Decides which upgrades come in. Told of ended sessions, because one may end while its upgrade is being looked at. */
export class Gate {
  readonly #deps: GateDeps;
  readonly #endedMeanwhile = new Set<string>();
  #pending = 0;

  constructor(deps: GateDeps) {
    this.#deps = deps;
  }

  /**
   * Calls `enter` with the live session of a parent or kid behind an upgrade. Throws 403 for a foreign or missing origin
   * and for an admin, 401 without a live session, 503 when the database is away, and what `enter` throws.
   */
  async pass(req: IncomingMessage, enter: (session: FamilySession) => void): Promise<void> {
    this.#pending += 1;
    try {
      requireOwnOrigin(req);
      const session = await this.#familySession(req);
      // Nothing may come between this look and `enter`, which puts the socket where the next ending finds it.
      if (this.#endedMeanwhile.has(session.id)) throw unauthorized();
      enter(session);
    } finally {
      this.#pending -= 1;
      if (this.#pending === 0) this.#endedMeanwhile.clear();
    }
  }

  sessionsEnded(ids: string[]): void {
    if (this.#pending > 0) for (const id of ids) this.#endedMeanwhile.add(id);
  }

  async #familySession(req: IncomingMessage): Promise<FamilySession> {
    const found = await this.#find(req);
    if (!found) throw unauthorized();
    const { id, actor } = found;
    if (actor.type === 'admin') throw forbidden();
    const leftMs = await sessionTimeLeft(this.#deps.db, id);
    if (leftMs === null) throw unauthorized();
    return { id, actor, leftMs };
  }

  /**
   * The cookie is named by whether Express saw the login come over https, which takes the proxy settings to know; here
   * both names are tried, the one that only https can set first.
   */
  async #find(req: IncomingMessage): Promise<LiveSession | null> {
    const { sessions, secrets } = this.#deps;
    for (const secure of [true, false]) {
      const sid = sessionIdOf(req, secure, secrets);
      const found = sid === null ? null : await sessions.find(sid);
      if (found) return found;
    }
    return null;
  }
}

/** A browser always says where an upgrade comes from, and cookies ride on it whichever page asks. */
function requireOwnOrigin(req: IncomingMessage): void {
  if (req.headers.origin !== undefined && comesFromApp(req.headers)) return;
  throw new AppError('forbidden', 'This request does not come from Starnest.', { code: 'foreign_origin' });
}

/** Answers an upgrade with a refusal in the contract's form instead, and hangs up. Returns the refusal. */
export function refuseUpgrade(socket: Duplex, error: unknown): AppError {
  const fault = asAppError(error);
  const body: ErrorAnswer = { message: fault.message, code: fault.code };
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${fault.status} ${STATUS_CODES[fault.status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(text)}`,
    ...(fault.retryAfter === undefined ? [] : [`Retry-After: ${fault.retryAfter}`]),
  ];
  socket.once('finish', () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
  return fault;
}

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error)) return unavailable(undefined, error);
  return new AppError('internal', 'Something went wrong on our side. Please try again.', { cause: error });
}
