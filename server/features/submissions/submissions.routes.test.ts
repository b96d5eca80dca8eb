import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { lifetimeStarsResponse, parentKid } from '@shared/contracts/kids';
import { choreSubmission } from '@shared/contracts/submissions';
import { Agent } from '../../../tests/support/agent';
import { expectResponse, expectError, expectFieldError } from '../../../tests/support/expect-response';
import { createAdmin, createChore, createFamily, createKid, kidAgent } from '../../../tests/support/families';
import { startServer } from '../../../tests/support/server';

const server = await startServer();
afterAll(() => server.close());

const anyone = () => new Agent(server.url);

async function scene() {
  const family = await createFamily(server);
  const kid = await createKid(family);
  const chore = await createChore(family, { name: 'Wash dishes', starReward: 8, iconName: 'wash-dishes' });
  return { family, parent: family.parent, kid, chore, tablet: await kidAgent(server, kid) };
}

type Scene = Awaited<ReturnType<typeof scene>>;

const submit = ({ tablet, kid, chore }: Scene, change: object = {}, headers?: Record<string, string>) =>
  tablet.post(
    '/api/chore-submissions',
    { kidId: kid.id, choreId: chore.id, notes: 'Pans too!', ...change },
    headers,
  );
const submitted = async (at: Scene) => expectResponse(await submit(at), 201, choreSubmission);
const review = (agent: Agent, id: string, body: object = { status: 'approved' }) =>
  agent.put(`/api/chore-submissions/${id}/review`, body);
const pending = async ({ parent }: Scene) =>
  expectResponse(await parent.get('/api/chore-submissions/pending'), 200, z.array(choreSubmission));
const stars = async ({ parent, kid }: Scene) => {
  const { totalStars, lifetimeStars } = expectResponse(
    await parent.get(`/api/kids/${kid.id}`),
    200,
    parentKid,
  );
  return [totalStars, lifetimeStars];
};

