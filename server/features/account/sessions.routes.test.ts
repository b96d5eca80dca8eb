import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { userSession, type UserSession } from '@shared/contracts/sessions';
import { Agent } from '../../../tests/support/agent';
import { expectError, expectResponse } from '../../../tests/support/expect-response';
import {
  createAdmin,
  createFamily,
  createKid,
  kidAgent,
  type TestFamily,
} from '../../../tests/support/families';
import { addMember } from '../../../tests/support/members';
import { startServer } from '../../../tests/support/server';
import { openSocket } from '../../../tests/support/sockets';

const server = await startServer();
afterAll(() => server.close());

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';
const listed = async (agent: Agent): Promise<UserSession[]> =>
  expectResponse(await agent.get('/api/user/sessions'), 200, z.array(userSession));
async function secondBrowser({ user: { username }, password }: TestFamily) {
  const agent = new Agent(server.url);
  await agent.post('/api/login', { username, password }, { 'User-Agent': CHROME });
  return agent;
}

describe('the sessions of a user', () => {
  it('are listed with their browser, and the current one is marked', async () => {
    const family = await createFamily(server);
    const other = await secondBrowser(family);
    const all = await listed(family.parent);
    expect(all).toHaveLength(2);
    expect(all.find(({ current }) => !current)?.device).toBe('Chrome, Windows');
    const own = all.find(({ current }) => current);
    expect((await listed(other)).find(({ current }) => !current)?.id).toBe(own?.id);
    const { rows } = await server.pool.query('SELECT id FROM sessions');
    for (const { id } of all) expect(rows.map((row) => row.id)).not.toContain(id);
  });

  it('end one by one, with their sockets, and only for their own user', async () => {
    const family = await createFamily(server);
    const other = await secondBrowser(family);
    const socket = await openSocket(other);
    await socket.join('parent', family.user.id);
    const id = (await listed(other)).find(({ current }) => current)?.id ?? '';
    const stranger = await createFamily(server);
    const co = (await addMember(family)).agent;
    for (const agent of [stranger.parent, co])
      expectError(await agent.del(`/api/user/sessions/${id}`), 404, 'not_found', 'Session not found');
    expect((await family.parent.del(`/api/user/sessions/${id}`)).status).toBe(204);
    expect(await socket.closed).toMatchObject({ code: 4401 });
    expectError(await other.get('/api/user'), 401);
    expectError(await family.parent.del(`/api/user/sessions/${id}`), 404, 'not_found');
    expect(await listed(family.parent)).toHaveLength(1);
  });

  it('can all be ended except the current one', async () => {
    const family = await createFamily(server);
    const [second, third] = [await secondBrowser(family), await secondBrowser(family)];
    expect((await second.del('/api/user/sessions')).status).toBe(204);
    expect(await listed(second)).toHaveLength(1);
    for (const agent of [family.parent, third]) expectError(await agent.get('/api/user'), 401);
  });

  it('include an admin’s, but no kid’s', async () => {
    const admin = await createAdmin(server);
    expect(await listed(admin)).toMatchObject([{ current: true }]);
    const tablet = await kidAgent(server, await createKid(await createFamily(server)));
    for (const agent of [tablet, new Agent(server.url)]) {
      expectError(await agent.get('/api/user/sessions'), 401, 'unauthorized', 'Unauthorized');
      expectError(await agent.del('/api/user/sessions'), 401, 'unauthorized');
      expectError(await agent.del('/api/user/sessions/x'), 401, 'unauthorized');
    }
  });
});
