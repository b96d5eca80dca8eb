import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Ask {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  cookie?: string | undefined;
  body?: object;
}

export interface Reply {
  status: number;
  text: string;
  /** From the first byte sent to the last one received. */
  ms: number;
}

/** One kept connection to a server, with one request at a time: what a person waits for, and little of the measuring's own. */
export class Caller {
  readonly #url: URL;
  #socket: Socket | undefined;

  constructor(url: string) {
    this.#url = new URL(url);
  }

  /** Throws when the answer is none of the successes. */
  async ask(ask: Ask): Promise<Reply> {
    const socket = await this.#connected();
    const request = this.#requestOf(ask);
    const started = performance.now();
    socket.write(request);
    let received: Buffer = Buffer.alloc(0);
    for (;;) {
      const [chunk] = (await once(socket, 'data')) as [Buffer];
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const body = received.indexOf('\r\n\r\n') + 4;
      if (body < 4) continue;
      const head = received.toString('latin1', 0, body);
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (received.length < body + length) continue;
      const reply = {
        status: Number(head.slice(9, 12)),
        text: received.toString('utf8', body),
        ms: performance.now() - started,
      };
      if (reply.status >= 300)
        throw new Error(`${ask.method} ${ask.path} was answered ${reply.status}: ${reply.text}`);
      return reply;
    }
  }

  close(): void {
    this.#socket?.destroy();
  }

  async #connected(): Promise<Socket> {
    if (this.#socket && !this.#socket.destroyed) return this.#socket;
    const { hostname, port } = this.#url;
    this.#socket = connect(Number(port), hostname).setNoDelay(true);
    // Between two requests a server may hang up; the next one connects again.
    this.#socket.on('error', () => {});
    await once(this.#socket, 'connect');
    return this.#socket;
  }

  #requestOf({ method, path, cookie, body }: Ask): Buffer {
    const head = [`${method} ${path} HTTP/1.1`, `Host: ${this.#url.host}`];
    if (cookie !== undefined) head.push(`Cookie: ${cookie}`);
    const text = body === undefined && method !== 'GET' ? '{}' : JSON.stringify(body);
    if (text !== undefined)
      head.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`);
    return Buffer.from(`${head.join('\r\n')}\r\n\r\n${text ?? ''}`);
  }
}
