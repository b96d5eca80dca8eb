import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newAccessToken } from '@shared/contracts/access-tokens';
import { calendarFeed } from '@shared/contracts/calendars';
import { device, pairing } from '@shared/contracts/devices';
import { kidLoginResponse } from '@shared/contracts/kids';
import { newInvite } from '@shared/contracts/members';
import { newWebhook, webhook } from '@shared/contracts/webhooks';
import { Agent } from '../../../tests/support/agent';
import { expectError, expectResponse } from '../../../tests/support/expect-response';
import {
  createFamily,
  createKid,
  logInKid,
  type TestFamily,
  type TestKid,
} from '../../../tests/support/families';
import { addMember, type TestMember } from '../../../tests/support/members';
import { startServer } from '../../../tests/support/server';
import { openSocket } from '../../../tests/support/sockets';

const server = await startServer();
afterAll(() => server.close());

const hookAt = (path: string) => ({ url: `https://hooks.example.net/${path}`, events: ['stars_changed'] });

async function setUpAccess({ agent, password }: Pick<TestMember, 'agent' | 'password'>, kid: TestKid) {
  const post = (path: string, body?: unknown) => agent.post(path, body);
  const made = {
    code: expectResponse(await post('/api/family/devices/pairings', { name: 'Hall' }), 201, pairing).code,
    feed: expectResponse(await post(`/api/kids/${kid.id}/calendar`), 201, calendarFeed).url,
    webhook: expectResponse(await post('/api/family/webhooks', hookAt(kid.id)), 201, newWebhook).id,
    invite: expectResponse(await post('/api/family/invites', { role: 'parent' }), 201, newInvite).url,
    token: expectResponse(
      await post('/api/user/tokens', { name: 'Panel', scope: 'read', days: null, password }),
      201,
      newAccessToken,
    ).token,
  };
  const tablet = new Agent(server.url);
  const { code } = expectResponse(
    await post('/api/family/devices/pairings', { name: 'Kitchen' }),
    201,
    pairing,
  );
  await tablet.post('/api/devices/pair', { code });
  expectResponse(await logInKid(tablet, kid), 200, kidLoginResponse);
  return { ...made, tablet };
}

type Access = Awaited<ReturnType<typeof setUpAccess>>;

async function statusesOf({ tablet, code, feed, invite, token }: Access, kid: TestKid) {
  const stranger = new Agent(server.url);
  const found = {
    tablet: await tablet.get('/api/device'),
    kid: await tablet.get(`/api/kids/${kid.id}/badges`),
    code: await stranger.post('/api/devices/pair', { code }),
    feed: await stranger.get(new URL(feed).pathname),
    invite: await stranger.get(`/api/invites/${new URL(invite).pathname.split('/').at(-1)}`),
    token: await stranger.get('/api/kids', { Authorization: `Bearer ${token}` }),
  };
  return Object.fromEntries(Object.entries(found).map(([name, { status }]) => [name, status]));
}

const nothing = { tablet: 404, kid: 401, code: 404, feed: 404, invite: 404, token: 401 };

const webhooksOf = async ({ parent }: TestFamily) =>
  expectResponse(await parent.get('/api/family/webhooks'), 200, z.array(webhook));
const devicesOf = async ({ parent }: TestFamily) =>
  expectResponse(await parent.get('/api/family/devices'), 200, z.array(device));