describe('POST /api/chore-submissions', () => {
  it('is pending until a review and moves no stars', async () => {
    const at = await scene();
    const made = await submitted(at);
    expect(made).toMatchObject({
      kidId: at.kid.id,
      choreId: at.chore.id,
      kid: { name: 'Mia', totalStars: 0 },
      chore: { name: 'Wash dishes', starReward: 8 },
      submissionNotes: 'Pans too!',
      status: 'pending',
      parentNotes: null,
      starsAwarded: null,
      reviewedAt: null,
    });
    expect(await pending(at)).toEqual([made]);
    expect(await stars(at)).toEqual([0, 0]);
  });

  it('accepts ids in capital letters, also in a repeated request', async () => {
    const at = await scene();
    const key = { 'Idempotency-Key': 'capitals' };
    const ids = { kidId: at.kid.id.toUpperCase(), choreId: at.chore.id.toUpperCase() };
    const made = expectResponse(await submit(at, ids, key), 201, choreSubmission);
    expect(made).toMatchObject({ kidId: at.kid.id, choreId: at.chore.id });
    expect((await submit(at, {}, key)).body).toEqual(made);
  });

  it('accepts one pending submission per chore, even with concurrent requests', async () => {
    const at = await scene();
    const answers = await Promise.all([submit(at), submit(at), submit(at)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expectError(await submit(at), 409, 'already_pending');
    expect(await pending(at)).toHaveLength(1);
  });

  it('accepts another one after a review', async () => {
    const at = await scene();
    expectResponse(await review(at.parent, (await submitted(at)).id), 200, choreSubmission);
    expectResponse(await submit(at), 201, choreSubmission);
  });

  it('rejects a paused, a deleted and an unknown chore', async () => {
    const at = await scene();
    await at.parent.put(`/api/chores/${at.chore.id}`, { isActive: false });
    expectError(await submit(at), 409, 'inactive');
    await at.parent.del(`/api/chores/${at.chore.id}`);
    expectError(await submit(at), 404, 'not_found');
    expectError(await submit(at, { choreId: crypto.randomUUID() }), 404, 'not_found');
    expectError(await submit(at, { choreId: 'nothing' }), 404, 'not_found');
  });

  it('rejects a sibling’s id and another family’s chore', async () => {
    const at = await scene();
    const sibling = await createKid(at.family, { name: 'Leo' });
    const elsewhere = await scene();
    expectError(await submit(at, { kidId: sibling.id }), 403, 'forbidden');
    expectError(await submit(at, { choreId: elsewhere.chore.id }), 404, 'not_found');
    expect(await pending(at)).toEqual([]);
    expect(await pending(elsewhere)).toEqual([]);
  });

  it.each([
    ['kidId', { kidId: undefined }, 'kidId is required'],
    ['choreId', { choreId: 7 }, 'choreId is required'],
    ['notes', { notes: 'n'.repeat(501) }, 'Please use 500 characters or fewer'],
    ['notes', { notes: 'a\u0000b' }, 'Please use regular characters only'],
  ])('refuses a bad %s', async (field, change, message) => {
    expectFieldError(await submit(await scene(), change), field, message);
  });

  it('is for kids only', async () => {
    const at = await scene();
    const body = { kidId: at.kid.id, choreId: at.chore.id };
    expectError(await anyone().post('/api/chore-submissions', body), 401, 'unauthorized', 'Unauthorized');
    expectError(await at.parent.post('/api/chore-submissions', body), 403);
    expectError(await (await createAdmin(server)).post('/api/chore-submissions', body), 403);
  });

  it('stores its text unchanged, including scripts', async () => {
    const notes = '<script>alert("1")</script> \u202e 🧹';
    expect(expectResponse(await submit(await scene(), { notes }), 201, choreSubmission).submissionNotes).toBe(
      notes,
    );
  });
});

describe('Idempotency-Key', () => {
  const key = () => ({ 'Idempotency-Key': crypto.randomUUID() });

  it('returns the first response to a repeated request and writes only once', async () => {
    const at = await scene();
    const headers = key();
    const first = expectResponse(await submit(at, {}, headers), 201, choreSubmission);
    await review(at.parent, first.id);
    expect(expectResponse(await submit(at, {}, headers), 201, choreSubmission)).toEqual(first);
    expect(await pending(at)).toEqual([]);
  });

  it('writes once if a request is sent many times concurrently', async () => {
    const at = await scene();
    const headers = key();
    const answers = await Promise.all(Array.from({ length: 6 }, () => submit(at, {}, headers)));
    for (const answer of answers.filter(({ status }) => status !== 201))
      expectError(answer, 409, 'in_progress');
    expect(answers.some(({ status }) => status === 201)).toBe(true);
    expect(await pending(at)).toHaveLength(1);
  });

  it('accepts the key again after a rejection, and only for one kid and one request', async () => {
    const at = await scene();
    const headers = key();
    expectError(await submit(at, { choreId: crypto.randomUUID() }, headers), 404);
    expectResponse(await submit(at, {}, headers), 201, choreSubmission);
    expectError(await submit(at, { notes: 'something else' }, headers), 409, 'key_reused');
    const other = await scene();
    expectResponse(await submit(other, {}, headers), 201, choreSubmission);
  });
});

describe('PUT /api/chore-submissions/:id/review', () => {
  it('approves, and moves the chore’s stars, the level and badges', async () => {
    const at = await scene();
    const made = await submitted(at);
    const reviewed = expectResponse(await review(at.parent, made.id), 200, choreSubmission);
    expect(reviewed).toMatchObject({
      status: 'approved',
      starsAwarded: 8,
      parentNotes: null,
      kid: { totalStars: 8 },
    });
    expect(reviewed.reviewedAt).not.toBeNull();
    expect(await stars(at)).toEqual([8, 8]);
    expect(await pending(at)).toEqual([]);
    const lifetime = await at.tablet.get(`/api/kids/${at.kid.id}/lifetime-stars`);
    expect(expectResponse(lifetime, 200, lifetimeStarsResponse)).toEqual({ lifetimeStars: 8 });
    const badges = (await at.tablet.get(`/api/kids/${at.kid.id}/badges`)).body as { badgeId: string }[];
    expect(badges.map(({ badgeId }) => badgeId)).toEqual(['star-starter']);
  });

  it.each([0, 3, 1000])('awards %d stars if the parent chooses so', async (starsAwarded) => {
    const at = await scene();
    const made = await submitted(at);
    const body = { status: 'approved', starsAwarded, parentNotes: 'Well done' };
    expect(expectResponse(await review(at.parent, made.id, body), 200, choreSubmission)).toMatchObject({
      starsAwarded,
      parentNotes: 'Well done',
    });
    expect(await stars(at)).toEqual([starsAwarded, starsAwarded]);
  });

  it('rejects with a note and gives no stars', async () => {
    const at = await scene();
    const made = await submitted(at);
    const body = { status: 'rejected', parentNotes: 'Please dry them too', starsAwarded: 50 };
    expect(expectResponse(await review(at.parent, made.id, body), 200, choreSubmission)).toMatchObject({
      status: 'rejected',
      starsAwarded: 0,
      parentNotes: 'Please dry them too',
    });
    expect(await stars(at)).toEqual([0, 0]);
  });

  it('counts only one of concurrent approvals and rejections', async () => {
    for (let round = 0; round < 10; round += 1) {
      const at = await scene();
      const { id } = await submitted(at);
      const answers = await Promise.all(
        ['approved', 'rejected', 'approved', 'rejected'].map((status) => review(at.parent, id, { status })),
      );
      const won = answers.filter(({ status }) => status === 200);
      expect(won).toHaveLength(1);
      for (const answer of answers.filter(({ status }) => status !== 200))
        expectError(answer, 409, 'already_reviewed');
      const approved = won.some(({ body }) => (body as { status: string }).status === 'approved');
      expect(await stars(at)).toEqual(approved ? [8, 8] : [0, 0]);
      expectError(await review(at.parent, id), 409, 'already_reviewed');
    }
  });

  it('takes five round trips to the database, also with a new badge', async () => {
    const at = await scene();
    const { id } = await submitted(at);
    const query = vi.spyOn(pg.Client.prototype, 'query');
    expect((await review(at.parent, id)).status).toBe(200);
    const sent = query.mock.calls.map(([each], index) => {
      const { name, text } = each as unknown as { name?: string; text: string };
      return { what: name ?? text, on: query.mock.contexts[index] };
    });
    query.mockRestore();
    // Other work uses another connection.
    const own = sent.find(({ what }) => what === 'review_submission')?.on;
    const asked = sent.filter(({ on }) => on === own).map(({ what }) => what);
    // Other processes are notified afterwards.
    expect(asked.slice(asked.indexOf('begin'), asked.indexOf('commit') + 1)).toEqual([
      'begin',
      'review_submission',
      'move_stars',
      'replace_kid_news',
      'commit',
    ]);
  });

  it('keeps the chore as it was when submitted, even if it is changed or deleted later', async () => {
    const at = await scene();
    const made = await submitted(at);
    await at.parent.put(`/api/chores/${at.chore.id}`, { name: 'Other', starReward: 900, iconName: 'dust' });
    await at.parent.del(`/api/chores/${at.chore.id}`);
    expect(expectResponse(await review(at.parent, made.id), 200, choreSubmission)).toMatchObject({
      starsAwarded: 8,
      chore: { name: 'Wash dishes', starReward: 8, iconName: 'wash-dishes' },
    });
  });

  it.each([
    ['status', { status: 'pending' }, 'Status must be approved or rejected'],
    ['status', {}, 'Status must be approved or rejected'],
    ['starsAwarded', { status: 'approved', starsAwarded: -1 }, 'Must be 0 stars or more'],
    ['starsAwarded', { status: 'approved', starsAwarded: 1001 }, 'Please enter 1,000 or less'],
    ['starsAwarded', { status: 'approved', starsAwarded: 2.5 }, 'Please enter a whole number'],
    ['starsAwarded', { status: 'approved', starsAwarded: '5' }, 'Please enter a whole number'],
    [
      'parentNotes',
      { status: 'approved', parentNotes: 'n'.repeat(501) },
      'Please use 500 characters or fewer',
    ],
  ])('refuses a bad %s and leaves it pending', async (field, body, message) => {
    const at = await scene();
    const { id } = await submitted(at);
    expectFieldError(await review(at.parent, id, body), field, message);
    expect(await pending(at)).toHaveLength(1);
  });

  it('is for the parent of the family only', async () => {
    const at = await scene();
    const { id } = await submitted(at);
    expectError(await review(anyone(), id), 401, 'unauthorized');
    expectError(await review(at.tablet, id), 403);
    expectError(await review(await createAdmin(server), id), 403);
    expectError(await review((await createFamily(server)).parent, id), 404, 'not_found');
    expectError(await review(at.parent, crypto.randomUUID()), 404, 'not_found');
    expectError(await review(at.parent, 'nothing'), 404, 'not_found');
    expect(await pending(at)).toHaveLength(1);
  });
});

describe('GET /api/chore-submissions/pending', () => {
  it('shows the oldest submission first', async () => {
    const at = await scene();
    const second = await createChore(at.family, { name: 'Dust' });
    const first = await submitted(at);
    const next = expectResponse(await submit({ ...at, chore: second }), 201, choreSubmission);
    expect((await pending(at)).map(({ id }) => id)).toEqual([first.id, next.id]);
  });

  it('is for parents only', async () => {
    const at = await scene();
    const path = '/api/chore-submissions/pending';
    expectError(await anyone().get(path), 401);
    expectError(await at.tablet.get(path), 403);
    expectError(await (await createAdmin(server)).get(path), 403);
  });
});
