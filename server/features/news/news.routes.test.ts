import { afterAll, describe, expect, it } from 'vitest';
import { addDays } from '@shared/rules/calendar';
import { weekOf } from '@shared/rules/week';
import {
  createChore,
  createKid,
  createReward,
  kidAgent,
  type TestKid,
} from '../../../tests/support/families';
import { useKidWithNews } from '../../../tests/support/kid-with-news';
import { choreInThePast } from '../../../tests/support/past';
import { startServer } from '../../../tests/support/server';

const server = await startServer();
afterAll(() => server.close());
const { at, news, typesNow, showAll, reviewed, approved, undo, asked, moveStars, robin } =
  useKidWithNews(server);

describe("a kid's news", () => {
  it('is empty at first', async () => {
    expect(await news()).toEqual([]);
  });

  it('reports an approval with the level and badges it earned', async () => {
    const id = await approved(15, { starsAwarded: 15, parentNotes: 'Well done' });
    const [first, level, ...badges] = await news();
    expect(first).toMatchObject({
      type: 'approved',
      data: {
        submissionId: id,
        choreName: 'Feed the cat',
        stars: 15,
        note: 'Well done',
        by: robin(),
        auto: false,
      },
    });
    expect(level).toMatchObject({ type: 'level', data: { level: 2 } });
    expect(badges.map(({ data }) => data)).toEqual([
      { badgeId: 'star-starter' },
      { badgeId: 'bright-spark' },
    ]);
  });

  it('reports automatic approvals and chores reported by a parent', async () => {
    const auto = await createChore(at.family, { needsApproval: false });
    await at.tablet.post('/api/chore-submissions', { kidId: at.mia.id, choreId: auto.id });
    const other = await createChore(at.family);
    await at.family.parent.post(`/api/kids/${at.mia.id}/completions`, { choreId: other.id });
    const approvedNews = (await news()).filter(({ type }) => type === 'approved');
    expect(approvedNews).toMatchObject([
      { data: { auto: true, by: null } },
      { data: { auto: false, by: robin() } },
    ]);
  });

  it('reports a rejection', async () => {
    const id = await approved(5, { status: 'rejected', parentNotes: 'Once more' });
    expect(await news()).toMatchObject([
      { type: 'rejected', data: { submissionId: id, note: 'Once more', by: robin() } },
    ]);
  });

  it('reports an undone approval and drops the level and badges it earned', async () => {
    const id = await approved(15);
    await undo(`/api/chore-submissions/${id}`);
    expect(await news()).toMatchObject([
      { type: 'undone', data: { submissionId: id, label: 'Feed the cat', stars: 15, by: robin() } },
    ]);
    await reviewed(`/api/chore-submissions/${id}`);
    expect(await typesNow()).toEqual(['approved', 'level', 'badge', 'badge']);
    await showAll();
    await undo(`/api/chore-submissions/${id}`);
    expect(await typesNow()).toEqual(['undone']);
    await at.tablet.del(`/api/chore-submissions/${id}`);
    expect(await typesNow()).toEqual([]);
  });

  it('reports stars given and removed by hand, and their undo', async () => {
    const bonus = await moveStars(12);
    await moveStars(-2);
    expect(await news()).toMatchObject([
      { type: 'bonus', data: { entryId: bonus.id, amount: 12, reason: 'Kind', by: robin() } },
      { type: 'level', data: { level: 2 } },
      { type: 'badge', data: { badgeId: 'star-starter' } },
      { type: 'deduction', data: { amount: 2, reason: 'Kind' } },
    ]);
    await moveStars(5);
    await at.family.parent.post(`/api/kids/${at.mia.id}/stars/${bonus.id}/undo`);
    expect(await typesNow()).toEqual(['deduction', 'bonus', 'badge', 'undone']);
    expect((await news()).at(-1)).toMatchObject({ data: { entryId: bonus.id, stars: 12, label: 'Kind' } });
  });

  it('reports approved, declined, delivered and undone rewards', async () => {
    await moveStars(50);
    await showAll();
    const id = await asked(10);
    await reviewed(`/api/reward-redemptions/${id}`, { parentNotes: 'Enjoy' });
    expect(await news()).toMatchObject([
      {
        type: 'reward_approved',
        data: { redemptionId: id, rewardName: 'Ice cream', stars: 10, note: 'Enjoy' },
      },
    ]);
    const deliver = (delivered: boolean) =>
      at.family.parent.put(`/api/reward-redemptions/${id}/deliver`, { delivered });
    await deliver(true);
    await deliver(true);
    expect((await news()).at(-1)).toMatchObject({
      type: 'delivered',
      data: { redemptionId: id, by: robin() },
    });
    expect(await typesNow()).toEqual(['reward_approved', 'delivered']);
    await deliver(false);
    expect(await typesNow()).toEqual(['reward_approved']);
    await undo(`/api/reward-redemptions/${id}`);
    expect(await news()).toMatchObject([
      { type: 'undone', data: { redemptionId: id, label: 'Ice cream', stars: -10, by: robin() } },
    ]);
    await reviewed(`/api/reward-redemptions/${id}`, { status: 'rejected', parentNotes: 'Later' });
    expect(await news()).toMatchObject([{ type: 'reward_rejected', data: { note: 'Later' } }]);
  });

  it('names a mystery after its approval and hides it again after an undo', async () => {
    await moveStars(50);
    await showAll();
    const id = await asked(10, { name: 'A secret', isMystery: true });
    await reviewed(`/api/reward-redemptions/${id}`);
    expect(await news()).toMatchObject([{ data: { rewardName: 'A secret', isMystery: true } }]);
    await undo(`/api/reward-redemptions/${id}`);
    await reviewed(`/api/reward-redemptions/${id}`, { status: 'rejected' });
    expect(JSON.stringify(await news())).not.toContain('A secret');
  });

  it('reports that the goal is affordable once', async () => {
    const zoo = await createReward(at.family, { name: 'Zoo', starCost: 20, iconName: 'park' });
    const secret = await createReward(at.family, { name: 'A secret', starCost: 40, isMystery: true });
    await at.tablet.put(`/api/kids/${at.mia.id}/goal`, { rewardId: zoo.id });
    await approved(19);
    expect(await typesNow()).not.toContain('goal_reached');
    const id = await approved(1);
    expect((await news()).at(-1)).toMatchObject({
      type: 'goal_reached',
      data: { rewardId: zoo.id, rewardName: 'Zoo', iconName: 'park', starCost: 20 },
    });
    await approved(5);
    expect((await typesNow()).filter((type) => type === 'goal_reached')).toHaveLength(1);
    await moveStars(-5);
    await undo(`/api/chore-submissions/${id}`);
    expect(await typesNow()).not.toContain('goal_reached');
    await at.tablet.put(`/api/kids/${at.mia.id}/goal`, { rewardId: secret.id });
    await moveStars(30);
    expect((await news()).at(-1)).toMatchObject({
      type: 'goal_reached',
      data: { rewardName: 'Mystery Reward!' },
    });
  });

  it('compares the goal with the stars that are not held for a request', async () => {
    const camp = await createReward(at.family, { name: 'Camp', starCost: 40 });
    await at.tablet.put(`/api/kids/${at.mia.id}/goal`, { rewardId: camp.id });
    await moveStars(30);
    await asked(25);
    await moveStars(30);
    expect(await typesNow()).not.toContain('goal_reached');
    await moveStars(5);
    expect((await news()).at(-1)).toMatchObject({ type: 'goal_reached', data: { rewardId: camp.id } });
  });
});

