import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createHttpServer } from './http-server';

const { server } = createHttpServer();
const open: ServerResponse[] = [];
let isAnswering = false;
server.on('request', (_req, res) => {
  if (isAnswering) res.end('ok');
  else open.push(res);
});
server.listen(0, '127.0.0.1');
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('stops reading from a connection with 20 open requests and resumes after the responses', async () => {
  const COUNT = 400;
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let received = '';
  socket.on('data', (data) => (received += data.toString()));
  // A chunk of the connection has only a few requests of this size.
  const padding = 'x'.repeat(4000);
  socket.write(`GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Padding: ${padding}\r\n\r\n`.repeat(COUNT));
  await expect.poll(() => open.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(20);
  // Enough for the server to read the rest.
  for (let turn = 0; turn < 1000; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(open.length).toBeLessThan(60);

  isAnswering = true;
  for (const res of open) res.end('ok');
  await expect.poll(() => received.match(/HTTP\/1\.1 200/g)?.length, { timeout: 10_000 }).toBe(COUNT);
  socket.destroy();
});
