import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { pushDevice } from '@shared/contracts/push';
import type { Agent } from '../../../tests/support/agent';
import { expectError, expectFieldError, expectResponse } from '../../../tests/support/expect-response';
import { createFamily, idOfFamily } from '../../../tests/support/families';
import { addMember, agentIn, joinFamily } from '../../../tests/support/members';
import { createNotifiedFamily, type NotifiedFamily } from '../../../tests/support/notified-family';
import { startPushService, subscription } from '../../../tests/support/push-service';
import { startServer } from '../../../tests/support/server';
import { newId } from '../../lib/ids';
import { purgeExpired } from '../audit/retention';

const pushService = await startPushService();
const server = await startServer({ postPublic: pushService.postPublic });
afterAll(async () => {
  await server.close();
  await pushService.close();
});

let notified: NotifiedFamily;
beforeEach(async () => {
  notified = await createNotifiedFamily(server, pushService);
});

const post = (agent: Agent, body: object) => agent.post('/api/push/subscriptions', body);

describe('quiet hours', () => {
  it.each([
    ['quiet.from', { from: '24:00', until: '06:00' }, 'Please enter a time such as 21:00'],
    ['quiet.until', { from: '21:00', until: '6:00' }, 'Please enter a time such as 21:00'],
    ['quiet.until', { from: '21:00', until: '21:00' }, 'Please choose two different times'],
    ['quiet', 'always', 'Please enter a time such as 21:00'],
  ])('reject %s of %j', async (field, quiet, message) => {
    expectFieldError(await notified.family.parent.put('/api/push/quiet', { quiet }), field, message);
  });
});

