import type { IncomingMessage, Server } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { SOCKET_PATH } from '@shared/socket-protocol';
import type { Db } from '../db/client';
import { isDatabaseUnavailable } from '../db/errors';
import { boardOfUpgrade } from '../devices/paired-devices';
import { comesFromApp } from '../http/same-origin';
import { sessionIdOf } from '../sessions/session';
import type { Session, SessionStore } from '../sessions/session-store';
import type { BoardActor, FamilyActor } from '../lib/actor';
import { AppError, forbidden, noFamily, presentError, unauthorized, unavailable } from '../lib/errors';
import type { Secrets } from '../lib/secrets';
import { sessionTimeLeft } from './session-expiry';

/** A session, a family board by its cookie, or both on one browser. */
export interface SocketOwner {
  /** The session's id, or the board's. */
  id: string;
  actor: FamilyActor | BoardActor;
  tabletId: string | null;
  /** The remaining time, null for a board, which has no expiry. */
  leftMs: number | null;
  board: BoardActor | null;
}

interface AuthenticatorDeps {
  sessions: Pick<SessionStore, 'find'>;
  secrets: Secrets;
  db: Db;
}

export function wantsWebSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket';
}

/**
 * Serves a request that offers another protocol (RFC 9110, 7.8), because Java's client offers HTTP/2 with
 * every first request. Node treats it as an upgrade with an unread body, so this puts it back onto its
 * connection without the offer.
 */
export function ignoreUpgrade(server: Server, req: IncomingMessage, socket: Duplex, body: Buffer): void {
  const head = [`${req.method} ${req.url} HTTP/${req.httpVersion}`];
  const { rawHeaders } = req;
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) {
    const [name, value] = rawHeaders.slice(i, i + 2);
    if (name?.toLowerCase() !== 'upgrade') head.push(`${name}: ${value}`);
  }
  socket.unshift(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), body]));
  server.emit('connection', socket);
}

/** Other paths may be for the development server. */
export function isForSocket(req: IncomingMessage): boolean {
  return req.url?.split('?', 1)[0] === SOCKET_PATH;
}

/** Receives session changes, because a session may end or move in the meantime. */
export class UpgradeAuthenticator {
  readonly #deps: AuthenticatorDeps;
  readonly #endedMeanwhile = new Set<string>();
  /** Changes per session since the first pending upgrade started. */
  readonly #changes = new Map<string, number>();
  #pending = 0;

  constructor(deps: AuthenticatorDeps) {
    this.#deps = deps;
  }

  /**
   * Throws 403 for a foreign or missing origin and for admins, 401 without a session, 503 if the database is
   * down.
   */
  async authenticateUpgrade(req: IncomingMessage, accept: (session: SocketOwner) => void): Promise<void> {
    this.#pending += 1;
    try {
      requireOwnOrigin(req);
      const session = await this.#unchangedSession(req);
      // `accept` registers the socket, so without an await before it no ending is missed.
      const ids = [session.id, session.board?.device.id ?? ''];
      if (ids.some((id) => this.#endedMeanwhile.has(id))) throw unauthorized();
      accept(session);
    } finally {
      this.#pending -= 1;
      if (this.#pending === 0) {
        this.#endedMeanwhile.clear();
        this.#changes.clear();
      }
    }
  }

  sessionsEnded(ids: string[]): void {
    if (this.#pending > 0) for (const id of ids) this.#endedMeanwhile.add(id);
  }

  sessionsChanged(ids: string[]): void {
    if (this.#pending > 0) for (const id of ids) this.#changes.set(id, this.#changesOf(id) + 1);
  }

  #changesOf(id: string): number {
    return this.#changes.get(id) ?? 0;
  }

  /** Finds the session again if it changed in the meantime. */
  async #unchangedSession(req: IncomingMessage): Promise<SocketOwner> {
    let session = await this.#findOwner(req);
    for (let seen = 0; seen !== this.#changesOf(session.id);) {
      seen = this.#changesOf(session.id);
      session = await this.#findOwner(req);
    }
    return session;
  }

  async #findOwner(req: IncomingMessage): Promise<SocketOwner> {
    const found = await this.#find(req);
    const board = await boardOfUpgrade(this.#deps.db, req);
    if (!found && board) {
      const { id } = board.device;
      return { id, actor: board, tabletId: id, leftMs: null, board };
    }
    if (!found) throw unauthorized();
    const { id, actor, tabletId } = found;
    if (actor.type === 'admin') throw forbidden();
    if (actor.familyId === null) throw noFamily();
    const leftMs = await sessionTimeLeft(this.#deps.db, id);
    if (leftMs === null) throw unauthorized();
    return { id, actor, tabletId, leftMs, board };
  }

  /** The cookie's name depends on the proxy settings, so both names are tried. */
  async #find(req: IncomingMessage): Promise<Session | null> {
    const { sessions, secrets } = this.#deps;
    for (const secure of [true, false]) {
      const sid = sessionIdOf(req, secure, secrets);
      const found = sid === null ? null : await sessions.find(sid);
      if (found) return found;
    }
    return null;
  }
}

/** Browsers send the cookies from any page, and always an Origin with upgrades. */
function requireOwnOrigin(req: IncomingMessage): void {
  if (req.headers.origin !== undefined && comesFromApp(req.headers)) return;
  throw new AppError('forbidden', 'foreign_origin');
}

/** Answers with an API error and closes the connection. */
export function refuseUpgrade(socket: Duplex, error: unknown): AppError {
  const appError = asAppError(error);
  const text = JSON.stringify(presentError(appError));
  const head = [
    `HTTP/1.1 ${appError.status} ${STATUS_CODES[appError.status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(text)}`,
    ...(appError.retryAfter === undefined ? [] : [`Retry-After: ${appError.retryAfter}`]),
  ];
  socket.once('finish', () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
  return appError;
}

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) return unavailable(undefined, error);
  return new AppError('internal', 'internal', { cause: error });
}
