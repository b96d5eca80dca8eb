import { createServer, STATUS_CODES, type Server, type ServerResponse } from 'node:http';
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
