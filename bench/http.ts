import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';

const CONNECTIONS = 16;

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  cookie?: string | undefined;
  body?: object;
  headers?: Record<string, string>;
  expect?: string[];
}

export interface HttpResponse {
  status: number;
  head: string;
  body: Buffer;
  ms: number;
}

/**
 * A connection with one request at a time. Raw HTTP, because an ordinary client kept the bare server busy,
 * which made it seem up to a tenth cheaper.
 */
class Connection {
  readonly #socket: Socket;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('error', () => {});
  }

  static async open(url: string): Promise<Connection> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname).setNoDelay(true);
    await once(socket, 'connect');
    return new Connection(socket);
  }

  get isOpen(): boolean {
    return this.#socket.readyState === 'open';
  }

  close(): void {
    this.#socket.destroy();
  }

  exchange(request: Buffer): Promise<HttpResponse> {
    const socket = this.#socket;
    return new Promise((resolve, reject) => {
      const started = performance.now();
      let received: Buffer = Buffer.alloc(0);
      const end = () => socket.off('data', read).off('close', closed);
      const closed = () => {
        end();
        reject(new Error('the server closed the connection'));
      };
      const read = (chunk: Buffer) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const body = received.indexOf('\r\n\r\n') + 4;
        if (body < 4) return;
        const head = received.toString('latin1', 0, body);
        const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
        if (received.length < body + length) return;
        end();
        const ms = performance.now() - started;
        resolve({ status: Number(head.slice(9, 12)), head, body: received.subarray(body), ms });
      };
      socket.on('data', read).once('close', closed);
      socket.write(request);
    });
  }
}

function encode({ method, path, cookie, body, headers = {} }: HttpRequest, host: string): Buffer {
  const lines = [`${method} ${path} HTTP/1.1`, `Host: ${host}`];
  if (cookie !== undefined) lines.push(`Cookie: ${cookie}`);
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  const text = method === 'GET' ? '' : JSON.stringify(body ?? {});
  if (text !== '') lines.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`);
}

export class HttpClient {
  readonly #url: string;
  readonly #idle: Connection[] = [];
  readonly #waiting: (() => void)[] = [];
  #free: number;

  /** Further requests wait for one of `maxConnections`. */
  constructor(url: string, maxConnections = Infinity) {
    this.#url = url;
    this.#free = maxConnections;
  }

  async send(request: HttpRequest): Promise<HttpResponse> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await this.#exchange(request);
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }

  async #exchange(request: HttpRequest): Promise<HttpResponse> {
    const { method, path, expect = [] } = request;
    const connection = await this.#connection();
    const response = await connection.exchange(encode(request, new URL(this.#url).host));
    const { status, head, body } = response;
    if (/\r\nconnection: close/i.test(head)) connection.close();
    else this.#idle.push(connection);
    const missing = expect.find((part) => !head.toLowerCase().includes(part));
    if (status >= 400 || missing !== undefined)
      throw new Error(`${method} ${path}: without ${missing}: ${head}${body.toString()}`);
    return response;
  }

  stop(): void {
    for (const connection of this.#idle) connection.close();
  }

  async #connection(): Promise<Connection> {
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) if (idle.isOpen) return idle;
    return Connection.open(this.#url);
  }
}

interface Burst {
  url: string;
  requests: HttpRequest[];
}

export interface LoadProcess {
  /** Sends each request once over 16 connections. Throws for an unexpected response. */
  send(url: string, requests: HttpRequest[]): Promise<void>;
  stop(): Promise<void>;
}

/** Sending must not count against a compared server. */
export function startLoadProcess(): LoadProcess {
  const child = fork(fileURLToPath(import.meta.url), { execArgv: ['--import', 'tsx'] });
  return {
    async send(url, requests) {
      const done = once(child, 'message') as Promise<[string]>;
      child.send({ url, requests } satisfies Burst);
      const [error] = await done;
      if (error !== '') throw new Error(error);
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

async function sendBurst({ url, requests }: Burst): Promise<void> {
  const client = new HttpClient(url);
  const queue = requests.values();
  const worker = async () => {
    for (const request of queue) await client.send(request);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  client.stop();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.on('message', (burst: Burst) => {
    sendBurst(burst).then(
      () => process.send?.(''),
      (error: unknown) => process.send?.(String(error)),
    );
  });
  process.on('disconnect', () => process.exit(0));
}
