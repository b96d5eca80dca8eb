import { createServer, STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorKey } from '@shared/error-messages';
import { presentError } from '../lib/errors';

/** docs/security.md, "Requests and responses": slow headers and bodies are shed. */
const TIMES = {
  /** For the whole head of a request. */
  headersMs: 10_000,
  /** For the whole request, body included. */
  requestMs: 30_000,
  /** How often the two are looked at. */
  checkMs: 2000,
  keepAliveMs: 65_000,
  /** How long running requests may take once the server stops. */
  drainMs: 8000,
};
export type HttpTimes = typeof TIMES;

export interface HttpServer {
  server: Server;
  /** Takes no new connections, lets running requests end, and ends each connection with the answer it is owed. */
  drain: () => Promise<void>;
}

/** The HTTP server with its limits in time. What the parser refuses is answered as API errors as well. */
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
    if (draining) sayLast(res);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const begun = [...running].some((res) => res.socket === socket && res.headersSent);
    // Half an answer can't be mended, and a client that has gone hears nothing.
    if (begun || !socket.writable || error.code === 'ECONNRESET') socket.destroy();
    else refuse(socket, error.code);
  });

  return {
    server,
    drain: () =>
      new Promise((resolve) => {
        draining = true;
        // Otherwise a busy client goes on with its connection, until it is cut off in the middle of a request.
        for (const res of running) sayLast(res);
        const impatience = setTimeout(() => server.closeAllConnections(), times.drainMs);
        server.close(() => {
          clearTimeout(impatience);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}

/** Lets the client know that this is the connection's last answer. */
function sayLast(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader('Connection', 'close');
}

const REFUSALS: Record<string, [status: number, ErrorKey]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'timeout'],
  HPE_HEADER_OVERFLOW: [431, 'too_large.headers'],
};
const UNREADABLE: [number, ErrorKey] = [400, 'validation.request'];

function refuse(socket: Duplex, fault: string | undefined): void {
  const [status, key] = REFUSALS[fault ?? ''] ?? UNREADABLE;
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