describe('a subscription', () => {
  it('can omit the approve button, which a paired tablet never gets by default', async () => {
    const { parent } = notified.family;
    const browser = await notified.subscribe();
    const [device] = (await notified.settings()).devices;
    expect(device).toMatchObject({ approves: true });
    const path = `/api/push/subscriptions/${device?.id}`;
    const changed = await parent.put(path, { wants: ['chores'], approves: false });
    expect(expectResponse(changed, 200, pushDevice)).toMatchObject({ wants: ['chores'], approves: false });
    await parent.put(path, { wants: ['chores', 'rewards'] });
    await notified.handIn();
    await server.runJobs();
    expect(browser.messages.map(({ message }) => message.approve)).toEqual([[]]);

    await parent.post('/api/family/devices', { name: 'Kitchen' });
    await notified.subscribe();
    expect((await notified.settings()).devices).toMatchObject([{ approves: false }]);
  });

  it('belongs to one browser, and a new subscription replaces it', async () => {
    const browser = await notified.subscribe();
    expect((await notified.settings()).devices).toMatchObject([{ current: true, wants: browser.body.wants }]);
    await notified.subscribe(notified.family.parent, ['lockouts']);
    expect((await notified.settings()).devices).toMatchObject([{ current: true, wants: ['lockouts'] }]);
    await notified.handIn();
    await server.runJobs();
    expect(browser.messages).toEqual([]);
  });

  it('moves to the next user who subscribes on the same browser', async () => {
    const browser = await notified.subscribe();
    const other = await createFamily(server);
    expectResponse(await post(other.parent, browser.body), 201, pushDevice);
    expect((await notified.settings()).devices).toEqual([]);
    await notified.handIn();
    await server.runJobs();
    expect(browser.messages).toEqual([]);
  });

  it('can be deleted by its endpoint, but not by another user', async () => {
    const browser = await notified.subscribe();
    const { endpoint } = browser.body;
    const co = await addMember(notified.family);
    expect((await co.agent.del('/api/push/subscriptions', { endpoint })).status).toBe(204);
    expect((await notified.settings()).devices).toHaveLength(1);
    for (let time = 0; time < 2; time += 1)
      expect((await notified.family.parent.del('/api/push/subscriptions', { endpoint })).status).toBe(204);
    expect((await notified.settings()).devices).toEqual([]);
  });

  it.each(['nonsense', 'a\u0000b'])('is not deleted by the malformed endpoint %j', async (endpoint) => {
    await notified.subscribe();
    expect((await notified.family.parent.del('/api/push/subscriptions', { endpoint })).status).toBe(204);
    expect((await notified.settings()).devices).toHaveLength(1);
  });

  it.each(['POST /api/logout', 'DELETE /api/user/sessions'])('ends with its session: %s', async (call) => {
    const [method = '', path = ''] = call.split(' ');
    const there = await agentIn(notified.family, notified.family.user.id, 'owner');
    const browser = await notified.subscribe(there);
    const by = method === 'POST' ? there : notified.family.parent;
    expect((await by.send(method, path, '{}')).status).toBe(204);
    await notified.handIn();
    expect(await server.runJobs()).toBe(0);
    expect(browser.messages).toEqual([]);
  });

  it('outlives an expired session until the user signs out everywhere', async () => {
    const there = await agentIn(notified.family, notified.family.user.id, 'owner');
    const browser = await notified.subscribe(there);
    await server.pool.query(
      'UPDATE sessions SET expires_at = now() WHERE id IN (SELECT session_id FROM push_subscriptions)',
    );
    await purgeExpired(server.deps);
    await notified.handIn();
    await server.runJobs();
    expect(browser.messages).toHaveLength(1);
    expect((await notified.settings()).devices).toMatchObject([{ current: false }]);
    await notified.family.parent.del('/api/user/sessions');
    expect((await notified.settings()).devices).toEqual([]);
  });

  it('ends when the password is changed elsewhere, even if its session expired', async () => {
    const there = await agentIn(notified.family, notified.family.user.id, 'owner');
    await notified.subscribe(there);
    await server.pool.query('UPDATE push_subscriptions SET session_id = NULL');
    const passwords = { currentPassword: notified.family.password, newPassword: 'another one' };
    await notified.family.parent.put('/api/user/password', passwords);
    expect((await notified.settings()).devices).toEqual([]);
  });

  it('is ignored after the member was removed', async () => {
    const co = await addMember(notified.family);
    const browser = await notified.subscribe(co.agent);
    await notified.family.parent.del(`/api/family/members/${co.user.id}`);
    await notified.handIn();
    await server.runJobs();
    expect(browser.messages).toEqual([]);
  });

  it('follows its session into another family', async () => {
    const co = await addMember(notified.family);
    const elsewhere = await createFamily(server);
    await joinFamily(elsewhere, co.user.id);
    const browser = await notified.subscribe(co.agent);
    const familyId = await idOfFamily(server, elsewhere.user.familyCode);
    expect((await co.agent.post('/api/user/family', { familyId })).status).toBe(200);
    await notified.handIn();
    await server.runJobs();
    expect(browser.messages).toEqual([]);
    const there = await createNotifiedFamily(server, pushService, elsewhere);
    await there.handIn();
    await server.runJobs();
    expect(browser.messages).toHaveLength(1);
  });

  it('is limited to ten per user, and a new one replaces the oldest', async () => {
    const agents = [notified.family.parent];
    for (let n = 0; n < 10; n += 1)
      agents.push(await agentIn(notified.family, notified.family.user.id, 'owner'));
    for (const agent of agents) await notified.subscribe(agent);
    const { devices } = await notified.settings();
    expect(devices).toHaveLength(10);
    expect(devices.some(({ current }) => current)).toBe(false);
  });

  it('returns 404 for an unknown id', async () => {
    const response = await notified.family.parent.put(`/api/push/subscriptions/${newId()}`, { wants: [] });
    expectError(response, 404, 'not_found', 'Device not found');
  });

  it.each([
    'http://push.example.net/x',
    'https://push.example.net:8443/x',
    'https://push.example.net:22/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://10.1.2.3/x',
    'https://169.254.169.254/latest',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://localhost/x',
    'https://localhost./x',
    'https://a.localhost/x',
    'https://printer/x',
    'https://nas.local/x',
    'https://db.internal/x',
    'https://router.home.arpa/x',
    'https://push.example/x',
    'https://name:word@push.example.net/x',
    'ftp://push.example.net/x',
    'push.example.net',
    '',
  ])('is rejected for the endpoint %j', async (endpoint) => {
    const response = await post(notified.family.parent, { ...subscription(), endpoint });
    expectFieldError(response, 'endpoint', 'This isn’t a push service address');
  });

  it.each([
    ['keys.p256dh', { keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } }],
    ['keys.p256dh', { keys: { p256dh: 'short', auth: 'A'.repeat(22) } }],
    ['keys.auth', { keys: { ...subscription().keys, auth: 'short' } }],
    ['keys', { keys: undefined }],
    ['wants', { wants: ['chores', 'chores'] }],
    ['wants.0', { wants: ['messages'] }],
    ['wants', { wants: 'all' }],
  ])('is rejected for %s in %j', async (field, change) => {
    const response = await post(notified.family.parent, { ...subscription(), ...change });
    const message = field.startsWith('keys')
      ? 'These aren’t the keys of a push subscription'
      : 'Please choose what to be notified about';
    expectFieldError(response, field, message);
  });
});