describe('everything that a parent has set up', () => {
  it.each([
    [
      'the owner removes them',
      (family: TestFamily, { user }: TestMember) => family.parent.del(`/api/family/members/${user.id}`),
    ],
    [
      'they leave',
      (_: TestFamily, { agent, user }: TestMember) => agent.del(`/api/family/members/${user.id}`),
    ],
    [
      'they become a helper',
      (family: TestFamily, { user }: TestMember) =>
        family.parent.put(`/api/family/members/${user.id}`, { role: 'helper' }),
    ],
  ])('ends when %s, and open pages update', async (_, end) => {
    const family = await createFamily(server);
    const [mia, leo] = [await createKid(family), await createKid(family, { name: 'Leo' })];
    const member = await addMember(family);
    const theirs = await setUpAccess(member, mia);
    const kept = await setUpAccess({ agent: family.parent, password: family.password }, leo);
    const kidSocket = await openSocket(theirs.tablet);
    await kidSocket.join('kid', mia.id);
    const ownerSocket = await openSocket(family.parent);
    await ownerSocket.join('parent', family.user.id);

    expect([200, 204]).toContain((await end(family, member)).status);
    expect(await kidSocket.closed).toMatchObject({ code: 4401 });
    expect(await ownerSocket.next()).toEqual({ type: 'members_changed' });
    expect(await statusesOf(theirs, mia)).toEqual(nothing);
    expect(await webhooksOf(family)).toMatchObject([
      { id: kept.webhook, madeBy: { id: family.user.id, firstName: family.user.firstName } },
    ]);
    expect(await devicesOf(family)).toMatchObject([{ name: 'Kitchen', madeBy: { id: family.user.id } }]);
    expect(Object.values(await statusesOf(kept, leo))).toEqual([200, 200, 200, 200, 200, 200]);
    await ownerSocket.close();
  });

  it('continues in their other families and after a change to another parent role', async () => {
    const family = await createFamily(server);
    const kid = await createKid(family);
    const member = await addMember(family);
    const access = await setUpAccess(member, kid);
    const owner = `/api/family/members/${member.user.id}`;
    expect((await family.parent.put(owner, { role: 'owner' })).status).toBe(200);
    expect(await statusesOf(access, kid)).toMatchObject({ tablet: 200, kid: 200, feed: 200, token: 200 });
  });

  it('includes a webhook of another parent if they changed its address', async () => {
    const family = await createFamily(server);
    const member = await addMember(family);
    const made = await family.parent.post('/api/family/webhooks', hookAt('ours'));
    const { id } = expectResponse(made, 201, newWebhook);
    await member.agent.put(`/api/family/webhooks/${id}`, { isActive: false });
    expect(await webhooksOf(family)).toMatchObject([{ madeBy: { id: family.user.id } }]);
    await member.agent.put(`/api/family/webhooks/${id}`, { url: hookAt('theirs').url, isActive: true });
    expect(await webhooksOf(family)).toMatchObject([{ madeBy: { id: member.user.id } }]);
    await family.parent.del(`/api/family/members/${member.user.id}`);
    expect(await webhooksOf(family)).toEqual([]);
  });

  it('includes a tablet that is paired while they are removed', async () => {
    const family = await createFamily(server);
    const member = await addMember(family);
    const makeCode = await member.agent.post('/api/family/devices/pairings', { name: 'Late' });
    const { code } = expectResponse(makeCode, 201, pairing);
    const tablet = new Agent(server.url);
    const [paired] = await Promise.all([
      tablet.post('/api/devices/pair', { code }),
      family.parent.del(`/api/family/members/${member.user.id}`),
    ]);
    expect([200, 404]).toContain(paired.status);
    expectError(await tablet.get('/api/device'), 404, 'not_found');
    expect(await devicesOf(family)).toEqual([]);
  });

  it("doesn't sign the owner out of a browser that the removed parent paired", async () => {
    const family = await createFamily(server);
    const member = await addMember(family);
    const makeCode = await member.agent.post('/api/family/devices/pairings', { name: 'Kitchen' });
    const { code } = expectResponse(makeCode, 201, pairing);
    await family.parent.post('/api/devices/pair', { code });
    expect((await family.parent.del(`/api/family/members/${member.user.id}`)).status).toBe(204);
    expect((await family.parent.get('/api/user')).status).toBe(200);
    expectError(await family.parent.get('/api/device'), 404, 'not_found');
  });
});
