import { afterAll, describe, expect, it } from 'vitest';
import { newId } from '../lib/ids';
import { message as messageRecord } from '@shared/contracts/messages';
import { Agent } from '../../tests/support/agent';
import { expectResponse } from '../../tests/support/expect-response';
import {
  createChore,
  createFamily,
  createKid,
  createReward,
  idOfFamily,
  kidAgent,
  type TestFamily,
  type TestKid,
} from '../../tests/support/families';
import { addMember, joinFamily } from '../../tests/support/members';
import { startServer } from '../../tests/support/server';
import { openSocket, type TestSocket } from '../../tests/support/sockets';
import { giveStars } from '../../tests/support/stars';

const server = await startServer();
afterAll(() => server.close());

const forbidden = { type: 'error', code: 'forbidden' };

async function listen(agent: Agent, userType: 'parent' | 'kid', userId: string): Promise<TestSocket> {
  const socket = await openSocket(agent);
  expect(await socket.join(userType, userId)).toMatchObject({
    type: 'joined',
    channel: `${userType}:${userId}`,
  });
  return socket;
}

async function heardBy(socket: TestSocket): Promise<string[]> {
  socket.send({ type: 'join', userId: newId(), userType: 'parent' });
  const heard: string[] = [];
  for (;;) {
    const message = await socket.next();
    if (message.type === 'error') return heard;
    heard.push(message.type);
  }
}

async function familyWithKid(): Promise<{ family: TestFamily; mia: TestKid; kid: Agent }> {
  const family = await createFamily(server);
  const mia = await createKid(family);
  return { family, mia, kid: await kidAgent(server, mia) };
}

describe('join', () => {
  it('subscribes a parent to the parent’s channel and the kids’ channels', async () => {
    const family = await createFamily(server);
    const kid = await createKid(family);
    const socket = await listen(family.parent, 'parent', family.user.id);
    expect(await socket.join('kid', kid.id)).toMatchObject({ type: 'joined', channel: `kid:${kid.id}` });
  });

  it("returns the time of the family's last change", async () => {
    const { family, kid, mia } = await familyWithKid();
    const before = Date.now();
    await family.parent.put(`/api/kids/${mia.id}`, { name: 'Mia B.' });
    const socket = await openSocket(kid);
    const joined = await socket.join('kid', mia.id);
    expect(Date.parse(joined.type === 'joined' ? (joined.changedAt ?? '') : '')).toBeGreaterThanOrEqual(
      before,
    );
  });

  it('rejects members of other families and unknown kids', async () => {
    const [family, other] = await Promise.all([createFamily(server), createFamily(server)]);
    const foreign = await createKid(other);
    const socket = await openSocket(family.parent);
    expect(await socket.join('kid', foreign.id)).toEqual(forbidden);
    expect(await socket.join('parent', other.user.id)).toEqual(forbidden);
    expect(await socket.join('kid', family.user.id)).toEqual(forbidden);
    expect(await socket.join('kid', newId())).toEqual(forbidden);
    expect(await socket.join('kid', "' OR 1=1")).toEqual(forbidden);
    expect(await socket.join('kid', '')).toEqual(forbidden);
  });

  it('rejects a kid if the session leaves the family during the lookup', async () => {
    const { family, mia } = await familyWithKid();
    const own = await createFamily(server);
    const { agent, user } = await addMember(family);
    await joinFamily(own, user.id);
    const socket = await openSocket(agent);
    await server.db.transaction(async (tx) => {
      await tx.execute('LOCK TABLE kids');
      socket.send({ type: 'join', userId: mia.id, userType: 'kid' });
      await expect
        .poll(async () => {
          const { rows } = await tx.execute<{ n: number }>(
            `SELECT count(*)::int AS n FROM pg_locks WHERE relation = 'kids'::regclass AND NOT granted`,
          );
          return rows[0]?.n;
        })
        .toBe(1);
      const familyId = await idOfFamily(server, own.user.familyCode);
      expect((await agent.post('/api/user/family', { familyId })).status).toBe(200);
    });
    expect(await socket.next()).toEqual(forbidden);
  });

  it('allows a kid only their own channel', async () => {
    const family = await createFamily(server);
    const [mia, ben] = await Promise.all([createKid(family), createKid(family, { name: 'Ben' })]);
    const socket = await listen(await kidAgent(server, mia), 'kid', mia.id);
    expect(await socket.join('kid', ben.id)).toEqual(forbidden);
    expect(await socket.join('parent', family.user.id)).toEqual(forbidden);
    expect(await socket.join('parent', mia.id)).toEqual(forbidden);
  });
});

