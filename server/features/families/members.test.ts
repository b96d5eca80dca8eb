import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { chore } from '@shared/contracts/chores';
import { rewardRedemption } from '@shared/contracts/redemptions';
import { choreSubmission } from '@shared/contracts/submissions';
import { user } from '@shared/contracts/users';
import { choreSubmissions, memberships, rewardRedemptions, starLedger } from '@shared/tables/index';
import { listPage } from '../../../tests/support/admin-list';
import { Agent } from '../../../tests/support/agent';
import { expectResponse, expectError } from '../../../tests/support/expect-response';
import {
  createAdmin,
  createChore,
  createFamily,
  createKid,
  createReward,
  idOfFamily,
  kidAgent,
  type TestFamily,
  type TestKid,
} from '../../../tests/support/families';
import { addMember, joinFamily, removeMember, type TestMember } from '../../../tests/support/members';
import { lockWaits, startServer } from '../../../tests/support/server';
import { openSocket, RefusedUpgrade } from '../../../tests/support/sockets';
import { giveStars } from '../../../tests/support/stars';

const server = await startServer();
afterAll(() => server.close());

const logIn = (person: { user: { username: string }; password: string }, agent = new Agent(server.url)) =>
  agent.post('/api/login', { username: person.user.username, password: person.password });

describe('a second parent of a family', () => {
  let family: TestFamily;
  let second: TestMember;
  let kid: TestKid;
  let tablet: Agent;
  beforeAll(async () => {
    family = await createFamily(server, { familyName: 'Two of us' });
    kid = await createKid(family);
    tablet = await kidAgent(server, kid);
    await giveStars(server, kid.id, 100);
    second = await addMember(family);
  });

  const submit = async () => {
    const { id: choreId } = await createChore(family);
    const response = await tablet.post('/api/chore-submissions', { kidId: kid.id, choreId });
    return expectResponse(response, 201, choreSubmission).id;
  };
  const request = async () => {
    const { id: rewardId } = await createReward(family, { starCost: 5 });
    const input = { kidId: kid.id, rewardId, starsSpent: 5 };
    return expectResponse(await tablet.post('/api/reward-redemptions', input), 201, rewardRedemption).id;
  };

  it('signs in to the family under their own name', () => {
    expect(second.user).toMatchObject({
      firstName: 'Kim',
      familyName: 'Two of us',
      familyCode: family.user.familyCode,
      role: 'parent',
      timezone: family.user.timezone,
    });
  });

  it('sees the same data as the first', async () => {
    await Promise.all([submit(), request(), createChore({ parent: second.agent }, { name: 'Rake' })]);
    const month = '?year=2026&month=3';
    const paths = [
      '/api/family/members',
      '/api/kids',
      '/api/chores',
      '/api/rewards',
      '/api/chore-submissions/pending',
      '/api/reward-redemptions/pending',
      '/api/leaderboard',
      '/api/analytics',
      `/api/kids/${kid.id}/badges`,
      `/api/kids/${kid.id}/chore-history${month}`,
    ];
    for (const path of paths) {
      const [first, other] = [await family.parent.get(path), await second.agent.get(path)];
      expect({ path, status: other.status, body: other.body }).toEqual({
        path,
        status: 200,
        body: first.body,
      });
    }
  });

  it('appears as the reviewer of earlier reviews', async () => {
    const ids = { [family.user.id]: family.parent, [second.user.id]: second.agent };
    for (const [userId, agent] of Object.entries(ids)) {
      for (const status of ['approved', 'rejected']) {
        const [submission, redemption] = [await submit(), await request()];
        expectResponse(
          await agent.put(`/api/chore-submissions/${submission}/review`, { status }),
          200,
          choreSubmission,
        );
        expectResponse(
          await agent.put(`/api/reward-redemptions/${redemption}/review`, { status }),
          200,
          rewardRedemption,
        );
        const [done] = await server.db
          .select()
          .from(choreSubmissions)
          .where(eq(choreSubmissions.id, submission));
        const [given] = await server.db
          .select()
          .from(rewardRedemptions)
          .where(eq(rewardRedemptions.id, redemption));
        expect([done, given]).toMatchObject([
          { status, reviewedBy: userId },
          { status, reviewedBy: userId },
        ]);
        const entries = [
          ...(await server.db.select().from(starLedger).where(eq(starLedger.submissionId, submission))),
          ...(await server.db.select().from(starLedger).where(eq(starLedger.redemptionId, redemption))),
        ];
        expect(entries.map(({ actorId }) => actorId)).toEqual(status === 'approved' ? [userId, userId] : []);
      }
    }
  });

  it('gets 404 for the records of another family', async () => {
    const stranger = await addMember(await createFamily(server));
    const [submission, redemption, chores] = [await submit(), await request(), await createChore(family)];
    const status = 'approved';
    const responses = [
      await stranger.agent.get(`/api/kids/${kid.id}/badges`),
      await stranger.agent.put(`/api/chores/${chores.id}`, { name: 'Mine' }),
      await stranger.agent.put(`/api/chore-submissions/${submission}/review`, { status }),
      await stranger.agent.put(`/api/reward-redemptions/${redemption}/review`, { status }),
      await stranger.agent.get(`/api/kids/family/${family.user.familyCode}/chores`),
    ];
    for (const response of responses) expectError(response, 404, 'not_found');
    const own = expectResponse(await stranger.agent.get('/api/chores'), 200, z.array(chore));
    expect(own).toEqual([]);
  });

  it('cannot delete the family', async () => {
    expectError(await second.agent.del('/api/family', { password: second.password }), 403, 'forbidden');
  });

  it("can be found with the admin's search while they are a member", async () => {
    const admin = await createAdmin(server);
    const leaving = await addMember(family, 'helper');
    const found = async () => (await listPage(admin, { search: leaving.user.username })).families;
    expect(await found()).toMatchObject([
      { username: family.user.username, familyCode: family.user.familyCode },
    ]);
    await removeMember(family, leaving.user.id);
    expect(await found()).toEqual([]);
  });

  it('is included in the export', async () => {
    const response = await family.parent.get('/api/family/export');
    const { parents } = expectResponse(
      response,
      200,
      z.looseObject({ parents: z.array(z.looseObject({ id: z.string() })) }),
    );
    expect(parents.map(({ id }) => id)).toEqual([family.user.id, second.user.id]);
  });

  it("can't become a second owner", async () => {
    const { user: other } = await createFamily(server);
    await expect(joinFamily(family, other.id, 'owner')).rejects.toMatchObject({
      cause: { constraint: 'memberships_owner_key' },
    });
  });
});

