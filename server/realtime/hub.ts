import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { JoinMessage } from '@shared/realtime';
import { CLOSE_CODES } from '@shared/socket-protocol';
import type { Db } from '../db/client';
import { touchBoards } from '../devices/paired-devices';
import type { Bus } from '../events/bus';
import type { EventFor } from '../events/event-map';
import type { SessionStore } from '../sessions/session-store';
import { personOf } from '../lib/actor';
import { AppError, notFound, overloaded, unavailable } from '../lib/errors';
import type { Logger } from '../lib/logger';
import type { Secrets } from '../lib/secrets';
import { Connection } from './connection';
import { grantJoin } from './join';
import { LastChanges } from './last-changes';
import { messagesFor } from '../events/event-map';
import { Registry } from './registry';
import { watchExpiry } from './session-expiry';
import { SOCKET_LIMITS, type SocketLimits } from './socket-limits';
import {
  ignoreUpgrade,
  isForSocket,
  refuseUpgrade,
  UpgradeAuthenticator,
  wantsWebSocket,
  type SocketOwner,
} from './upgrade';

interface HubOptions {
  server: Server;
  bus: Bus;
  sessions: SessionStore;
  secrets: Secrets;
  db: Db;
  logger: Logger;
  isOverloaded: () => boolean;
  limits?: Partial<SocketLimits> | undefined;
}

export interface Hub {
  /** Rejects new sockets and closes all (1001). */
  close(): Promise<void>;
  size: () => number;
}

/**
 * Attaches the live connection on `/ws` (docs/api.md, "Socket"). Holds no state that a restart would lose.
 */
