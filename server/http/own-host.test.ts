import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { listen } from '../../tests/support/app-process';
import { requireOwnHost } from './own-host';

let close = () => {};
afterEach(() => close());

async function appWith(names: Partial<Parameters<typeof requireOwnHost>[0]> = {}) {
  const app = express();
  app.use(requireOwnHost({ appOrigin: undefined, trustProxy: false, ...names }));
  app.use((_req, res) => void res.send('ok'));
  const server = createServer(app);
  const port = await listen(server);
  close = () => server.close();
  return async (...hosts: string[]) => {
    const socket = connect(port, '127.0.0.1');
    const lines = hosts.map((host) => `Host: ${host}\r\n`).join('');
    socket.write(`GET / HTTP/1.1\r\n${lines}X-Forwarded-Host: evil.example\r\nConnection: close\r\n\r\n`);
    return Number((await text(socket)).split(' ')[1]);
  };
}

describe('the Host header', () => {
  it.each([
    'localhost:5000',
    '127.0.0.1:5000',
    '192.168.1.20',
    '203.0.113.7:5000',
    '[::1]:5000',
    'nest',
    'Nest.Local:5000',
    'nest.lan',
    'nest.home.arpa.',
    'app.default.svc.cluster.local',
  ])('is accepted as %s without configuration', async (host) => {
    expect(await (await appWith())(host)).toBe(200);
  });

  it.each(['evil.example', 'evil.example:5000', 'localhost.evil.example', 'nest.local.example'])(
    'is rejected as %s with or without STARNEST_URL',
    async (host) => {
      expect(await (await appWith())(host)).toBe(421);
      expect(await (await appWith({ appOrigin: 'https://nest.example.org' }))(host)).toBe(421);
    },
  );

  it('is accepted if STARNEST_URL or HOST names it', async () => {
    const names = { appOrigin: 'https://nest.example.org', listenHost: 'inside.example.org' };
    const statusOf = await appWith(names);
    expect(await statusOf('nest.example.org')).toBe(200);
    expect(await statusOf('inside.example.org:5000')).toBe(200);
    expect(await statusOf('www.nest.example.org')).toBe(421);
  });

  it('may be anything behind a trusted proxy unless STARNEST_URL is set', async () => {
    expect(await (await appWith({ trustProxy: 1 }))('nest.example.org')).toBe(200);
    const named = await appWith({ trustProxy: 1, appOrigin: 'https://nest.example.org' });
    expect(await named('evil.example')).toBe(421);
  });

  it.each([
    [['localhost', 'localhost']],
    [['localhost', 'evil.example']],
    [['evil.example@localhost']],
    [['a b']],
  ])('is rejected unless it is one valid header: %j', async (hosts) => {
    expect(await (await appWith())(...hosts)).toBe(400);
  });
});