describe('a membership that ends', () => {
  it("ends the member's sessions and sockets in every process, but not the owner's", async () => {
    const family = await createFamily(server);
    const { agent, user: member } = await addMember(family);
    const neighbor = await startServer({ database: server.database });
    const there = neighbor.agentOf(agent);
    expect([(await agent.get('/api/kids')).status, (await there.get('/api/kids')).status]).toEqual([
      200, 200,
    ]);
    const sockets = [await openSocket(agent), await openSocket(there), await openSocket(family.parent)];
    await removeMember(family, member.id);

    const closed = await Promise.all(sockets.slice(0, 2).map((socket) => socket.closed));
    expect(closed.map(({ code }) => code)).toEqual([4401, 4401]);
    expectError(await agent.get('/api/kids'), 401, 'unauthorized');
    expectError(await there.get('/api/kids'), 401, 'unauthorized');
    expect(await sockets[2]?.join('parent', family.user.id)).toMatchObject({ type: 'joined' });
    await neighbor.close();
  });

  it('leaves an account without a family, which can sign in and gets 403 no_family', async () => {
    const family = await createFamily(server);
    const member = await addMember(family);
    await removeMember(family, member.user.id);
    const gone = { familyName: null, familyCode: null, timezone: null, familyRole: null, families: [] };
    const alone = { ...member.user, ...gone };
    const { agent } = member;
    expect(expectResponse(await logIn(member, agent), 200, user)).toEqual(alone);
    expect(expectResponse(await agent.get('/api/user'), 200, user)).toEqual(alone);
    expectError(await agent.get('/api/kids'), 403, 'no_family');
    expectError(await agent.get('/api/family'), 403, 'no_family');
    expectError(await agent.get('/api/family/export'), 403, 'no_family');
    expectError(await agent.get('/api/kids/family/12345/chores'), 403, 'no_family');
    expectError(await agent.post('/api/chores', { name: 'Rake' }), 403, 'no_family');
    expectError(await agent.get('/api/admin/stats'), 403, 'forbidden');
    await expect(openSocket(agent)).rejects.toThrow(new RefusedUpgrade(403));
    expect((await agent.post('/api/logout', {})).status).toBe(204);
  });

  it("keeps the member's messages and reviews", async () => {
    const family = await createFamily(server);
    const kid = await createKid(family);
    const member = await addMember(family);
    const words = { toKidId: kid.id, content: 'Well done' };
    expect((await member.agent.post('/api/messages', words)).status).toBe(201);
    await removeMember(family, member.user.id);
    const { body } = await family.parent.get(`/api/kids/${kid.id}/messages`);
    expect(body).toMatchObject([{ content: 'Well done', parent: { username: member.user.username } }]);
  });

  it("can't be the owner's and must exist", async () => {
    const family = await createFamily(server);
    const id = await idOfFamily(server, family.user.familyCode);
    const other = await createFamily(server);
    const remove = (userId: string) => family.parent.del(`/api/family/members/${userId}`);
    expectError(await remove(family.user.id), 409, 'last_owner');
    expectError(await remove(other.user.id), 404, 'not_found');
    const rows = await server.db.select().from(memberships).where(eq(memberships.familyId, id));
    expect(rows).toMatchObject([{ userId: family.user.id, role: 'owner' }]);
  });

  it('rejects a login in progress', async () => {
    const family = await createFamily(server);
    const member = await addMember(family);
    const end = await server.pool.connect();
    try {
      await end.query('BEGIN');
      await end.query('DELETE FROM memberships WHERE user_id = $1', [member.user.id]);
      const login = logIn(member);
      await expect.poll(() => lockWaits(server)).toBe(1);
      await end.query('COMMIT');
      expectError(await login, 401, 'wrong_credentials');
    } finally {
      await end.query('ROLLBACK');
      end.release();
    }
    const { rows } = await server.pool.query('SELECT FROM sessions WHERE user_id = $1', [member.user.id]);
    expect(rows).toHaveLength(0);
  });
});
