import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { choreSubmission } from '@shared/contracts/submissions';
import { user } from '@shared/contracts/users';
import { deviceLogins, memberships, users } from '@shared/tables/index';
import { Agent } from '../../../tests/support/agent';
import { expectResponse, expectError } from '../../../tests/support/expect-response';
import {
  createAdmin,
  createChore,
  createFamily,
  createKid,
  idOfFamily,
  kidAgent,
  type TestFamily,
} from '../../../tests/support/families';
import {
  addMember,
  agentIn,
  joinFamily,
  removeMember,
  type TestMember,
} from '../../../tests/support/members';
import { startServer } from '../../../tests/support/server';
import { openSocket } from '../../../tests/support/sockets';
import { findKnownDevice } from '../../devices/device-logins';

/** The user is a parent of the first family and a helper in the second. */
const server = await startServer();
afterAll(() => server.close());

let first: TestFamily;
let second: TestFamily;
let person: TestMember;
let there: Agent;
beforeEach(async () => {
  [first, second] = [await createFamily(server), await createFamily(server)];
  person = await addMember(first);
  await joinFamily(second, person.user.id, 'helper');
  there = await agentIn(second, person.user.id, 'helper');
});

const logIn = async ({ user: { username }, password }: TestMember) =>
  expectResponse(await new Agent(server.url).post('/api/login', { username, password }), 200, user);
const familyId = ({ user: { familyCode } }: TestFamily) => idOfFamily(server, familyCode);
const membersOf = async (family: string) =>
  server.db.select().from(memberships).where(eq(memberships.familyId, family));

describe('a member of two families', () => {
  it('works in one family per session, and records never mix', async () => {
    const [here, elsewhere] = [await createChore(first), await createChore(second)];
    const kid = await createKid(second);
    const tablet = await kidAgent(server, kid);
    const done = await tablet.post('/api/chore-submissions', { kidId: kid.id, choreId: elsewhere.id });
    const { id } = expectResponse(done, 201, choreSubmission);

    expect((await person.agent.get('/api/user')).body).toMatchObject({ familyCode: first.user.familyCode });
    expect((await there.get('/api/user')).body).toMatchObject({ familyCode: second.user.familyCode });
    expect((await person.agent.get('/api/chores')).body).toMatchObject([{ id: here.id }]);
    expect((await there.get('/api/chores')).body).toMatchObject([{ id: elsewhere.id }]);
    expect((await person.agent.get('/api/kids')).body).toEqual([]);
    expect((await person.agent.get('/api/chore-submissions/pending')).body).toEqual([]);
    expectError(await person.agent.get(`/api/kids/${kid.id}/badges`), 404);
    expectError(await person.agent.put(`/api/chores/${elsewhere.id}`, { name: 'Here' }), 404);
    expectError(await person.agent.put(`/api/chore-submissions/${id}/review`, { status: 'approved' }), 404);
    expectResponse(
      await there.put(`/api/chore-submissions/${id}/review`, { status: 'approved' }),
      200,
      choreSubmission,
    );
  });

  it("receives only the events of the session's family", async () => {
    const [inFirst, inSecond] = [await openSocket(person.agent), await openSocket(there)];
    await inFirst.join('parent', person.user.id);
    await inSecond.join('parent', person.user.id);
    await createChore(second);
    expect(await inSecond.next()).toEqual({ type: 'chores_changed' });
    await createChore(first);
    expect(await inFirst.next()).toEqual({ type: 'chores_changed' });
    expect([inFirst.inbox, inSecond.inbox]).toEqual([[], []]);
  });

  it('is signed in to the family they used last', async () => {
    expect(await logIn(person)).toMatchObject({ familyCode: second.user.familyCode });
    await agentIn(first, person.user.id);
    expect(await logIn(person)).toMatchObject({ familyCode: first.user.familyCode });
  });

  it('is signed in to the family they joined first if they used neither', async () => {
    await server.db
      .update(memberships)
      .set({ lastUsedAt: null })
      .where(eq(memberships.userId, person.user.id));
    expect(await logIn(person)).toMatchObject({ familyCode: first.user.familyCode });
  });

  it('stays signed in to the other family after leaving one', async () => {
    await removeMember(second, person.user.id);
    expectError(await there.get('/api/user'), 401, 'unauthorized');
    expect((await person.agent.get('/api/user')).status).toBe(200);
    expect(await logIn(person)).toMatchObject({ familyCode: first.user.familyCode });
  });

  it('keeps the account when one family is deleted', async () => {
    const other = await addMember(second);
    const socket = await openSocket(person.agent);
    await socket.join('parent', person.user.id);
    expect((await second.parent.del('/api/family', { password: second.password })).status).toBe(204);

    expectError(await there.get('/api/user'), 401, 'unauthorized');
    expect((await person.agent.get('/api/user')).status).toBe(200);
    await createChore(first);
    expect(await socket.next()).toEqual({ type: 'chores_changed' });
    expect(await logIn(person)).toMatchObject({ familyCode: first.user.familyCode });
    for (const gone of [second, other]) {
      const { user: account, password } = gone;
      expectError(
        await new Agent(server.url).post('/api/login', { username: account.username, password }),
        401,
      );
    }
  });

  it('loses the account when both families are deleted concurrently', async () => {
    const admin = await createAdmin(server);
    const ids = await Promise.all([first, second].map(familyId));
    const responses = await Promise.all(ids.map((id) => admin.del(`/api/admin/families/${id}`)));
    expect(responses.map(({ status }) => status)).toEqual([204, 204]);
    expect(await Promise.all(ids.map(membersOf))).toEqual([[], []]);
    expect(await server.db.select().from(users).where(eq(users.id, person.user.id))).toEqual([]);
  });

  it('makes their device known to both families until they leave', async () => {
    const [login] = await server.db
      .select()
      .from(deviceLogins)
      .where(eq(deviceLogins.userId, person.user.id));
    const deviceId = login?.deviceId ?? '';
    const known = async () =>
      Promise.all(
        [first, second].map(async (family) =>
          findKnownDevice(server.db, deviceId, { familyId: await familyId(family) }),
        ),
      );
    expect(await known()).toEqual([deviceId, deviceId]);
    await removeMember(second, person.user.id);
    expect(await known()).toEqual([deviceId, null]);
    const stranger = await createFamily(server);
    expect(await findKnownDevice(server.db, deviceId, { familyId: await familyId(stranger) })).toBeNull();
  });
});
