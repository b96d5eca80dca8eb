import { afterAll, expect, it } from 'vitest';
import { user } from '@shared/contracts/users';
import { Agent } from '../../../tests/support/agent';
import { expectError, expectResponse } from '../../../tests/support/expect-response';
import { createAdmin, createFamily, idOfFamily, type TestFamily } from '../../../tests/support/families';
import { startServer } from '../../../tests/support/server';

const server = await startServer();
afterAll(() => server.close());

async function logIn({ user: { username }, password }: TestFamily) {
  const agent = new Agent(server.url);
  const person = expectResponse(await agent.post('/api/login', { username, password }), 200, user);
  return { agent, person };
}
const suspend = (agent: Agent, { password }: TestFamily) => agent.post('/api/family/suspend', { password });

it('a family that an admin suspended is not restored by its owner', async () => {
  const family = await createFamily(server, { familyName: 'Closed' });
  const path = `/api/admin/families/${await idOfFamily(server, family.user.familyCode)}`;
  await suspend(family.parent, family);
  const admin = await createAdmin(server);
  expect((await admin.post(`${path}/suspend`, { reason: 'Abuse' })).status).toBe(204);
  const { agent, person } = await logIn(family);
  expect(person.suspendedFamily).toMatchObject({ name: 'Closed', byAdmin: true });
  expectError(await agent.post('/api/family/restore'), 409, 'suspended_by_admin');

  expect((await admin.post(`${path}/restore`)).status).toBe(204);
  const again = await logIn(family);
  expect(again.person.suspendedFamily).toBeNull();
  await suspend(again.agent, family);
  const owner = await logIn(family);
  expect(owner.person.suspendedFamily).toMatchObject({ byAdmin: false });
  expect((await owner.agent.post('/api/family/restore')).status).toBe(204);
});
