import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Answer {
  status: number;
  code: string;
}

export interface RawCall {
  method: string;
  path: string;
  body: string;
  headers: Record<string, string>;
}

export async function sendHalf(
  url: string,
  { method, path, body, headers }: RawCall,
): Promise<() => Promise<Answer>> {
  const sent = request(new URL(path, url), {
    method,
    agent: false,
    headers: {
      ...headers,
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(body)),
    },
  });
  const answered = once(sent, 'response') as Promise<[import('node:http').IncomingMessage]>;
  answered.catch(() => {});
  await new Promise<void>((resolve) => sent.write(body.slice(0, -1), () => resolve()));
  return async () => {
    sent.end(body.slice(-1));
    const [response] = await answered;
    const received = await text(response);
    const { code = '' } = (
      response.headers['content-type']?.includes('json') ? JSON.parse(received) : {}
    ) as { code?: string };
    return { status: response.statusCode ?? 0, code };
  };
}
