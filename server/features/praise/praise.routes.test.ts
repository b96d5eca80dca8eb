import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newsItem } from '@shared/contracts/news';
import { praise, type Praise } from '@shared/contracts/praise';
import { choreSubmission, type ChoreSubmission } from '@shared/contracts/submissions';
import type { Agent } from '../../../tests/support/agent';
import { expectError, expectFieldError, expectResponse } from '../../../tests/support/expect-response';
import {
  createChore,
  createFamily,
  createKid,
  kidAgent,
  type TestFamily,
  type TestKid,
} from '../../../tests/support/families';
import { addMember, removeMember, type TestMember } from '../../../tests/support/members';
import { startServer } from '../../../tests/support/server';
import { openSocket } from '../../../tests/support/sockets';
import { newId } from '../../lib/ids';

const server = await startServer();
afterAll(() => server.close());

interface Home {
  family: TestFamily;
  parent: Agent;
  kid: TestKid;
  tablet: Agent;
}

async function createHome(): Promise<Home> {
  const family = await createFamily(server);
  const kid = await createKid(family);
  return { family, parent: family.parent, kid, tablet: await kidAgent(server, kid) };
}

const send = async (from: Agent, kid: TestKid, body: object = { picture: 'hug' }): Promise<Praise> =>
  expectResponse(await from.post(`/api/kids/${kid.id}/praise`, body), 201, praise);
const album = async (reader: Agent, { id }: TestKid): Promise<Praise[]> =>
  expectResponse(await reader.get(`/api/kids/${id}/praise`), 200, z.array(praise));
const newsOf = async ({ tablet, kid }: Home) =>
  expectResponse(await tablet.get(`/api/kids/${kid.id}/news`), 200, z.array(newsItem));

async function submitChore({ family, tablet, kid }: Home): Promise<ChoreSubmission> {
  const { id: choreId } = await createChore(family, { name: 'Feed the cat' });
  const submitted = await tablet.post('/api/chore-submissions', { kidId: kid.id, choreId });
  return expectResponse(submitted, 201, choreSubmission);
}

const approve = async ({ parent }: Home, { id }: ChoreSubmission, heart: object) =>
  expectResponse(
    await parent.put(`/api/chore-submissions/${id}/review`, { status: 'approved', praise: heart }),
    200,
    choreSubmission,
  );

async function markNewsShown(home: Home): Promise<void> {
  const upTo = (await newsOf(home)).at(-1)?.id;
  const { status } = await home.tablet.put(`/api/kids/${home.kid.id}/news`, { upTo });
  expect(status).toBe(204);
}

describe('POST /api/kids/:id/praise', () => {
  it('sends a heart with its sentence, its sender and the kid’s news', async () => {
    const home = await createHome();
    const { kid, parent, tablet, family } = home;
    const sent = await send(parent, kid, { picture: 'helper', words: '  ' });
    expect(sent).toEqual({
      id: sent.id,
      kidId: kid.id,
      picture: 'helper',
      words: null,
      about: null,
      from: { id: family.user.id, firstName: 'Robin' },
      createdAt: sent.createdAt,
      shownAt: null,
      reply: null,
      repliedAt: null,
    });
    expect(await album(tablet, kid)).toEqual([sent]);
    expect(await newsOf(home)).toMatchObject([{ type: 'praise', data: { praise: sent } }]);
  });

  it('names the praised chore as it was submitted', async () => {
    const home = await createHome();
    const submission = await submitChore(home);
    await home.parent.put(`/api/chores/${submission.choreId}`, { name: 'Feed the dog' });
    const sent = await send(home.parent, home.kid, { picture: 'effort', submissionId: submission.id });
    expect(sent.about).toMatchObject({ submissionId: submission.id, label: 'Feed the cat' });
  });

  it('rejects a submission of a sibling', async () => {
    const home = await createHome();
    const sibling = await createKid(home.family);
    const { id: submissionId } = await submitChore(home);
    const path = `/api/kids/${sibling.id}/praise`;
    expectError(await home.parent.post(path, { picture: 'hug', submissionId }), 404, 'not_found');
    expectError(await home.parent.post(path, { picture: 'hug', submissionId: 'none' }), 404, 'not_found');
  });

  it('returns the first response again for the same Idempotency-Key', async () => {
    const { parent, kid, tablet } = await createHome();
    const headers = { 'Idempotency-Key': newId() };
    const post = async () =>
      expectResponse(
        await parent.post(`/api/kids/${kid.id}/praise`, { picture: 'hug' }, headers),
        201,
        praise,
      );
    expect(await post()).toEqual(await post());
    expect(await album(tablet, kid)).toHaveLength(1);
  });

  it('rejects an unknown heart and more than 120 characters', async () => {
    const { parent, kid } = await createHome();
    const post = (body: object) => parent.post(`/api/kids/${kid.id}/praise`, body);
    expectFieldError(await post({ picture: 'star' }), 'picture', 'Please choose one of the six hearts');
    const words = 'x'.repeat(121);
    expectFieldError(await post({ picture: 'hug', words }), 'words', 'Please use 120 characters or fewer');
  });

  it('limits each adult to 60 an hour', async () => {
    const { parent, kid, family } = await createHome();
    const helper = await addMember(family, 'helper');
    const post = (from: Agent) => from.post(`/api/kids/${kid.id}/praise`, { picture: 'hug' });
    const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await post(parent)).status));
    expect(new Set(statuses)).toEqual(new Set([201]));
    expectError(await post(parent), 429, 'rate_limited');
    expect((await post(helper.agent)).status).toBe(201);
  });
});

