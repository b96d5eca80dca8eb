import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { badge, kidBadge } from '@shared/contracts/badges';
import { lifetimeStarsResponse } from '@shared/contracts/kids';
import { user as userRecord } from '@shared/contracts/users';
import { Agent } from '../../../tests/support/agent';
import { expectResponse, expectError } from '../../../tests/support/expect-response';
import { createAdmin, createFamily, createKid, kidAgent } from '../../../tests/support/families';
import { addMember, removeMember } from '../../../tests/support/members';
import { startServer } from '../../../tests/support/server';
import { giveStars } from '../../../tests/support/stars';
import { newId } from '../../lib/ids';

const server = await startServer();
afterAll(() => server.close());

const ofKid = ['/badges', '/lifetime-stars'];

describe('GET /api/badges', () => {
  it('lists the ten badges by level to any session, even of a former member', async () => {
    const family = await createFamily(server);
    const kid = await kidAgent(server, await createKid(family));
    const { agent: left, user, password } = await addMember(family);
    await removeMember(family, user.id);
    expectResponse(await left.post('/api/login', { username: user.username, password }), 200, userRecord);
    for (const agent of [family.parent, kid, await createAdmin(server), left]) {
      const badges = expectResponse(await agent.get('/api/badges'), 200, z.array(badge));
      expect(badges.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      expect(badges[0]).toMatchObject({ name: 'Star Starter', starRequirement: 1 });
    }
  });

  it('returns 401 without a session', async () => {
    expectError(await new Agent(server.url).get('/api/badges'), 401, 'unauthorized', 'Unauthorized');
  });
});

describe('GET /api/kids/:id/badges', () => {
  it('is empty before the first star', async () => {
    const family = await createFamily(server);
    const kid = await createKid(family);
    expect((await family.parent.get(`/api/kids/${kid.id}/badges`)).body).toEqual([]);
  });

  it("lists a kid's badges by level, for the kid and the parent", async () => {
    const family = await createFamily(server);
    const mia = await createKid(family);
    const before = Date.now();
    await giveStars(server, mia.id, 14);
    await giveStars(server, mia.id, 26);
    for (const agent of [await kidAgent(server, mia), family.parent]) {
      const earned = expectResponse(await agent.get(`/api/kids/${mia.id}/badges`), 200, z.array(kidBadge));
      expect(earned.map((one) => one.badge.name)).toEqual(['Star Starter', 'Bright Spark', 'Nest Builder']);
      expect(earned.every((one) => one.badgeId === one.badge.id)).toBe(true);
      expect(earned.every((one) => Date.parse(one.earnedAt) >= before - 1000)).toBe(true);
    }
  });
});

describe('GET /api/kids/:id/lifetime-stars', () => {
  it('counts all stars ever earned, including spent ones', async () => {
    const family = await createFamily(server);
    const mia = await createKid(family);
    const read = async () =>
      expectResponse(
        await family.parent.get(`/api/kids/${mia.id}/lifetime-stars`),
        200,
        lifetimeStarsResponse,
      );
    expect(await read()).toEqual({ lifetimeStars: 0 });
    await giveStars(server, mia.id, 1234);
    expect(await read()).toEqual({ lifetimeStars: 1234 });
  });
});

describe.each(ofKid)('GET /api/kids/:id%s', (path) => {
  it('returns 403 to a sibling and 404 to another family', async () => {
    const [family, other] = await Promise.all([createFamily(server), createFamily(server)]);
    const [mia, ben] = await Promise.all([createKid(family), createKid(family, { name: 'Ben' })]);
    const theirs = await createKid(other);
    const kid = await kidAgent(server, ben);
    expectError(await kid.get(`/api/kids/${mia.id}${path}`), 403, 'forbidden');
    expectError(await kid.get(`/api/kids/${theirs.id}${path}`), 404, 'not_found', 'Kid not found');
    expectError(await family.parent.get(`/api/kids/${theirs.id}${path}`), 404, 'not_found');
    for (const id of [newId(), 'nonsense', '%00']) {
      expectError(await family.parent.get(`/api/kids/${id}${path}`), 404, 'not_found');
    }
  });
});
