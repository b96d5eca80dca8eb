import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { listen } from '../../tests/support/app-process';
import { createPublicFetch, PublicFetchError } from './public-fetch';

const requests: string[] = [];
let response: RequestListener = (_req, res) => res.end('picture');
const server = createServer((req, res) => {
  requests.push(`${req.headers.host} ${req.url}`);
  response(req, res);
});
const port = await listen(server);
afterAll(() => server.close());

const local = createPublicFetch({
  resolve: async () => ['127.0.0.1'],
  isAllowed: (each) => each === '127.0.0.1',
});
const url = (path: string, host = 'pictures.example') => `http://${host}:${port}${path}`;
const never = new AbortController().signal;
const text = async (of: string, fetchIt = local) =>
  (await buffer((await fetchIt(of, never)).chunks)).toString();

describe('createPublicFetch', () => {
  it('returns the content, and its length if the server sends it', async () => {
    response = (_req, res) => res.setHeader('Content-Length', 7).end('picture');
    expect((await local(url('/cat.png?x=1'), never)).length).toBe(7);
    expect(await text(url('/cat.png?x=1'))).toBe('picture');
    expect(requests.at(-1)).toBe(`pictures.example:${port} /cat.png?x=1`);
    response = (_req, res) => {
      res.write('pic');
      res.end('ture');
    };
    expect((await local(url('/cat.png'), never)).length).toBeUndefined();
  });

  it('sends no cookie and no referrer', async () => {
    const seen = vi.fn<(headers: IncomingHttpHeaders) => void>();
    response = (req, res) => {
      seen(req.headers);
      res.end();
    };
    await text(url('/'));
    expect(seen).toHaveBeenCalledWith({
      'user-agent': 'Starnest',
      accept: 'image/*',
      host: `pictures.example:${port}`,
      connection: 'close',
    });
  });

  it.each([
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '0.0.0.0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[64:ff9b::7f00:1]',
    'localhost',
    '169.254.169.254',
  ])('does not reach %s', async (host) => {
    const before = requests.length;
    await expect(createPublicFetch()(url('/', host), never)).rejects.toThrow(PublicFetchError);
    expect(requests.length).toBe(before);
  });

  it('does not reach a name that resolves to private addresses', async () => {
    const before = requests.length;
    for (const found of [['127.0.0.1'], ['10.0.0.1', 'fe80::1'], ['::ffff:127.0.0.1'], []]) {
      const guarded = createPublicFetch({ resolve: async () => found });
      await expect(guarded(url('/'), never)).rejects.toThrow('no public address');
    }
    expect(requests.length).toBe(before);
  });

  it('connects to the address it checked, even if the name changes afterwards', async () => {
    response = (_req, res) => res.end('picture');
    const resolve = vi
      .fn<() => Promise<string[]>>()
      .mockResolvedValueOnce(['127.0.0.1'])
      .mockResolvedValue(['10.0.0.1']);
    const rebound = createPublicFetch({ resolve, isAllowed: () => true });
    expect(await text(url('/', 'rebind.example'), rebound)).toBe('picture');
    expect(resolve).toHaveBeenCalledTimes(1);
  });

  it('uses only the public addresses of a name', async () => {
    const both = createPublicFetch({
      resolve: async () => ['10.0.0.1', '127.0.0.1'],
      isAllowed: (each) => each === '127.0.0.1',
    });
    expect(await text(url('/'), both)).toBe('picture');
  });

  it('follows at most three redirects', async () => {
    response = (req, res) => {
      const left = Number(req.url?.slice(1));
      if (left === 0) res.end('there');
      else res.writeHead(302, { Location: `/${left - 1}` }).end();
    };
    expect(await text(url('/3'))).toBe('there');
    await expect(text(url('/4'))).rejects.toThrow('too many redirects');
  });

  it.each([
    ['http://10.0.0.1/', 'no public address'],
    ['http://[::1]/', 'no public address'],
    ['file:///etc/passwd', 'not http'],
    ['http://name:word@pictures.example/', 'credentials'],
    ['http://', 'no address'],
  ])('checks a redirect to %s like the first address', async (to, reason) => {
    response = (_req, res) => res.writeHead(301, { Location: to }).end();
    await expect(text(url('/'))).rejects.toThrow(reason);
  });

  it('resolves the name of each redirect again', async () => {
    response = (req, res) => {
      if (req.url === '/') res.writeHead(307, { Location: url('/secret', 'inside.example') }).end();
      else res.end('secret');
    };
    const before = requests.length;
    const guarded = createPublicFetch({
      resolve: async (host) => [host === 'inside.example' ? '127.0.0.2' : '127.0.0.1'],
      isAllowed: (each) => each === '127.0.0.1',
    });
    await expect(text(url('/'), guarded)).rejects.toThrow('no public address');
    expect(requests.slice(before)).toEqual([`pictures.example:${port} /`]);
  });

  it.each([204, 206, 304, 404, 500])('rejects status %d', async (status) => {
    response = (_req, res) => res.writeHead(status).end();
    await expect(text(url('/'))).rejects.toThrow(`status ${status}`);
  });

  it('aborts before the response, during it, or while resolving', async () => {
    for (const begin of ['', 'half']) {
      response = (_req, res) => {
        if (begin) res.write(begin);
      };
      const slow = local(url('/'), AbortSignal.timeout(50)).then(({ chunks }) => buffer(chunks));
      await expect(slow).rejects.toThrow(/no connection|aborted/);
    }
    const silent = createPublicFetch({
      resolve: (_host, signal) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(new PublicFetchError('aborted'))),
        ),
    });
    await expect(silent(url('/'), AbortSignal.timeout(20))).rejects.toThrow('aborted');
  });
});
