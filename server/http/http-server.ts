import { createServer, STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ErrorKey } from '@shared/error-messages';
import { presentError } from '../lib/errors';

/** docs/security.md, "Requests and responses": slow clients are disconnected. */
const TIMES = {
  /** To receive all headers of a request. */
  headersMs: 10_000,
  /** To receive a whole request, including its body. */
  requestMs: 30_000,
  /** How often these two are checked. */
  checkMs: 2000,
  keepAliveMs: 65_000,
  /** To finish running requests once the server stops. */
  drainMs: 8000,
};
export type HttpTimes = typeof TIMES;

/** Then the client opens another connection: one can't have everything that it sends at once answered. */
const REQUESTS_PER_CONNECTION = 1000;
/** Requests of one connection under way; no browser or proxy sends the next before the last is answered. */
const OPEN_REQUESTS_PER_CONNECTION = 20;

export interface HttpServer {
  server: Server;
  /** Accepts no new connections, lets running requests finish, and closes each connection after its response. */
  drain: () => Promise<void>;
}

/** The HTTP server with its time limits. Requests that the parser refuses get an API error as well. */
export function createHttpServer(given: Partial<HttpTimes> = {}): HttpServer {
  const times = { ...TIMES, ...given };
  const server = createServer({
    headersTimeout: times.headersMs,
    requestTimeout: times.requestMs,
    connectionsCheckingInterval: times.checkMs,
    keepAliveTimeout: times.keepAliveMs,
  });
  server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION;
  limitOpenRequests(server);
  const running = new Set<ServerResponse>();
  let draining = false;

  server.on('request', (_req, res) => {
    running.add(res);
    res.once('close', () => running.delete(res));
    if (draining) announceClose(res);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const hasBegun = [...running].some((res) => res.socket === socket && res.headersSent);
    // A response that has begun can't be replaced, and a client that has gone gets nothing.
    if (hasBegun || !socket.writable || error.code === 'ECONNRESET') socket.destroy();
    else refuse(socket, error.code);
  });

  return {
    server,
    drain: () =>
      new Promise((resolve) => {
        draining = true;
        // Otherwise a busy client keeps using its connection until it is cut off in the middle of a request.
        for (const res of running) announceClose(res);
        const deadline = setTimeout(() => server.closeAllConnections(), times.drainMs);
        server.close(() => {
          clearTimeout(deadline);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}

/** Reads no further from a connection with 20 requests that are not answered. */
function limitOpenRequests(server: Server): void {
  const openOn = new WeakMap<Socket, number>();
  const count = (socket: Socket, change: 1 | -1) => {
    const open = (openOn.get(socket) ?? 0) + change;
    openOn.set(socket, open);
    if (open < OPEN_REQUESTS_PER_CONNECTION) {
      if (socket.isPaused()) socket.resume();
      return;
    }
    // Not now: Node resumes the connection itself when it has read a request to its end.
    setImmediate(() => {
      if ((openOn.get(socket) ?? 0) >= OPEN_REQUESTS_PER_CONNECTION) socket.pause();
    });
  };
  server.on('request', ({ socket }, res) => {
    count(socket, 1);
    res.once('close', () => count(socket, -1));
  });
}

/** Tells the client that this is the connection's last response. */
function announceClose(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader('Connection', 'close');
}

const REFUSALS: Record<string, [status: number, ErrorKey]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'timeout'],
  HPE_HEADER_OVERFLOW: [431, 'too_large.headers'],
};
const UNREADABLE: [number, ErrorKey] = [400, 'validation.request'];

function refuse(socket: Duplex, code: string | undefined): void {
  const [status, key] = REFUSALS[code ?? ''] ?? UNREADABLE;
  const body = JSON.stringify(presentError({ key, params: {}, fields: undefined }));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Connection: close',
    'Cache-Control: no-store',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
