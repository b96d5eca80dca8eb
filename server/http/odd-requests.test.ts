import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { uploadResponse } from '@shared/contracts/uploads';
import { expectError } from '../../tests/support/expect-response';
import { createFamily } from '../../tests/support/families';
import { startServer } from '../../tests/support/server';

const server = await startServer();
afterAll(() => server.close());

async function send(...lines: string[]) {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n', 2);
  return { head, body, status: Number(head.split(' ')[1]) };
}

const close = ['Host: nest.local', 'Connection: close'];
const NOT_READ = 'We couldn’t read the request. Please send valid JSON.';

describe('an unusual request', () => {
  it('OPTIONS * returns the allowed methods without a body', async () => {
    const { status, head, body } = await send('OPTIONS * HTTP/1.1', ...close);
    expect([status, body]).toEqual([204, '']);
    expect(head).toMatch(/^Allow: GET, HEAD, POST, PUT, DELETE, OPTIONS\r?$/m);
    expect(head).toContain('X-Content-Type-Options: nosniff');
  });

  it.each(['GET *', 'POST /', 'PUT /parent', 'TRACE /'])('%s returns a JSON error', async (line) => {
    const { status, head, body } = await send(`${line} HTTP/1.1`, ...close);
    expect([status, (JSON.parse(body) as { code: string }).code]).toEqual([404, 'not_found']);
    expect(head).toContain('Content-Type: application/json');
  });

  it('works over HTTP/1.0 without a Host header', async () => {
    const health = await send('GET /healthz HTTP/1.0');
    expect([health.status, JSON.parse(health.body)]).toEqual([200, { status: 'ok' }]);
    expect((await send('GET /api/user HTTP/1.0')).status).toBe(401);
  });

  it("with an HTTP/2 upgrade offer, like Java's client, is answered over HTTP/1.1", async () => {
    const offer = ['Host: nest.local', 'Connection: Upgrade, HTTP2-Settings, close', 'Upgrade: h2c'];
    const user = await send('GET /api/user HTTP/1.1', ...offer);
    expect([user.status, user.body]).toEqual([401, expect.stringMatching(/^\{"message":"Unauthorized",/)]);
    const login = '{"username":"nobody","password":"secret"}';
    const json = ['Content-Type: application/json', `Content-Length: ${login.length}`];
    const response = await send('POST /api/login HTTP/1.1', ...offer, ...json, '', login);
    expect([response.status, response.body]).toEqual([401, expect.stringContaining('wrong_credentials')]);
  });

  it('over HTTP/1.0 returns usable URLs', async () => {
    const { parent } = await createFamily(server);
    const response = await send(
      'POST /api/objects/upload HTTP/1.0',
      `Cookie: ${parent.cookie}`,
      'Content-Type: application/json',
      'Content-Length: 2',
      '',
      '{}',
    );
    const { uploadURL } = uploadResponse.parse(JSON.parse(response.body));
    expect(new URL(uploadURL).origin).toBe(server.url);
  });

  it.each(['[]', '[{"name":"Mia"}]', 'null', '"Mia"'])(
    'with a body that is not an object is rejected: %s',
    async (body) => {
      const { parent } = await createFamily(server);
      expectError(await parent.send('POST', '/api/kids', body), 400, 'validation', NOT_READ);
    },
  );

  it('with an undecodable id returns 404', async () => {
    const { parent } = await createFamily(server);
    expectError(await parent.get('/api/kids/%ff'), 404, 'not_found', 'Address not found');
  });

  it('with invalid UTF-8 is rejected and stores no replacement characters', async () => {
    const { parent } = await createFamily(server);
    const response = await fetch(new URL('/api/chores', server.url), {
      method: 'POST',
      headers: { Cookie: parent.cookie, 'Content-Type': 'application/json' },
      body: Buffer.from('{"name":"Räume auf"}', 'latin1'),
    });
    expect([response.status, await response.json()]).toEqual([
      400,
      { code: 'validation', key: 'validation.json', message: NOT_READ },
    ]);
    expect((await parent.get('/api/chores')).body).toEqual([]);
  });
});
