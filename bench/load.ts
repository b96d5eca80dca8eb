import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';

/**
 * Requests are sent by a process of their own, so that their cost falls on neither of the servers. It speaks HTTP by hand
 * and waits for either server: one that kept a quick server waiting would spare that server its wake-ups.
 */

const CONNECTIONS = 16;

export interface Call {
  method: 'GET' | 'PUT';
  path: string;
  cookie: string;
  body?: string;
}

interface Burst {
  url: string;
  calls: Call[];
}

type Outcome = { ok: true } | { ok: false; message: string };

export interface Load {
  /** Sends every call once, over a fixed number of kept connections. Throws when one is not answered with 200. */
  send(url: string, calls: Call[]): Promise<void>;
  stop(): Promise<void>;
}

export function startLoad(): Load {
  const child = fork(fileURLToPath(import.meta.url), { execArgv: ['--import', 'tsx'] });
  return {
    async send(url, calls) {
      const answer = once(child, 'message') as Promise<[Outcome]>;
      child.send({ url, calls } satisfies Burst);
      const [outcome] = await answer;
      if (!outcome.ok) throw new Error(outcome.message);
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

async function sendAll({ url, calls }: Burst): Promise<void> {
  const { host, hostname, port } = new URL(url);
  const queue = calls.map((call) => requestOf(call, host)).values();
  const worker = async () => {
    const socket = connect(Number(port), hostname).setNoDelay(true);
    try {
      await once(socket, 'connect');
      for (const request of queue) await exchange(socket, request);
    } finally {
      socket.destroy();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
}

function requestOf({ method, path, cookie, body }: Call, host: string): Buffer {
  const head = [`${method} ${path} HTTP/1.1`, `Host: ${host}`, `Cookie: ${cookie}`];
  if (body !== undefined) {
    head.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`);
  }
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body ?? ''}`);
}

/** Sends one request and waits for its whole answer, which both servers give with a Content-Length. */
function exchange(socket: Socket, request: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0);
    const end = (error?: Error) => {
      socket.off('data', read).off('error', end).off('close', closed);
      if (error) reject(error);
      else resolve();
    };
    const closed = () => end(new Error('the server closed the connection'));
    const read = (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const body = received.indexOf('\r\n\r\n') + 4;
      if (body < 4) return;
      const head = received.toString('latin1', 0, body);
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
      if (Number.isNaN(length)) end(new Error(`an answer without length: ${head}`));
      else if (received.length >= body + length) {
        end(head.startsWith('HTTP/1.1 200 ') ? undefined : new Error(received.toString()));
      }
    };
    socket.on('data', read).once('error', end).once('close', closed);
    socket.write(request);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.on('message', (burst: Burst) => {
    const answer = (outcome: Outcome) => process.send?.(outcome);
    sendAll(burst).then(
      () => answer({ ok: true }),
      (error: unknown) => answer({ ok: false, message: String(error) }),
    );
  });
  process.on('disconnect', () => process.exit(0));
}
