import { afterAll, beforeAll, describe, it } from 'vitest';
import { ENDPOINTS } from '@shared/api/endpoints';
import { newId } from '../../server/lib/ids';
import type { Agent } from '../support/agent';
import { connectBoard } from '../support/boards';
import { expectError } from '../support/expect-response';
import { createAdmin, createFamily, createKid, kidAgent } from '../support/families';
import { startServer } from '../support/server';

const server = await startServer({ rateLimitMultiplier: 1_000_000 });
afterAll(() => server.close());

const calls = ENDPOINTS.filter(
  ({ method, body, bodyMediaType }) =>
    (method === 'POST' || method === 'PUT' || body !== undefined) && bodyMediaType === undefined,
);

let agents: Record<'owner' | 'kid' | 'admin' | 'board', Agent>;
beforeAll(async () => {
  const family = await createFamily(server);
  agents = {
    owner: family.parent,
    kid: await kidAgent(server, await createKid(family)),
    admin: await createAdmin(server),
    board: (await connectBoard(server, family)).agent,
  };
});

const TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
const MALFORMED = ['{"name":', 'name', '"name"', '{"name":"x"}}', '\u0000'];
const ELSEWHERE = [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
];

/** Bodies that every call rejects before validation. roles.test.ts covers who may call. */
describe('a request body', () => {
  it.each(calls)('of $method $path must be JSON from the app itself', async (call) => {
    const { method, path, callers } = call;
    const agent = callers.includes('admin')
      ? agents.admin
      : callers.every((caller) => caller === 'kid' || caller === 'board')
        ? agents[callers[0] === 'board' ? 'board' : 'kid']
        : agents.owner;
    const send = (text: string, headers: Record<string, string> = {}) =>
      agent.send(method, path.replaceAll(/:\w+/g, newId()), text, headers);

    for (const type of TYPES)
      expectError(await send('{"name":"x"}', { 'Content-Type': type }), 415, 'unsupported_type');
    expectError(await send(JSON.stringify({ name: 'x'.repeat(110_000) })), 413, 'too_large');
    for (const text of MALFORMED) expectError(await send(text), 400, 'validation');
    for (const headers of ELSEWHERE) expectError(await send('{"name":"x"}', headers), 403, 'foreign_origin');
  });
});
