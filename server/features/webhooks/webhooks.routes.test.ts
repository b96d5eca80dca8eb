import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newWebhook, webhook } from '@shared/contracts/webhooks';
import { expectError, expectFieldError, expectResponse } from '../../../tests/support/expect-response';
import { createFamily, type TestFamily } from '../../../tests/support/families';
import { startServer } from '../../../tests/support/server';
import { openSocket } from '../../../tests/support/sockets';
import { isSigned, startWebhookReceiver } from '../../../tests/support/webhook-receiver';
import { newId } from '../../lib/ids';

const receiver = await startWebhookReceiver();
const server = await startServer({ postPublic: receiver.postPublic });
afterAll(async () => {
  await server.close();
  await receiver.close();
});

const HOOKS = '/api/family/webhooks';

let family: TestFamily;
beforeEach(async () => {
  family = await createFamily(server);
  Object.assign(receiver, { received: [], requests: 0, status: 204 });
});

const URL = 'https://hooks.example.net/starnest?x=1';
const asked = { url: URL, events: ['chore_submission', 'stars_changed'] };
const make = async () => expectResponse(await family.parent.post(HOOKS, asked), 201, newWebhook);
const list = async () => expectResponse(await family.parent.get(HOOKS), 200, z.array(webhook));
const path = ({ id }: { id: string }) => `${HOOKS}/${id}`;
const test = async (made: { id: string }) =>
  expectResponse(await family.parent.post(`${path(made)}/test`), 200, webhook);

describe('a webhook', () => {
  it('returns its secret once, can be changed and deleted, and sends events to open pages', async () => {
    const desk = await openSocket(family.parent);
    await desk.join('parent', family.user.id);
    const { secret, ...made } = await make();
    expect(await desk.next()).toEqual({ type: 'devices_changed' });
    expect(secret).toMatch(/^whsec_[\w-]{43}$/);
    expect(made).toMatchObject({ ...asked, isActive: true, switchedOffAt: null, last: null });
    expect(await list()).toEqual([made]);
    const { rows } = await server.pool.query('SELECT * FROM webhooks WHERE id = $1', [made.id]);
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
    const changed = await family.parent.put(path(made), { events: ['reward_delivered'], isActive: false });
    const after = { ...made, events: ['reward_delivered'], isActive: false };
    expect(expectResponse(changed, 200, webhook)).toEqual(after);
    expect(await list()).toEqual([after]);
    expect((await family.parent.del(path(made))).status).toBe(204);
    expect(await list()).toEqual([]);
    expectError(await family.parent.del(path(made)), 404, 'not_found', 'Webhook not found');
    expectError(await family.parent.put(path(made), {}), 404, 'not_found');
    expectError(await family.parent.post(`${HOOKS}/${newId()}/test`), 404, 'not_found');
    const log = await server.pool.query<{ action: string }>(
      "SELECT action FROM audit_log WHERE actor_id = $1 AND action LIKE 'webhook.%' ORDER BY at, id",
      [family.user.id],
    );
    expect(log.rows.map(({ action }) => action)).toEqual([
      'webhook.make',
      'webhook.change',
      'webhook.remove',
    ]);
    await desk.close();
  });

  it.each([
    'http://hooks.example.net/',
    'https://hooks.example.net:8123/',
    'https://name:word@hooks.example.net/',
    'https://127.0.0.1/',
    'https://[fd00::1]/',
    'https://169.254.169.254/latest',
    'https://homeassistant.local/',
    'https://localhost/',
    'ftp://hooks.example.net/',
    'hooks.example.net',
    '',
  ])('is rejected for %s', async (url) => {
    const message = 'Please enter a public web address that starts with https:// and has no port';
    expectFieldError(await family.parent.post(HOOKS, { ...asked, url }), 'url', message);
    const made = await make();
    expectFieldError(await family.parent.put(path(made), { url }), 'url', message);
  });

  it('requires at least one known event', async () => {
    for (const events of [[], ['message_sent'], ['stars_changed', 'stars_changed'], 'stars_changed', null])
      expectFieldError(
        await family.parent.post(HOOKS, { ...asked, events }),
        Array.isArray(events) && events[0] === 'message_sent' ? 'events.0' : 'events',
        'Please choose at least one event',
      );
  });

  it('is limited to five per family, even with concurrent requests', async () => {
    for (let count = 0; count < 4; count += 1) await make();
    const both = await Promise.all([0, 1].map(() => family.parent.post(HOOKS, asked)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const again = await family.parent.post(HOOKS, asked);
    expectError(again, 409, 'too_many_webhooks', 'Your family already has 5 webhooks.');
  });
});

describe('a test message', () => {
  it('is sent immediately, signed, and returns the result', async () => {
    const made = await make();
    const sent = await test(made);
    expect(sent.last).toMatchObject({ status: 204 });
    expect(receiver.received).toHaveLength(1);
    const [received] = receiver.received;
    expect(received).toMatchObject({ path: '/starnest?x=1', message: { type: 'test', data: {} } });
    expect(received?.headers['content-type']).toBe('application/json');
    expect(received && isSigned(received, made.secret)).toBe(true);
    expect(received && isSigned(received, (await make()).secret)).toBe(false);
  });

  it('follows no redirect and works while the webhook is off', async () => {
    const made = await make();
    await family.parent.put(path(made), { isActive: false });
    receiver.status = 302;
    expect((await test(made)).last).toMatchObject({ status: 302 });
    expect(receiver.requests).toBe(1);
  });

  it('does not reach a private address behind a public name', async () => {
    const inside = { ...asked, url: 'https://inside.example.net/' };
    const made = expectResponse(await family.parent.post(HOOKS, inside), 201, newWebhook);
    expect((await test(made)).last).toMatchObject({ status: null });
    expect(receiver.requests).toBe(0);
  });

  it('is limited to thirty per hour', async () => {
    const own = await startServer({ postPublic: receiver.postPublic, rateLimitMultiplier: 0.1 });
    const { parent } = await createFamily(own);
    const { id } = expectResponse(await parent.post(HOOKS, asked), 201, newWebhook);
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1)
      statuses.push((await parent.post(`${HOOKS}/${id}/test`)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    await own.close();
  });
});