describe('GET /api/kids/:id/praise', () => {
  it('returns pages, newest first', async () => {
    const { parent, kid, tablet } = await createHome();
    const sent = [];
    for (const picture of ['thanks', 'kind', 'hug']) sent.unshift((await send(parent, kid, { picture })).id);
    const path = `/api/kids/${kid.id}/praise?limit=2`;
    const first = await tablet.get(path);
    const ids = (list: Praise[]) => list.map(({ id }) => id);
    expect(ids(expectResponse(first, 200, z.array(praise)))).toEqual(sent.slice(0, 2));
    const cursor = first.headers.get('X-Next-Cursor');
    expect(cursor).toBe(sent[1]);
    const last = await tablet.get(`${path}&cursor=${cursor}`);
    expect(ids(expectResponse(last, 200, z.array(praise)))).toEqual(sent.slice(2));
    expect(last.headers.get('X-Next-Cursor')).toBeNull();
    expectError(await tablet.get(`${path}&cursor=${newId()}`), 400, 'validation');
  });
});

describe('DELETE /api/praise/:id', () => {
  it('removes the heart and its unshown news', async () => {
    const home = await createHome();
    const { id } = await send(home.parent, home.kid);
    expect((await home.parent.del(`/api/praise/${id}`)).status).toBe(204);
    expect(await album(home.tablet, home.kid)).toEqual([]);
    expect(await newsOf(home)).toEqual([]);
    expectError(await home.parent.del(`/api/praise/${id}`), 404, 'not_found');
  });

  it('lets a helper remove only their own hearts', async () => {
    const { parent, kid, family } = await createHome();
    const { agent: helper } = await addMember(family, 'helper');
    const { id } = await send(parent, kid);
    expectError(await helper.del(`/api/praise/${id}`), 403, 'forbidden');
    const own = await send(helper, kid);
    expect((await helper.del(`/api/praise/${own.id}`)).status).toBe(204);
  });
});

describe('PUT /api/praise/:id/reply', () => {
  it('stores, changes and removes the kid’s answer', async () => {
    const { parent, kid, tablet } = await createHome();
    const { id } = await send(parent, kid);
    const reply = async (picture: string | null) =>
      expectResponse(await tablet.put(`/api/praise/${id}/reply`, { picture }), 200, praise);
    expect((await reply('hug')).reply).toBe('hug');
    const changed = await reply('sparkle');
    expect(changed.repliedAt).not.toBeNull();
    expect(await album(parent, kid)).toEqual([changed]);
    expect(await reply(null)).toMatchObject({ reply: null, repliedAt: null });
  });

  it('rejects a sibling’s answer', async () => {
    const { parent, kid, family } = await createHome();
    const sibling = await createKid(family);
    const { id } = await send(parent, kid);
    const other = await kidAgent(server, sibling);
    expectError(await other.put(`/api/praise/${id}/reply`, { picture: 'hug' }), 403, 'forbidden');
  });
});

