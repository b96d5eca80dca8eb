import { request } from 'node:https';
import { parseSetCookie } from 'cookie';

export interface HttpsResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

/** A client for a local server with another `host` and a self-signed certificate. */
export class HttpsClient {
  readonly host: string;
  readonly #port: number;
  readonly #cookies = new Map<string, string>();
  setCookies: string[] = [];

  constructor(host: string, port: number) {
    this.host = host;
    this.#port = port;
  }

  get options() {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return {
      host: '127.0.0.1',
      port: this.#port,
      servername: this.host,
      rejectUnauthorized: false,
      headers: { Host: this.host, ...(cookie && { Cookie: cookie }) },
    };
  }

  /** Sends buffers unchanged, anything else as JSON. */
  send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const bytes = body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
    const type = Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json';
    const sent = {
      ...this.options.headers,
      ...(bytes && { 'Content-Type': type, 'Content-Length': String(bytes.length) }),
      ...headers,
    };
    return new Promise<HttpsResponse>((resolve, reject) => {
      const outgoing = request({ ...this.options, method, path, headers: sent }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.on('error', reject);
        response.on('end', () => {
          this.#keep(response.headers['set-cookie'] ?? []);
          const isJson = response.headers['content-type']?.includes('json') === true;
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: isJson ? (JSON.parse(text) as unknown) : text,
          });
        });
      });
      outgoing.on('error', reject);
      outgoing.end(bytes);
    });
  }

  #keep(setCookies: string[]): void {
    this.setCookies = setCookies;
    for (const text of setCookies) {
      const { name, value } = parseSetCookie(text, { decode: (raw) => raw });
      if (value !== undefined) this.#cookies.set(name, value);
    }
  }
}
