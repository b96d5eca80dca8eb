import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';

/**
 * Requests are sent by a process of their own, so that their cost falls on neither of the servers. It speaks HTTP by hand
 * and waits for either server: one that kept a quick server waiting would spare that server its wake-ups.
 */

const CONNECTIONS = 16;
const OK = ['http/1.1 200 '];

export interface Call {
  method: 'GET' | 'PUT';
  path: string;
  cookie: string;
  body?: string;
  /** Headers beyond those. */
  headers?: Record<string, string>;
  /** What every answer's head must say, in lower case; `200` unless told: another answer would cost something else. */
  says?: string[];
}

interface Burst {
  url: string;
  calls: Call[];
}

type Outcome = { ok: true } | { ok: false; message: string };

export interface Load {
  /** Sends every call once, over a fixed number of kept connections. Throws when one is not answered as it should be. */
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
  const queue = calls.map((call) => ({ request: requestOf(call, host), says: call.says ?? OK })).values();
  const worker = async () => {
    const socket = connect(Number(port), hostname).setNoDelay(true);
    try {
      await once(socket, 'connect');
      for (const { request, says } of queue) await exchange(socket, request, says);
    } finally {
      socket.destroy();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
}

function requestOf({ method, path, cookie, body, headers = {} }: Call, host: string): Buffer {
  const head = [`${method} ${path} HTTP/1.1`, `Host: ${host}`, `Cookie: ${cookie}`];
  for (const [name, value] of Object.entries(headers)) head.push(`${name}: ${value}`);
  if (body !== undefined) {
    head.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`);
  }
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body ?? ''}`);
}

/** Sends one request and waits for its whole answer, which both servers give with a Content-Length if it has a body. */
function exchange(socket: Socket, request: Buffer, says: string[]): Promise<void> {
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
      const head = received.toString('latin1', 0, body).toLowerCase();
      const said = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
      const length = said === undefined && head.startsWith('http/1.1 304 ') ? 0 : Number(said);
      if (Number.isNaN(length)) end(new Error(`an answer without length: ${head}`));
      else if (received.length >= body + length) {
        const missing = says.find((part) => !head.includes(part));
        end(missing === undefined ? undefined : new Error(`${missing} is not in ${received.toString()}`));
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
