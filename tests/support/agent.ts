import { parseSetCookie } from 'cookie';
import { expectDeclared } from './declared';

export interface HttpResponse {
  status: number;
  headers: Headers;
  body: unknown;
}

type Extra = Record<string, string>;

/**
 * Acts like one browser: keeps cookies and follows no redirects. Every response must match the endpoint's
 * declaration.
 */
export class Agent {
  readonly url: string;
  readonly #cookies = new Map<string, string>();

  constructor(url: string) {
    this.url = url;
  }

  get(path: string, headers?: Extra): Promise<HttpResponse> {
    return this.send('GET', path, undefined, headers);
  }

  post(path: string, body?: unknown, headers?: Extra): Promise<HttpResponse> {
    return this.send('POST', path, JSON.stringify(body), headers);
  }

  put(path: string, body?: unknown, headers?: Extra): Promise<HttpResponse> {
    return this.send('PUT', path, JSON.stringify(body), headers);
  }

  del(path: string, body?: unknown, headers?: Extra): Promise<HttpResponse> {
    return this.send('DELETE', path, JSON.stringify(body), headers);
  }

  async send(method: string, path: string, text?: string, headers: Extra = {}): Promise<HttpResponse> {
    const response = await fetch(new URL(path, this.url), {
      method,
      redirect: 'manual',
      body: text ?? null,
      headers: {
        ...(text === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(this.#cookies.size > 0 ? { Cookie: this.cookie } : {}),
        ...headers,
      },
    });
    this.#keep(response.headers.getSetCookie());
    const received = { status: response.status, headers: response.headers, body: await read(response) };
    // Apps of a test have no declarations.
    if (received.headers.has('x-request-id')) expectDeclared(method, path, received);
    return received;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Copies another browser's cookies, as if they were stolen. */
  copyCookies(other: Agent): this {
    for (const [name, value] of other.#cookies) this.#cookies.set(name, value);
    return this;
  }

  addCookie(name: string, value: string): this {
    this.#cookies.set(name, value);
    return this;
  }

  #keep(setCookies: string[]): void {
    for (const { name, value, maxAge, expires } of setCookies.map((text) =>
      parseSetCookie(text, { decode: (raw) => raw }),
    )) {
      const gone =
        value === undefined || maxAge === 0 || (expires !== undefined && expires.getTime() <= Date.now());
      if (gone) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}

async function read(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  return response.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as unknown) : text;
}