describe('news of a won week', () => {
  const lastWeek = () => addDays(weekOf(new Date(), 'UTC').startDate, -7);
  const did = (kid: TestKid, stars: number) =>
    choreInThePast(server, kid, { stars, at: `${lastWeek()}T12:00:00Z`, reviewedAt: new Date() });

  it('is sent once to the winner only', async () => {
    const ben = await createKid(at.family, { name: 'Ben' });
    await did(at.mia, 9);
    await did(ben, 8);
    const won = { type: 'week_won', data: { weekStart: lastWeek(), starsEarned: 9 } };
    expect(await news()).toMatchObject([won]);
    expect(await news()).toHaveLength(1);
    await showAll();
    expect(await news()).toEqual([]);
    const tabletOfBen = await kidAgent(server, ben);
    expect((await tabletOfBen.get(`/api/kids/${ben.id}/news`)).body).toEqual([]);
  });

  it('is sent to all winners of a tie, and to no one without stars', async () => {
    const ben = await createKid(at.family, { name: 'Ben' });
    expect(await news()).toEqual([]);
    await did(at.mia, 4);
    await did(ben, 4);
    expect(await typesNow()).toEqual(['week_won']);
    const tabletOfBen = await kidAgent(server, ben);
    expect((await tabletOfBen.get(`/api/kids/${ben.id}/news`)).body).toMatchObject([{ type: 'week_won' }]);
  });

  it.each(['team', 'self', 'off'])('is not sent if the leaderboard mode is %s', async (leaderboardMode) => {
    await createKid(at.family, { name: 'Ben' });
    await did(at.mia, 4);
    await at.family.parent.put('/api/family', { leaderboardMode });
    expect(await news()).toEqual([]);
  });
});

describe('news of a reached team goal', () => {
  const thisWeek = () => weekOf(new Date(), 'UTC').startDate;
  const lastWeek = () => addDays(thisWeek(), -7);
  const change = async (body: object) =>
    expect((await at.family.parent.put('/api/family', body)).status).toBe(200);
  const createBen = async () => {
    const ben = await createKid(at.family, { name: 'Ben' });
    await change({ leaderboardMode: 'team', teamGoal: 12 });
    return ben;
  };

  it('is sent once to every kid', async () => {
    const ben = await createBen();
    await approved(7);
    await showAll();
    await choreInThePast(server, ben, { stars: 4, at: new Date() });
    expect(await news()).toEqual([]);
    await choreInThePast(server, ben, { stars: 1, at: new Date() });
    const reached = { type: 'team_goal', data: { week: thisWeek(), stars: 12, goal: 12 } };
    expect(await news()).toMatchObject([reached]);
    await showAll();
    await change({ teamGoal: 10 });
    expect(await news()).toEqual([]);
    const tabletOfBen = await kidAgent(server, ben);
    expect((await tabletOfBen.get(`/api/kids/${ben.id}/news`)).body).toMatchObject([
      { ...reached, data: { goal: 10 } },
    ]);
  });

  it('is sent for last week to a kid who was away, but not to a new kid', async () => {
    const ben = await createBen();
    await choreInThePast(server, ben, { stars: 12, at: `${lastWeek()}T12:00:00Z` });
    expect(await news()).toEqual([]);
    const { id } = at.mia;
    await server.pool.query('UPDATE kids SET created_on = $1 WHERE id = $2', [lastWeek(), id]);
    expect(await news()).toMatchObject([{ type: 'team_goal', data: { week: lastWeek(), stars: 12 } }]);
  });

  it.each(['compete', 'self', 'off'])(
    'is not sent if the leaderboard mode is %s',
    async (leaderboardMode) => {
      await createBen();
      await change({ leaderboardMode });
      await approved(12);
      expect(await typesNow()).not.toContain('team_goal');
    },
  );

  it('is not sent without a goal', async () => {
    await createBen();
    await change({ teamGoal: null });
    await approved(12);
    expect(await typesNow()).not.toContain('team_goal');
  });
});
