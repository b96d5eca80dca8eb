import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '@shared/api/endpoints';
import { newId } from '../../server/lib/ids';
import { expectError } from '../support/expect-response';
import { createFamily } from '../support/families';
import { addMember } from '../support/members';
import { makeProgram, type Program } from '../support/program';
import { startServer } from '../support/server';

const server = await startServer({ rateLimitMultiplier: 1000 });
afterAll(() => server.close());

let owner: Program;
let parent: Program;
let reader: Program;
beforeAll(async () => {
  const family = await createFamily(server);
  const { agent, password } = await addMember(family);
  owner = await makeProgram(family);
  parent = await makeProgram({ parent: agent, password });
  reader = await makeProgram(family, 'read');
});

/** Health checks, and uploads by signed URLs. */
const OUTSIDE = /^\/(?:healthz|readyz|objects\/incoming)/;

const calls = ENDPOINTS.filter(({ path }) => !OUTSIDE.test(path)).map(({ method, path, programs }) => ({
  call: `${method} ${path}`,
  method,
  programs,
  url: path.replaceAll(/:\w+/g, newId()),
}));
const listed = calls.filter(({ programs }) => programs);
const send = (program: Program, { method, url }: (typeof calls)[number]) =>
  program.send(method, url, method === 'GET' ? undefined : '{}');

describe('an access token', () => {
  it('is only for calls that parents may make', () => {
    const others = ENDPOINTS.filter(
      ({ callers, programs }) =>
        programs && !callers.some((caller) => caller === 'parent' || caller === 'anyone'),
    );
    expect(others).toEqual([]);
  });

  it.each(listed)('may call $call', async (each) => {
    for (const program of [owner, parent]) {
      const { status } = await send(program, each);
      expect([200, 201, 204, 400, 404]).toContain(status);
    }
  });

  it.each(listed.filter(({ method }) => method === 'GET'))('with read scope may call $call', async (each) => {
    expect([200, 400, 404]).toContain((await send(reader, each)).status);
  });

  it.each(listed.filter(({ method }) => method !== 'GET'))(
    'with read scope may not call $call',
    async (each) => {
      expectError(await send(reader, each), 403, 'forbidden', 'This access token is read-only.');
    },
  );

  it.each(calls.filter(({ programs }) => !programs))('may not call $call', async (each) => {
    for (const program of [owner, parent, reader]) {
      const response = await send(program, each);
      expectError(response, 403, 'forbidden', 'This can’t be done with an access token.');
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });

  it('is checked for HEAD like for GET', async () => {
    expect((await reader.send('HEAD', '/api/chores')).status).toBe(200);
    expect((await reader.send('HEAD', '/api/family/members')).status).toBe(403);
  });
});