describe('events', () => {
  it('sends a submission to all sockets of the parents and its approval to the kid', async () => {
    const { family, mia, kid } = await familyWithKid();
    const chore = await createChore(family, { starReward: 15 });
    const parents = [
      await listen(family.parent, 'parent', family.user.id),
      await listen(family.parent, 'parent', family.user.id),
    ];
    const tablet = await listen(kid, 'kid', mia.id);

    await kid.post('/api/chore-submissions', { kidId: mia.id, choreId: chore.id, notes: 'All done' });
    const [first, second] = await Promise.all(parents.map((socket) => socket.next()));
    expect(first).toMatchObject({
      type: 'chore_submission',
      submission: { kidId: mia.id, choreId: chore.id, submissionNotes: 'All done', status: 'pending' },
    });
    expect(second).toEqual(first);

    const id = first?.type === 'chore_submission' ? first.submission.id : '';
    await family.parent.put(`/api/chore-submissions/${id}/review`, { status: 'approved' });
    // The submission also updates the kid's other devices.
    expect(await tablet.next()).toEqual({ type: 'chores_changed' });
    const approved = await tablet.next();
    expect(approved).toMatchObject({
      type: 'chore_approved',
      submission: { id, status: 'approved' },
      starsAwarded: 15,
      newStars: 15,
    });
    expect(approved.type === 'chore_approved' && approved.newBadges.map((badge) => badge.level)).toEqual([
      1, 2,
    ]);
  });

  it('hides a mystery reward from the kid until it is approved', async () => {
    const { family, mia, kid } = await familyWithKid();
    await giveStars(server, mia.id, 50);
    const puppy = await createReward(family, { name: 'A puppy', starCost: 20, isMystery: true });
    const parent = await listen(family.parent, 'parent', family.user.id);
    const tablet = await listen(kid, 'kid', mia.id);
    const askAndReview = async (review: { status: string; parentNotes?: string }) => {
      await kid.post('/api/reward-redemptions', { kidId: mia.id, rewardId: puppy.id, starsSpent: 20 });
      const asked = await parent.next();
      expect(asked).toMatchObject({ type: 'reward_redemption', redemption: { reward: { name: 'A puppy' } } });
      // The request also updates the kid's other devices.
      expect(await tablet.next()).toEqual({ type: 'rewards_changed' });
      const id = asked.type === 'reward_redemption' ? asked.redemption.id : '';
      await family.parent.put(`/api/reward-redemptions/${id}/review`, review);
      expect(await parent.next()).toMatchObject({ type: 'reward_reviewed', redemption: { id } });
      const update = await tablet.next();
      for (const socket of [parent, tablet])
        expect(await socket.next()).toEqual({ type: 'news', kidId: mia.id });
      return update;
    };

    const rejected = await askAndReview({ status: 'rejected', parentNotes: 'Next week' });
    expect(rejected).toMatchObject({ type: 'reward_rejected', parentNotes: 'Next week' });
    expect(JSON.stringify(rejected)).not.toContain('puppy');
    expect(await askAndReview({ status: 'approved' })).toMatchObject({
      type: 'reward_approved',
      newStars: 30,
      redemption: { reward: { name: 'A puppy' } },
    });
  });

  it('notifies all open pages of the family about changes, but no other family', async () => {
    const { family, mia, kid } = await familyWithKid();
    const ben = await createKid(family, { name: 'Ben' });
    const other = await createFamily(server);
    const screens = [
      await listen(kid, 'kid', mia.id),
      await listen(await kidAgent(server, ben), 'kid', ben.id),
      await listen(family.parent, 'parent', family.user.id),
    ];
    const elsewhere = await listen(other.parent, 'parent', other.user.id);
    const heard = async () =>
      (await Promise.all(screens.map((socket) => socket.next()))).map(({ type }) => type);
    const { parent } = family;

    const chore = await createChore(family);
    expect(await heard()).toEqual(Array(3).fill('chores_changed'));
    await parent.put(`/api/chores/${chore.id}`, { starReward: 9 });
    expect(await heard()).toEqual(Array(3).fill('chores_changed'));
    await parent.del(`/api/chores/${chore.id}`);
    expect(await heard()).toEqual(Array(3).fill('chores_changed'));

    const reward = await createReward(family);
    expect(await heard()).toEqual(Array(3).fill('rewards_changed'));
    await parent.put(`/api/rewards/${reward.id}`, { starCost: 99 });
    expect(await heard()).toEqual(Array(3).fill('rewards_changed'));
    await parent.del(`/api/rewards/${reward.id}`);
    expect(await heard()).toEqual(Array(3).fill('rewards_changed'));

    await createKid(family, { name: 'Zoe' });
    expect(await heard()).toEqual(Array(3).fill('kids_changed'));
    await parent.put('/api/user', { timezone: 'Asia/Tokyo' });
    expect(await heard()).toEqual(Array(3).fill('family_changed'));
    await parent.put(`/api/kids/${ben.id}`, { name: 'Benny' });
    expect(await heard()).toEqual(Array(3).fill('kids_changed'));
    expect(await heardBy(elsewhere)).toEqual([]);
  });

  it('notifies all browsers of the parents about a review', async () => {
    const { family, mia, kid } = await familyWithKid();
    const chore = await createChore(family);
    await kid.post('/api/chore-submissions', { kidId: mia.id, choreId: chore.id });
    const [pending] = (await family.parent.get('/api/chore-submissions/pending')).body as { id: string }[];
    const browsers = [
      await listen(family.parent, 'parent', family.user.id),
      await listen(family.parent, 'parent', family.user.id),
    ];
    await family.parent.put(`/api/chore-submissions/${pending?.id}/review`, { status: 'rejected' });
    for (const browser of browsers) {
      expect(await browser.next()).toMatchObject({
        type: 'chore_reviewed',
        submission: { id: pending?.id, status: 'rejected' },
      });
    }
  });

  it('sends a message to its kid and a confirmation to the parents only', async () => {
    const { family, mia, kid } = await familyWithKid();
    const ben = await createKid(family, { name: 'Ben' });
    const other = await createFamily(server);
    const tablet = await listen(kid, 'kid', mia.id);
    const desk = await listen(family.parent, 'parent', family.user.id);
    const others = [
      await listen(await kidAgent(server, ben), 'kid', ben.id),
      await listen(other.parent, 'parent', other.user.id),
    ];
    await family.parent.post('/api/messages', { toKidId: mia.id, content: 'Well done!' });
    expect(await tablet.next()).toMatchObject({ type: 'new_message', message: { content: 'Well done!' } });
    expect(await desk.next()).toMatchObject({ type: 'message_sent', message: { toKidId: mia.id } });
    expect(await Promise.all(others.map(heardBy))).toEqual([[], []]);
  });

  it('notifies the parents once that the kid read a message', async () => {
    const { family, mia, kid } = await familyWithKid();
    const body = { toKidId: mia.id, content: 'Well done!' };
    const { id } = expectResponse(await family.parent.post('/api/messages', body), 201, messageRecord);
    const desk = await listen(family.parent, 'parent', family.user.id);
    const tablet = await listen(kid, 'kid', mia.id);
    await kid.put(`/api/messages/${id}/read`);
    await kid.put(`/api/messages/${id}/read`);
    expect(await desk.next()).toMatchObject({ type: 'message_read', message: { id, isRead: true } });
    expect(await heardBy(desk)).toEqual([]);
    expect(await heardBy(tablet)).toEqual([]);
  });

  it('notifies the family when a kid is locked out and unlocked', async () => {
    const { family, mia } = await familyWithKid();
    const desk = await listen(family.parent, 'parent', family.user.id);
    const stranger = new Agent(server.url);
    for (let attempt = 1; attempt < 5; attempt += 1) {
      await stranger.post(`/api/kids/${mia.id}/login`, { pattern: [9, 8, 7, 6] });
    }
    expect(await heardBy(desk)).toEqual([]);
    await stranger.post(`/api/kids/${mia.id}/login`, { pattern: [9, 8, 7, 6] });
    expect(await desk.next()).toEqual({ type: 'kids_changed' });
    await family.parent.post(`/api/kids/${mia.id}/unlock`);
    expect(await desk.next()).toEqual({ type: 'kids_changed' });
    await family.parent.put(`/api/kids/${mia.id}/password`, { picturePattern: [1, 2, 3, 4] });
    expect(await desk.next()).toEqual({ type: 'kids_changed' });
  });

  it('skips sockets that have not joined, and rejected calls', async () => {
    const { family, mia, kid } = await familyWithKid();
    const silent = await openSocket(kid);
    const tablet = await listen(kid, 'kid', mia.id);
    await family.parent.post('/api/messages', { toKidId: mia.id, content: '' });
    await family.parent.post('/api/messages', { toKidId: mia.id, content: 'Hello' });
    expect(await heardBy(silent)).toEqual([]);
    expect(await heardBy(tablet)).toEqual(['new_message']);
  });

  it('reaches sockets of another process', async () => {
    const { family, mia, kid } = await familyWithKid();
    const neighbour = await startServer({ database: server.database });
    const there = await openSocket(neighbour.agentOf(kid));
    await there.join('kid', mia.id);
    const content = 'x'.repeat(500);
    await family.parent.post('/api/messages', { toKidId: mia.id, content });
    expect(await there.next()).toMatchObject({ type: 'new_message', message: { content } });
    await neighbour.close();
  });
});
