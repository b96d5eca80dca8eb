import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { listen } from '../../tests/support/app-process';
import { PublicFetchError } from './public-fetch';
import { createPublicPost } from './public-post';

const requests: string[] = [];
let status = 201;
const server = createServer(async (req, res) => {
  requests.push(`${req.method} ${req.headers.host} ${req.url} ${await text(req)}`);
  res.writeHead(status, { Location: '/elsewhere' }).end();
});
const port = await listen(server);
afterAll(() => server.close());

const here = { resolve: async () => ['127.0.0.1'], request, port };
const local = createPublicPost({ ...here, isAllowed: (each) => each === '127.0.0.1' });
const url = 'https://push.example.net/to/me?x=1';
const message = { headers: { TTL: 60 }, body: Buffer.from('hello') };
const never = new AbortController().signal;

describe('createPublicPost', () => {
  it('reaches hosts of the home network that are listed, also over http', async () => {
    const privateHosts = new Set([`nas.home:${port}`]);
    const atHome = createPublicPost({ privateHosts, resolve: async () => ['127.0.0.1'] });
    expect(await atHome(`http://nas.home:${port}/hook`, message, never)).toBe(201);
    expect(requests).toEqual([`POST nas.home:${port} /hook hello`]);
    requests.length = 0;
    for (const other of ['http://nas.home/hook', `http://tv.home:${port}/`, 'https://nas.home/'])
      await expect(atHome(other, message, never)).rejects.toThrow(PublicFetchError);
    expect(requests).toEqual([]);
  });

  it('sends the body, returns the status and follows no redirect', async () => {
    for (const each of [201, 302, 410]) {
      status = each;
      expect(await local(url, message, never)).toBe(each);
      expect(requests).toEqual([`POST push.example.net:${port} /to/me?x=1 hello`]);
      requests.length = 0;
    }
  });

  it.each([['127.0.0.1'], ['10.0.0.1', 'fe80::1'], ['::ffff:127.0.0.1'], ['169.254.169.254'], []])(
    'does not reach a name that resolves to %s',
    async (...found) => {
      const guarded = createPublicPost({ ...here, resolve: async () => found });
      await expect(guarded(url, message, never)).rejects.toThrow('no public address');
      expect(requests).toEqual([]);
    },
  );

  it('connects to the address it checked, even if the name changes afterwards', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    const resolve = async () => answers.shift() ?? [];
    const pinned = createPublicPost({ ...here, resolve, isAllowed: (each) => each === '127.0.0.1' });
    expect(await pinned(url, message, never)).toBe(410);
    expect(answers).toHaveLength(1);
  });

  it.each([
    'http://push.example.net/',
    'https://push.example.net:22/',
    'https://127.0.0.1/',
    'https://localhost/',
    'https://a:b@example.net/',
  ])('does not reach %s', async (target) => {
    await expect(local(target, message, never)).rejects.toThrow(PublicFetchError);
  });

  it('stops when it is aborted', async () => {
    const stop = AbortSignal.abort();
    await expect(local(url, message, stop)).rejects.toThrow(PublicFetchError);
  });
});
