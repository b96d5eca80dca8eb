import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { message, type CreateMessageBody, type Message } from '@shared/contracts/messages';
import { messages } from '@shared/tables/index';
import { expectResponse, expectError, expectFieldError } from '../../../tests/support/expect-response';
import {
  createFamily,
  createKid,
  kidAgent,
  type TestFamily,
  type TestKid,
} from '../../../tests/support/families';
import type { InvalidField } from '../../../tests/support/invalid-fields';
import { startServer } from '../../../tests/support/server';
import { newId } from '../../lib/ids';

const server = await startServer();
afterAll(() => server.close());

const messageList = z.array(message);
const asker = await createFamily(server);
const askersKid = await createKid(asker);

async function send(
  { parent }: TestFamily,
  kid: Pick<TestKid, 'id'>,
  body: Partial<CreateMessageBody> = {},
): Promise<Message> {
  const response = await parent.post('/api/messages', { content: 'Well done!', toKidId: kid.id, ...body });
  return expectResponse(response, 201, message);
}

async function readMarks({ parent }: TestFamily, kidId: string): Promise<boolean[]> {
  const list = expectResponse(await parent.get(`/api/kids/${kidId}/messages`), 200, messageList);
  return list.map(({ isRead }) => isRead);
}

describe('POST /api/messages', () => {
  it("creates an unread message with the default emoji and type and the parent's username", async () => {
    const family = await createFamily(server);
    const kid = await createKid(family);
    const made = await send(family, kid, { content: '  Well done, <b>Mia</b>! 💛\n' });
    expect(made).toEqual({
      id: made.id,
      createdAt: made.createdAt,
      content: 'Well done, <b>Mia</b>! 💛',
      toKidId: kid.id,
      emoji: '🌟',
      messageType: 'general',
      isRead: false,
      parent: { username: family.user.username, firstName: 'Robin' },
    });
  });

  it('returns the first response again for the same Idempotency-Key, kid and sender', async () => {
    const family = await createFamily(server);
    const [mia, leo] = [await createKid(family), await createKid(family)];
    const headers = { 'Idempotency-Key': newId() };
    const post = (toKidId: string, content = 'Well done!') =>
      family.parent.post('/api/messages', { content, toKidId }, headers);
    const first = expectResponse(await post(mia.id), 201, message);
    expect(expectResponse(await post(mia.id), 201, message)).toEqual(first);
    expect(await readMarks(family, mia.id)).toEqual([false]);
    expectError(await post(mia.id, 'Something else'), 409, 'key_reused');
    expect(expectResponse(await post(leo.id), 201, message).toKidId).toBe(leo.id);
  });

  it('keeps the emoji and type and ignores read-only fields', async () => {
    const family = await createFamily(server);
    const kid = await createKid(family);
    const foreign = { id: newId(), isRead: true, parentId: newId(), familyId: newId(), readAt: '2000-01-01' };
    const body = { content: 'x'.repeat(500), emoji: '🏆', messageType: 'celebration' as const };
    const made = await send(family, kid, { ...body, ...foreign });
    expect(made).toMatchObject({
      ...body,
      isRead: false,
      parent: { username: family.user.username, firstName: 'Robin' },
    });
    expect(made.id).not.toBe(foreign.id);
  });

  const invalidFields: InvalidField[] = [
    ['content', '', 'Message is required'],
    ['content', ' \n ', 'Message is required'],
    ['content', undefined, 'Message is required'],
    ['content', 5, 'Message is required'],
    ['content', 'x'.repeat(501), 'Please use 500 characters or fewer'],
    ['content', 'a\u0000b', 'Please use regular characters only'],
    ['toKidId', undefined, 'Please choose a kid'],
    ['toKidId', '', 'Please choose a kid'],
    ['toKidId', 7, 'Please choose a kid'],
    ['emoji', '', 'Please choose an emoji'],
    ['emoji', 'x'.repeat(17), 'Please use 16 characters or fewer'],
    ['messageType', 'threat', 'Please choose a message type'],
    ['messageType', null, 'Please choose a message type'],
  ];
  it.each(invalidFields)('rejects %s %j', async (field, value, text) => {
    const body = { content: 'Well done!', toKidId: askersKid.id, [field]: value };
    expectFieldError(await asker.parent.post('/api/messages', body), field, text);
  });

  it('returns 404 for unknown kids and kids of other families', async () => {
    const other = await createFamily(server);
    const theirs = await createKid(other);
    for (const toKidId of [theirs.id, newId(), 'nonsense', '\u0000', asker.user.id]) {
      const response = await asker.parent.post('/api/messages', { content: 'Psst', toKidId });
      expectError(response, 404, 'not_found', 'Kid not found');
    }
    expect(
      expectResponse(await other.parent.get(`/api/kids/${theirs.id}/messages`), 200, messageList),
    ).toEqual([]);
  });

  it('limits a parent to 200 messages per hour', async () => {
    const [family, other] = await Promise.all([createFamily(server), createFamily(server)]);
    const [kid, otherKid] = await Promise.all([createKid(family), createKid(other)]);
    for (let sent = 0; sent < 199; sent += 1) await server.deps.limits.take(['messages', family.user.id]);
    await send(family, kid);
    const response = await family.parent.post('/api/messages', { content: 'More', toKidId: kid.id });
    expect(expectError(response, 429, 'rate_limited').message).toMatch(/^Too many tries\. Please wait/);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    await send(other, otherKid);
  });
});

