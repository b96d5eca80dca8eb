import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Caller } from '@shared/api/endpoint';
import { ENDPOINTS } from '@shared/api/endpoints';
import { newId } from '../../server/lib/ids';
import { Agent } from '../support/agent';
import { connectBoard } from '../support/boards';
import { expectError } from '../support/expect-response';
import { createAdmin, createFamily, createKid, kidAgent } from '../support/families';
import { addMember, removeMember } from '../support/members';
import { startServer } from '../support/server';

const server = await startServer();
afterAll(() => server.close());

const ROLES = [
  'nobody',
  'owner',
  'co-parent',
  'helper',
  'without a family',
  'kid',
  'admin',
  'board',
] as const;
type Role = (typeof ROLES)[number];

let agents: Record<Role, Agent>;
beforeAll(async () => {
  const family = await createFamily(server);
  const left = await addMember(family);
  await removeMember(family, left.user.id);
  const { username } = left.user;
  await left.agent.post('/api/login', { username, password: left.password });
  agents = {
    nobody: new Agent(server.url),
    owner: family.parent,
    'co-parent': (await addMember(family)).agent,
    helper: (await addMember(family, 'helper')).agent,
    'without a family': left.agent,
    kid: await kidAgent(server, await createKid(family)),
    admin: await createAdmin(server),
    board: (await connectBoard(server, family)).agent,
  };
});

const CALLERS: Record<Role, Caller[]> = {
  nobody: [],
  owner: ['owner', 'parent'],
  'co-parent': ['parent'],
  helper: ['helper'],
  'without a family': ['without_family'],
  kid: ['kid'],
  admin: ['admin'],
  board: ['board'],
};
const MEMBERS: Caller[] = ['owner', 'parent', 'helper'];

const USER_CALLS = /^\/api\/user(?:\/|$)/;

const calls = ENDPOINTS.flatMap(({ method, path, callers }) =>
  ROLES.filter(
    (role) => !callers.some((caller) => caller === 'anyone' || CALLERS[role].includes(caller)),
  ).map((role) => ({ method, path, role, callers })),
);

describe('the callers of an endpoint', () => {
  it.each(calls)('exclude $role at $method $path', async ({ method, path, role, callers }) => {
    const url = path.replace(':code', '12345').replaceAll(/:\w+/g, newId());
    const response = await agents[role].send(method, url);
    const forMembers = role === 'without a family' && callers.some((caller) => MEMBERS.includes(caller));
    const isNoUser = role === 'kid' && USER_CALLS.test(path);
    // The cookie of a board opens nothing else, and no session opens a board.
    const isUnknown = role === 'nobody' || role === 'board' || callers.includes('board');
    if (isUnknown || isNoUser) expectError(response, 401, 'unauthorized', 'Unauthorized');
    else expectError(response, 403, forMembers ? 'no_family' : 'forbidden');
  });
});