export function attachHub({
  server,
  bus,
  sessions,
  secrets,
  db,
  logger,
  isOverloaded,
  limits: given,
}: HubOptions): Hub {
  const limits = { ...SOCKET_LIMITS, ...given };
  const authenticator = new UpgradeAuthenticator({ sessions, secrets, db });
  const registry = new Registry();
  const lastChanges = new LastChanges();
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    // Compression costs ten times the memory for messages of a kilobyte.
    perMessageDeflate: false,
    maxPayload: limits.hardMessageBytes,
  });
  let closing: Promise<void> | undefined;

  const open = (ws: WebSocket, session: SocketOwner) => {
    const connection = new Connection(ws, session, limits, {
      onJoin: (message) => void join(connection, message),
      onEnd: () => {
        stopWatching();
        registry.remove(connection);
      },
    });
    const stopWatching = watchExpiry(db, session, {
      onExpired: () => connection.end(CLOSE_CODES.sessionEnded, 'session ended'),
      onUnknown: (error) => {
        logger.warn({ err: error }, 'a socket outlived its session unchecked and was closed');
        connection.end(CLOSE_CODES.restart, 'try again');
      },
    });
    registry.add(connection);
  };

  const join = async (connection: Connection, message: JoinMessage) => {
    try {
      const { actor } = connection.session;
      const granted = await grantJoin(db, connection.session, message);
      // The session's event may arrive after the lookup.
      if (granted && actor.type === 'parent' && message.userType === 'kid') await follow(connection);
      if (connection.ended) return;
      if (message.userType !== 'board' && connection.session.actor.familyId !== actor.familyId)
        return await join(connection, message);
      if (!granted) return connection.send({ type: 'error', code: 'forbidden' });
      if (message.userType === 'board') {
        registry.silence(connection);
        connection.becomeBoard();
      } else if (connection.isBoard) return connection.send({ type: 'error', code: 'forbidden' });
      for (const audience of granted.audiences) registry.listen(connection, audience);
      connection.confirmJoin(granted.channel, lastChanges.of(granted.familyId));
    } catch (error) {
      logger.warn({ err: error }, 'a join could not be looked up');
      connection.send({ type: 'error', code: 'unavailable' });
    }
  };

  const follow = async (connection: Connection) => {
    const before = connection.session;
    if (before.actor.type === 'board') return;
    const found = await sessions.findStored(before.id).catch(() => null);
    if (connection.ended) return;
    const actor = found?.actor;
    if (!actor || actor.type === 'admin' || actor.familyId === null)
      return connection.end(CLOSE_CODES.restart, 'try again');
    if (found.tabletId !== before.tabletId) return connection.end(CLOSE_CODES.restart, 'try again');
    connection.follow(actor);
    // A board gets only the events for boards.
    if (connection.isBoard) return;
    if (actor.familyId === before.actor.familyId || !registry.silence(connection)) return;
    const { familyId } = actor;
    registry.listen(connection, { kind: 'parents', familyId });
    registry.listen(connection, { kind: 'family', familyId });
    // Another tab may have switched families, so the page must refetch.
    connection.send({ type: 'family_changed' });
  };

  const ofMember = ({ familyId, userId }: { familyId: string; userId: string }) =>
    [...registry.ofPerson(userId)].filter(({ session }) => session.actor.familyId === familyId);

  const upgrade = (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!wantsWebSocket(req)) return ignoreUpgrade(server, req, socket, head);
    if (!isForSocket(req)) {
      // Rejects the upgrade if there are no other listeners.
      if (server.listenerCount('upgrade') === 1) refuseUpgrade(socket, notFound('address'));
      return;
    }
    socket.on('error', ignoreError);
    if (isOverloaded()) {
      refuseUpgrade(socket, overloaded());
      return;
    }
    authenticator
      .authenticateUpgrade(req, (session) => {
        if (closing) throw unavailable();
        if (registry.ofSession(session.id).size >= limits.socketsPerSession) {
          throw tooManySockets('browser');
        }
        if (registry.ofPerson(personOf(session.actor)).size >= limits.socketsPerPerson) {
          throw tooManySockets('person');
        }
        socket.off('error', ignoreError);
        sockets.handleUpgrade(req, socket, head, (ws) => open(ws, session));
      })
      .catch((error: unknown) => {
        const { status, code, cause } = refuseUpgrade(socket, error);
        logger.info({ status, code, ...(cause === undefined ? {} : { err: cause }) }, 'socket refused');
      });
  };

  const deliver = (event: EventFor<'sockets'>) => {
    if (event.type === 'sessions.ended') {
      authenticator.sessionsEnded(event.ids);
      for (const id of event.ids) endAll(registry.ofSession(id), CLOSE_CODES.sessionEnded, 'session ended');
      if (event.member) endAll(ofMember(event.member), CLOSE_CODES.restart, 'membership ended');
      return;
    }
    if (event.type === 'sessions.changed') {
      authenticator.sessionsChanged(event.ids);
      for (const id of event.ids) for (const connection of registry.ofSession(id)) void follow(connection);
      return;
    }
    lastChanges.note(event.familyId);
    if (event.type === 'board.changed')
      for (const connection of registry.ofSession(event.deviceId)) connection.changeBoard(event);
    for (const { to, message } of messagesFor(event)) {
      const listeners = registry.listeners(to);
      if (listeners.size === 0) continue;
      const bytes = Buffer.from(JSON.stringify(message));
      for (const connection of listeners) {
        if (to.kind === 'boards' && !connection.shows(to)) continue;
        if (message.type === 'board_changed') connection.sendSparsely(bytes);
        else connection.send(bytes);
      }
    }
  };

  const heartbeat = setInterval(() => {
    for (const connection of registry.all()) connection.ping();
    // A connected board reads only after changes.
    const boards = [...registry.all()].flatMap(({ isBoard, session: { board } }) =>
      isBoard && board ? [board.device.id] : [],
    );
    if (boards.length === 0) return;
    touchBoards(db, boards).catch((error: unknown) =>
      logger.warn({ err: error }, 'boards could not be marked as online'),
    );
  }, limits.pingMs);
  heartbeat.unref();
  const unsubscribe = bus.subscribe('sockets', deliver);
  // Events were missed, so clients must reconnect and refetch.
  const stopResyncs = bus.onResync(() => {
    lastChanges.forget();
    endAll(registry.all(), CLOSE_CODES.restart, 'read again');
  });
  server.on('upgrade', upgrade);

  const shutDown = async () => {
    clearInterval(heartbeat);
    unsubscribe();
    stopResyncs();
    await Promise.all(
      endAll(registry.all(), CLOSE_CODES.goingAway, 'going away').map(({ closed }) => closed),
    );
    server.off('upgrade', upgrade);
  };
  return {
    close: () => (closing ??= shutDown()),
    size: () => registry.all().size,
  };
}

function endAll(connections: Iterable<Connection>, code: number, reason: string): Connection[] {
  const all = [...connections];
  for (const connection of all) connection.end(code, reason);
  return all;
}

const ignoreError = () => {};

const tooManySockets = (of: 'browser' | 'person') =>
  new AppError('rate_limited', `rate_limited.${of}_sockets`, { retryAfter: 60 });