describe('GET /api/kids/:id/messages', () => {
  it("lists the kid's messages, newest first, to the kid and the parent", async () => {
    const family = await createFamily(server);
    const [mia, ben] = await Promise.all([createKid(family), createKid(family, { name: 'Ben' })]);
    const first = await send(family, mia, { content: 'First' });
    await send(family, ben, { content: 'For Ben' });
    const second = await send(family, mia, { content: 'Second' });
    for (const agent of [await kidAgent(server, mia), family.parent]) {
      expect(expectResponse(await agent.get(`/api/kids/${mia.id}/messages`), 200, messageList)).toEqual([
        second,
        first,
      ]);
    }
  });

  it('lists at most 200 messages', async () => {
    const family = await createFamily(server);
    const kid = await createKid(family);
    const first = await send(family, kid, { content: 'First' });
    const [row] = await server.db.select().from(messages).where(eq(messages.id, first.id));
    if (!row) throw new Error('no message');
    const later = new Date(row.createdAt.getTime() + 1000);
    const more = Array.from({ length: 199 }, () => ({
      ...row,
      id: newId(),
      content: 'More',
      createdAt: later,
    }));
    await server.db.insert(messages).values(more);
    const listed = async () =>
      expectResponse(await family.parent.get(`/api/kids/${kid.id}/messages`), 200, messageList);
    expect((await listed()).at(-1)?.content).toBe('First');
    await server.db.insert(messages).values({ ...row, id: newId(), createdAt: later });
    expect(await listed()).toHaveLength(200);
    expect((await listed()).at(-1)?.content).toBe('More');
  });

  it('returns 403 to a sibling and 404 to another family', async () => {
    const [family, other] = await Promise.all([createFamily(server), createFamily(server)]);
    const [mia, ben] = await Promise.all([createKid(family), createKid(family, { name: 'Ben' })]);
    const theirs = await createKid(other);
    const kid = await kidAgent(server, ben);
    expectError(await kid.get(`/api/kids/${mia.id}/messages`), 403, 'forbidden');
    expectError(await kid.get(`/api/kids/${theirs.id}/messages`), 404, 'not_found');
    expectError(await family.parent.get(`/api/kids/${theirs.id}/messages`), 404, 'not_found');
    for (const id of [newId(), 'nonsense']) {
      expectError(await family.parent.get(`/api/kids/${id}/messages`), 404, 'not_found', 'Kid not found');
    }
  });
});

describe('PUT /api/messages/:id/read', () => {
  it("marks the kid's message as read, even when called twice", async () => {
    const family = await createFamily(server);
    const mia = await createKid(family);
    const kid = await kidAgent(server, mia);
    const [read, unread] = [await send(family, mia), await send(family, mia)];
    for (let i = 0; i < 2; i += 1) {
      const response = await kid.put(`/api/messages/${read.id}/read`);
      expect(expectResponse(response, 200, message)).toEqual({ ...read, isRead: true });
    }
    const listed = expectResponse(await kid.get(`/api/kids/${mia.id}/messages`), 200, messageList);
    expect(listed).toEqual([unread, { ...read, isRead: true }]);
  });

  it('returns 403 to a sibling and 404 to another family, and the messages stay unread', async () => {
    const [family, other] = await Promise.all([createFamily(server), createFamily(server)]);
    const [mia, ben] = await Promise.all([createKid(family), createKid(family, { name: 'Ben' })]);
    const stranger = await createKid(other);
    const [sibling, foreign] = [await send(family, mia), await send(other, stranger)];
    const kid = await kidAgent(server, ben);
    expectError(await kid.put(`/api/messages/${sibling.id}/read`), 403, 'forbidden');
    expectError(await kid.put(`/api/messages/${foreign.id}/read`), 404, 'not_found', 'Message not found');
    for (const id of [newId(), 'nonsense'])
      expectError(await kid.put(`/api/messages/${id}/read`), 404, 'not_found');

    expect(await readMarks(family, mia.id)).toEqual([false]);
    expect(await readMarks(other, stranger.id)).toEqual([false]);
  });

  it('rejects a request from another site', async () => {
    const family = await createFamily(server);
    const mia = await createKid(family);
    const { id } = await send(family, mia);
    const response = await (
      await kidAgent(server, mia)
    ).put(`/api/messages/${id}/read`, undefined, {
      'Sec-Fetch-Site': 'cross-site',
    });
    expectError(response, 403, 'foreign_origin');
  });
});
