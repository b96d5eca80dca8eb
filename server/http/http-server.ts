import { createServer, STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ErrorKey } from '@shared/error-messages';
import { presentError } from '../lib/errors';

const TIMES = {
  headersMs: 10_000,
  requestMs: 30_000,
  checkMs: 2000,
  keepAliveMs: 65_000,
  drainMs: 8000,
};
export type HttpTimes = typeof TIMES;

/** Afterwards, the client opens a new connection. */
const REQUESTS_PER_CONNECTION = 1000;
const OPEN_REQUESTS_PER_CONNECTION = 20;

export interface HttpServer {
  server: Server;
  /** Finishes running requests, and closes each connection after its response. */
  drain: () => Promise<void>;
}

/** Requests that the parser rejects get an API error, too. */
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
    // A started response can't be replaced.
    if (hasBegun || !socket.writable || error.code === 'ECONNRESET') socket.destroy();
    else refuse(socket, error.code);
  });

  return {
    server,
    drain: () =>
      new Promise((resolve) => {
        draining = true;
        // Otherwise a busy client is cut off during a request.
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

function limitOpenRequests(server: Server): void {
  const openOn = new WeakMap<Socket, number>();
  const count = (socket: Socket, change: 1 | -1) => {
    const open = (openOn.get(socket) ?? 0) + change;
    openOn.set(socket, open);
    if (open < OPEN_REQUESTS_PER_CONNECTION) {
      if (socket.isPaused()) socket.resume();
      return;
    }
    // Node resumes the connection after reading a request.
    setImmediate(() => {
      if ((openOn.get(socket) ?? 0) >= OPEN_REQUESTS_PER_CONNECTION) socket.pause();
    });
  };
  server.on('request', ({ socket }, res) => {
    count(socket, 1);
    res.once('close', () => count(socket, -1));
  });
}

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