describe('an approval with a heart', () => {
  it('stores the heart with the submission, in one item of news', async () => {
    const home = await createHome();
    const submission = await submitChore(home);
    const heart = { picture: 'sparkle', words: 'So shiny!' };
    const approved = await approve(home, submission, heart);
    expect(approved.praise).toMatchObject({ ...heart, about: { submissionId: submission.id } });
    expect(await album(home.tablet, home.kid)).toEqual([approved.praise]);
    const news = await newsOf(home);
    expect(news.map(({ type }) => type)).not.toContain('praise');
    expect(news[0]).toMatchObject({ type: 'approved', data: { praise: heart } });
    await markNewsShown(home);
    expect((await album(home.parent, home.kid))[0]?.shownAt).not.toBeNull();
  });

  it('is not possible with a rejection', async () => {
    const home = await createHome();
    const { id } = await submitChore(home);
    const body = { status: 'rejected', praise: { picture: 'hug' } };
    const rejected = await home.parent.put(`/api/chore-submissions/${id}/review`, body);
    expectFieldError(rejected, 'praise', 'A heart goes with an approval');
  });

  it('loses the heart when the review is undone before the kid saw it', async () => {
    const home = await createHome();
    const submission = await submitChore(home);
    await approve(home, submission, { picture: 'hug' });
    const undone = await home.parent.post(`/api/chore-submissions/${submission.id}/undo`);
    expect(expectResponse(undone, 200, choreSubmission).praise).toBeNull();
    expect(await album(home.tablet, home.kid)).toEqual([]);
  });

  it('keeps the heart when the review is undone after the kid saw it', async () => {
    const home = await createHome();
    const submission = await submitChore(home);
    await approve(home, submission, { picture: 'hug' });
    await markNewsShown(home);
    const undone = await home.parent.post(`/api/chore-submissions/${submission.id}/undo`);
    expect(expectResponse(undone, 200, choreSubmission).praise).toMatchObject({ picture: 'hug' });
    expect(await album(home.tablet, home.kid)).toHaveLength(1);
  });
});

it('updates open screens when it is sent and when it is removed', async () => {
  const home = await createHome();
  const socket = await openSocket(home.tablet);
  await socket.join('kid', home.kid.id);
  const sent = await send(home.parent, home.kid);
  const of = { kidId: home.kid.id, praiseId: sent.id };
  const changes = async () => {
    for (;;) {
      const message = await socket.next();
      if (message.type === 'praise_changed') return message;
    }
  };
  expect(await changes()).toEqual({ type: 'praise_changed', ...of, praise: sent });
  await home.parent.del(`/api/praise/${sent.id}`);
  expect(await changes()).toEqual({ type: 'praise_changed', ...of, praise: null });
});

describe('the hearts of an adult who leaves', () => {
  it.each([
    ['leaves the family', ({ family }: Home, { user }: TestMember) => removeMember(family, user.id)],
    [
      'deletes the account',
      (_: Home, { agent, password }: TestMember) => agent.del('/api/user', { password }),
    ],
  ])('stay without a name when the adult %s', async (_, leave) => {
    const home = await createHome();
    const { family, kid, parent, tablet } = home;
    const member = await addMember(family);
    const submission = await submitChore(home);
    await send(member.agent, kid, { picture: 'kind', submissionId: submission.id });
    const own = await send(parent, kid);
    await leave(home, member);
    expect((await album(tablet, kid)).map(({ from }) => from)).toEqual([own.from, null]);
    const shown = (await newsOf(home)).flatMap(({ type, data }) => (type === 'praise' ? [data] : []));
    expect(shown.map((data) => data.praise.from)).toEqual([null, own.from]);
    const [day] = (await parent.get('/api/chore-submissions/pending')).body as ChoreSubmission[];
    expect(day?.praise?.from).toBeNull();
  });
});
