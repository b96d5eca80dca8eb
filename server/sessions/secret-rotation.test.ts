import { afterAll, describe, expect, it } from 'vitest';
import { calendarFeed } from '@shared/contracts/calendars';
import { newInvite } from '@shared/contracts/members';
import { Agent } from '../../tests/support/agent';
import { expectError, expectResponse } from '../../tests/support/expect-response';
import { createFamily, createKid, type TestKid } from '../../tests/support/families';
import { startServer, type TestServer } from '../../tests/support/server';
import { unsubscribeToken } from '../features/letters/unsubscribe.service';

const OLD = 'the secret that leaked';
const NEW = 'the secret that replaces it';
const before = await startServer({ sessionSecret: OLD });
const { database } = before;
const during = await startServer({ database, sessionSecret: NEW, previousSecret: OLD });
const after = await startServer({ database, sessionSecret: NEW });
afterAll(async () => {
  await after.close();
  await during.close();
  await before.close();
});

const logIn = (server: TestServer, { id, pattern }: TestKid) =>
  new Agent(server.url).post(`/api/kids/${id}/login`, { pattern });

describe('rotating the secret', () => {
  it('keeps sessions, invitations, calendar links and links in letters valid', async () => {
    const family = await createFamily(before);
    const { parent, user } = family;
    const kid = await createKid(family);
    const made = await parent.post(`/api/kids/${kid.id}/calendar`);
    const feed = new URL(expectResponse(made, 201, calendarFeed).url).pathname;
    const invited = await parent.post('/api/family/invites', { role: 'helper' });
    const { url } = expectResponse(invited, 201, newInvite);
    const token = url.slice(url.lastIndexOf('/') + 1);
    const stop = unsubscribeToken(before.deps.secrets, user.id);

    const at = (server: TestServer) => new Agent(server.url);
    expect((await during.agentOf(parent).get('/api/chores')).status).toBe(200);
    const listed = await during.agentOf(parent).get('/api/family/calendars');
    expect(JSON.stringify(listed.body)).toContain(feed);
    for (const path of [feed, `/api/invites/${token}`]) {
      expect((await at(during).get(path)).status).toBe(200);
    }
    expect((await at(during).post(`/api/weekly-letter/${stop}`)).status).toBe(204);

    expectError(await after.agentOf(parent).get('/api/chores'), 401);
    expectError(await at(after).post(`/api/weekly-letter/${stop}`), 404);
  });

  it("keeps kids' pictures valid, permanently after their next login", async () => {
    const family = await createFamily(before);
    const [mia, ben] = [await createKid(family), await createKid(family)];
    expect((await logIn(during, mia)).status).toBe(200);
    expectError(await logIn(during, { ...ben, pattern: [9, 8, 7, 6] }), 401);
    expect((await logIn(after, mia)).status).toBe(200);
    expectError(await logIn(after, ben), 401);
    expect((await logIn(during, ben)).status).toBe(200);
    expect((await logIn(after, ben)).status).toBe(200);
  });

  it('signs webhooks with both secrets and keeps the VAPID key', () => {
    const [old, both, next] = [before, during, after].map(({ deps }) => deps.secrets);
    expect(both?.webhookSecrets('id')).toEqual([next?.webhookSecrets('id')[0], old?.webhookSecrets('id')[0]]);
    expect(both?.vapidKeys).toEqual(old?.vapidKeys);
    expect(next?.vapidKeys).not.toEqual(old?.vapidKeys);
  });
});
