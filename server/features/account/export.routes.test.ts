import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { LIMITS } from '@shared/constants';
import { calendarDateOf } from '@shared/rules/calendar';
import type { Schedule } from '@shared/rules/schedule';
import type { Agent } from '../../../tests/support/agent';
import { expectError } from '../../../tests/support/expect-response';
import {
  createChore,
  createFamily,
  createKid,
  createReward,
  idOfFamily,
  kidAgent,
} from '../../../tests/support/families';
import { createFullFamily } from '../../../tests/support/full-family';
import { addMember } from '../../../tests/support/members';
import { download } from '../../../tests/support/pictures';
import { startServer } from '../../../tests/support/server';
import { giveStars } from '../../../tests/support/stars';

const server = await startServer();
afterAll(() => server.close());

describe('GET /api/family/export', () => {
  it('contains all of the family’s data and no secrets', async () => {
    const family = await createFamily(server, { familyName: 'Exported' });
    const kid = await createKid(family);
    await createChore(family, { name: 'Feed the cat' });
    await giveStars(server, kid.id, 20);
    const other = await createFamily(server, { familyName: 'Not this one' });
    await createKid(other, { name: 'Stranger' });
    const response = await family.parent.get('/api/family/export');
    expect(response.headers.get('content-disposition')).toContain('starnest-family.json');
    const data = response.body as Record<string, unknown[]>;
    expect(Object.fromEntries(Object.entries(data).map(([list, rows]) => [list, rows.length]))).toMatchObject(
      {
        family: 1,
        parents: 1,
        kids: 1,
        chores: 2,
        choreSubmissions: 1,
        starLedger: 1,
        kidBadges: 2,
      },
    );
    const text = JSON.stringify(data);
    expect(text).not.toMatch(/argon2|patternHash|passwordHash|Stranger|Not this one/);
  });

  it('contains open invitations, webhooks, calendars, tokens, notifications and admins’ visits, without their secrets', async () => {
    const { family, ids } = await createFullFamily(server);
    const familyId = await idOfFamily(server, family.user.familyCode);
    await server.db.execute(sql`INSERT INTO family_log (id, family_id, kind, reason)
      VALUES (uuidv7(), ${familyId}, 'viewed', 'A question by phone')`);
    await server.db
      .execute(sql`INSERT INTO family_invites (id, family_id, role, invited_by, token_hash, expires_at)
      VALUES (uuidv7(), ${familyId}, 'helper', ${family.user.id}, 'over', now())`);
    const { body } = await family.parent.get('/api/family/export');
    expect(body).toMatchObject({
      invites: [{ id: ids.invite, invitedBy: family.user.id }],
      webhooks: [{ id: ids.webhook, url: expect.stringMatching(/^https:/) as string, isActive: true }],
      calendarFeeds: [{ kidId: ids.kid }],
      accessTokens: [{ userId: family.user.id, name: expect.any(String) as string }],
      notificationDevices: [{ id: ids.pushDevice, userId: family.user.id }],
      familyLog: [{ kind: 'viewed', reason: 'A question by phone', by: null }],
    });
    expect(JSON.stringify(body)).not.toMatch(/hash|endpoint|p256dh|"auth"|sn_|fcm|\.ics/i);
  });

  it('contains the user’s full account, but only the members list’s fields of other adults', async () => {
    const family = await createFamily(server, { email: 'robin@example.org' });
    const { user: other, agent } = await addMember(family);
    await agent.put('/api/user', { email: 'kim@example.org' });
    const parentsOf = async (parent: Agent) => {
      const { body } = await parent.get('/api/family/export');
      return (body as { parents: Record<string, unknown>[] }).parents;
    };
    const [own, member] = await parentsOf(family.parent);
    expect(own).toMatchObject({ id: family.user.id, email: 'robin@example.org', weeklyLetter: false });
    expect(Object.keys(member ?? {}).toSorted()).toEqual([
      'familyId',
      'firstName',
      'id',
      'joinedAt',
      'lastName',
      'role',
      'username',
    ]);
    const [, theirs] = await parentsOf(agent);
    expect(theirs).toMatchObject({ id: other.id, email: 'kim@example.org' });
    const csv = String((await family.parent.get('/api/family/export?format=csv')).body);
    expect(csv).toContain('robin@example.org');
    expect(csv).not.toContain('kim@example.org');
  });

  it('contains kids, schedules, steps and limits in every format', async () => {
    const family = await createFamily(server, { timezone: 'UTC' });
    const { parent } = family;
    const [mia, ben] = [await createKid(family), await createKid(family, { name: 'Ben' })];
    const kidIds = [mia.id, ben.id];
    const schedule = { kind: 'days' as const, days: [0, 1, 2, 3, 4, 5, 6] } satisfies Schedule;
    const rinse = { name: 'Rinse', iconName: 'wash-dishes' as const, minutes: 5 };
    const dishes = await createChore(family, {
      schedule,
      kidIds,
      partOfDay: 'evening',
      sharing: 'turns',
      needsApproval: false,
      steps: [rinse, { name: 'Dry' }],
    });
    await parent.post(`/api/chores/${dishes.id}/pass-turn`);
    const limit = { times: 1, per: 'week' } as const;
    const treat = await createReward(family, { starCost: 1, kidIds: [ben.id], limit });
    const tablet = await kidAgent(server, ben);
    await tablet.post('/api/chore-submissions', { kidId: ben.id, choreId: dishes.id });
    const input = { kidId: ben.id, rewardId: treat.id, starsSpent: 1 };
    const { id } = (await tablet.post('/api/reward-redemptions', input)).body as { id: string };
    await parent.put(`/api/reward-redemptions/${id}/review`, { status: 'approved' });
    await parent.put(`/api/reward-redemptions/${id}/deliver`, { delivered: true });
    const today = calendarDateOf(new Date(), 'UTC');

    const familyId = await idOfFamily(server, family.user.familyCode);
    const exported = (await parent.get('/api/family/export')).body as { chores: object[] };
    expect(exported.chores[0]).not.toHaveProperty('steps');
    expect(exported).toMatchObject({
      choreSteps: [
        { ...rinse, id: dishes.steps[0]?.id, familyId, choreId: dishes.id, position: 1 },
        { name: 'Dry', iconName: null, minutes: null, choreId: dishes.id, position: 2 },
      ],
      chores: [
        {
          kidIds,
          schedule,
          partOfDay: 'evening',
          sharing: 'turns',
          needsApproval: false,
        },
      ],
      choreRevisions: [
        { fromDay: today, schedule, sharing: 'turns', kidIds, turnOrder: kidIds.toReversed() },
      ],
      rewards: [{ kidIds: [ben.id], limitTimes: 1, limitPer: 'week' }],
      choreSubmissions: [{ kidId: ben.id, dueOn: today, handedInOn: today, auto: true }],
      rewardRedemptions: [{ deliveredAt: expect.stringMatching(/Z$/) as string }],
    });
    const csv = String((await parent.get('/api/family/export?format=csv')).body);
    const cell = (value: unknown) => `"${JSON.stringify(value).replaceAll('"', '""')}"`;
    // PostgreSQL keeps the keys in its own order.
    const stored = { days: schedule.days, kind: 'days' };
    for (const value of [kidIds, [ben.id], stored]) expect(csv).toContain(cell(value));
    const { bytes } = await download(parent, '/api/family/export?format=zip');
    const [json, table] = Object.values(unzipSync(bytes)).map((file) => strFromU8(file));
    expect(JSON.parse(json ?? '')).toMatchObject({ chores: [{ kidIds, schedule }] });
    expect(table).toContain(cell(kidIds));
    expect(table).toContain('"Rinse"');
  });

  it('has a stable order, even for records with the same timestamp', async () => {
    const family = await createFamily(server);
    const kid = await createKid(family);
    await giveStars(server, kid.id, 3 * LIMITS.choreStars);
    const order = async () => {
      const { body } = await family.parent.get('/api/family/export');
      return (body as { choreSubmissions: { id: string }[] }).choreSubmissions.map(({ id }) => id);
    };
    const before = (await order()).toSorted();
    for (const id of before.toReversed()) {
      await server.db.execute(
        sql`UPDATE chore_submissions SET submitted_at = '2026-01-01 00:00Z' WHERE id = ${id}`,
      );
    }
    expect(await order()).toEqual(before);
  });

  it('is available as CSV, but in no other format', async () => {
    const { parent } = await createFamily(server, { familyName: 'Exported' });
    const csv = await parent.get('/api/family/export?format=csv');
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect(csv.body).toContain('Exported');
    expectError(
      await parent.get('/api/family/export?format=xml'),
      400,
      'validation',
      'Format must be json, csv, or zip',
    );
  });
});
