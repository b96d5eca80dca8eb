import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { WEBHOOK_EVENTS } from '@shared/program-constants';
import { newWebhook, webhook, type NewWebhook } from '@shared/contracts/webhooks';
import type { ServerMessage } from '@shared/realtime';
import { ledgerEntry } from '@shared/contracts/stars';
import { startHangingJobProcess } from '../../../tests/support/job-process';
import { expectError, expectResponse } from '../../../tests/support/expect-response';
import { createChore, createFamily, createKid } from '../../../tests/support/families';
import { createNotifiedFamily, type NotifiedFamily } from '../../../tests/support/notified-family';
import { startPushService } from '../../../tests/support/push-service';
import { startServer } from '../../../tests/support/server';
import { openSocket } from '../../../tests/support/sockets';
import { isSigned, startWebhookReceiver } from '../../../tests/support/webhook-receiver';
import { purgeExpired } from '../audit/retention';

const receiver = await startWebhookReceiver();
const pushService = await startPushService();
const server = await startServer({ postPublic: receiver.postPublic });
const second = await startServer({ postPublic: receiver.postPublic, database: server.database });
afterAll(async () => {
  await second.close();
  await server.close();
  await pushService.close();
  await receiver.close();
});

const HOOKS = '/api/family/webhooks';
let at: NotifiedFamily;
let hook: NewWebhook;
beforeEach(async () => {
  await server.pool.query('DELETE FROM jobs.job; DELETE FROM webhooks');
  at = await createNotifiedFamily(server, pushService);
  Object.assign(receiver, { received: [], requests: 0, status: 204, before: () => {} });
  hook = await make();
});

const make = async (events: readonly string[] = WEBHOOK_EVENTS, family = at.family) => {
  const asked = { url: 'https://hooks.example.net/', events };
  return expectResponse(await family.parent.post(HOOKS, asked), 201, newWebhook);
};
const listed = async () => {
  const [first] = expectResponse(await at.family.parent.get(HOOKS), 200, z.array(webhook));
  if (!first) throw new Error('no webhook');
  return first;
};
const types = () => receiver.received.map(({ message }) => message.type);
const review = (id: string, status = 'approved') =>
  at.family.parent.put(`/api/chore-submissions/${id}/review`, { status });
async function later(sql = '') {
  await server.pool.query(`UPDATE webhooks SET retry_at = now(), claimed_until = NULL ${sql}`);
  await server.pool.query("UPDATE jobs.job SET start_after = now() WHERE state IN ('created', 'retry')");
}
const deliveries = async () => {
  const { rows } = await server.pool.query<{ body: string }>('SELECT body FROM webhook_deliveries');
  return rows.length;
};
const secondsUntilRetry = async () => {
  const { rows } = await server.pool.query<{ seconds: string }>(
    "SELECT extract(epoch FROM start_after - now()) AS seconds FROM jobs.job WHERE state = 'created'",
  );
  expect(rows).toHaveLength(1);
  return Number(rows[0]?.seconds);
};

describe('a webhook', () => {
  it("receives the parents' socket events in the same order, signed", async () => {
    const desk = await openSocket(at.family.parent);
    await desk.join('parent', at.family.user.id);
    const { parent } = at.family;
    const id = await at.handIn();
    await review(id);
    await parent.post(`/api/chore-submissions/${id}/undo`);
    await review(id, 'rejected');
    await at.tablet.del(`/api/chore-submissions/${await at.handIn('Dishes')}`);
    const redemptionId = await at.askFor();
    const decide = (status: string) =>
      parent.put(`/api/reward-redemptions/${redemptionId}/review`, { status });
    await decide('approved');
    await parent.put(`/api/reward-redemptions/${redemptionId}/deliver`, { delivered: true });
    await parent.post(`/api/reward-redemptions/${redemptionId}/undo`);
    await decide('rejected');
    await at.tablet.del(`/api/reward-redemptions/${await at.askFor('Zoo')}`);
    const gift = { amount: 5, reason: 'Helped' };
    const given = await parent.post(`/api/kids/${at.mia.id}/stars`, gift);
    const entry = expectResponse(given, 201, ledgerEntry);
    await parent.post(`/api/kids/${at.mia.id}/stars/${entry.id}/undo`);
    await parent.post('/api/messages', { toKidId: at.mia.id, content: 'Well done' });
    const { id: quick } = await createChore(at.family, { name: 'Bins', needsApproval: false });
    await at.tablet.post('/api/chore-submissions', { kidId: at.mia.id, choreId: quick });
    await server.runJobs();
    const posted = receiver.received.map(({ message: { type, data } }) => ({ type, ...data }));
    expect(new Set(types())).toEqual(new Set(WEBHOOK_EVENTS));
    const isEvent = ({ type }: { type: string }) => WEBHOOK_EVENTS.some((event) => event === type);
    const heard: ServerMessage[] = [];
    while (heard.length < posted.length) {
      const event = await desk.next();
      if (isEvent(event)) heard.push(event);
    }
    expect(posted).toEqual(heard);
    for (const each of receiver.received) expect(isSigned(each, hook.secret)).toBe(true);
    expect(new Set(receiver.received.map(({ message }) => message.id)).size).toBe(posted.length);
    expect(await deliveries()).toBe(0);
    expect((await listed()).last).toMatchObject({ status: 204 });
    await desk.close();
  });

  it('receives only its chosen events of its family while it is active', async () => {
    const other = await createFamily(server);
    await make(WEBHOOK_EVENTS, other);
    await at.family.parent.put(`${HOOKS}/${hook.id}`, { events: ['chore_reviewed'] });
    const id = await at.handIn();
    await review(id);
    await server.runJobs();
    expect(types()).toEqual(['chore_reviewed']);
    await at.family.parent.put(`${HOOKS}/${hook.id}`, { isActive: false });
    await at.family.parent.post(`/api/chore-submissions/${id}/undo`);
    await review(id);
    await server.runJobs();
    expect(types()).toEqual(['chore_reviewed']);
  });

  it('is not called for a change that was rolled back', async () => {
    const { id: choreId } = await createChore(at.family);
    const body = { kidId: at.mia.id, choreId };
    await at.tablet.post('/api/chore-submissions', body);
    expectError(await at.tablet.post('/api/chore-submissions', body), 409, 'already_pending');
    await server.runJobs();
    expect(types()).toEqual(['chore_submission']);
  });

  it('receives each message once and in order from two processes', async () => {
    let [atOnce, most] = [0, 0];
    receiver.before = async () => {
      most = Math.max(most, (atOnce += 1));
      await sleep(5);
      atOnce -= 1;
    };
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) await at.handIn(name);
    await Promise.all([server.runJobs(), second.runJobs(), server.runJobs(), second.runJobs()]);
    await Promise.all([server.runJobs(), second.runJobs()]);
    expect(most).toBe(1);
    const names = receiver.received.map(({ message }) => JSON.stringify(message.data));
    expect(names).toHaveLength(6);
    for (const [index, name] of ['A', 'B', 'C', 'D', 'E', 'F'].entries())
      expect(names[index]).toContain(`"${name}"`);
  });

  it('receives concurrent changes in ledger order', async () => {
    const kids = [at.mia, await createKid(at.family), await createKid(at.family)];
    const gifts = Array.from({ length: 18 }, (_, index) => ({ kid: kids[index % 3], amount: index + 1 }));
    await Promise.all(
      gifts.map(({ kid, amount }) =>
        at.family.parent.post(`/api/kids/${kid?.id}/stars`, { amount, reason: 'Helped' }),
      ),
    );
    await server.runJobs();
    const { rows } = await server.pool.query<{ id: string; kid_id: string }>(
      'SELECT id, kid_id FROM star_ledger WHERE kid_id = ANY ($1) ORDER BY position',
      [kids.map(({ id }) => id)],
    );
    const sent = receiver.received.map(({ message: { at: time, data } }) => ({
      time,
      kidId: data.kidId,
      id: (data.entry as { id: string }).id,
    }));
    expect(sent).toHaveLength(18);
    for (const { id } of kids) {
      const ledger = rows.filter(({ kid_id }) => kid_id === id).map((entry) => entry.id);
      expect(sent.filter(({ kidId }) => kidId === id).map((entry) => entry.id)).toEqual(ledger);
    }
    const times = sent.map(({ time }) => time);
    expect(times).toEqual(times.toSorted());
  });

  it('is called even if the process with the job was killed', async () => {
    await at.handIn();
    const dying = await startHangingJobProcess(server.database.url);
    await dying.kill();
    await server.pool.query("UPDATE webhooks SET claimed_until = now() + interval '30 seconds'");
    expect(await server.runJobs()).toBe(0);
    await server.pool.query("UPDATE jobs.job SET state = 'retry' WHERE state = 'active'");
    await later();
    await server.runJobs();
    expect(types()).toEqual(['chore_submission']);
  });

  it('adds no job for a family without webhooks', async () => {
    await at.family.parent.del(`${HOOKS}/${hook.id}`);
    await server.runJobs();
    await at.handIn();
    expect(await server.runJobs()).toBe(0);
  });
});

describe('a failing webhook', () => {
  it.each([500, 404, 301])(
    'that returns %i gets the same message again after growing pauses',
    async (status) => {
      receiver.status = status;
      await at.handIn();
      await server.runJobs();
      expect((await listed()).last).toMatchObject({ status });
      for (const pause of [10, 20, 40, 80]) {
        const seconds = await secondsUntilRetry();
        expect(seconds).toBeGreaterThan(pause - 5);
        expect(seconds).toBeLessThanOrEqual(pause);
        await later();
        await server.runJobs();
      }
      expect(receiver.requests).toBe(5);
      receiver.status = 200;
      await at.handIn('Dishes');
      await server.runJobs();
      expect(receiver.requests).toBe(5);
      await later();
      await server.runJobs();
      expect(types()).toEqual(['chore_submission', 'chore_submission']);
      expect(receiver.received[0]?.body).toContain('Feed the cat');
      expect(await deliveries()).toBe(0);
    },
  );

  it('is retried at most every four hours, and a message is dropped after a day', async () => {
    receiver.status = 500;
    await at.handIn();
    await later(', failures = 40');
    await server.runJobs();
    expect(await secondsUntilRetry()).toBeGreaterThan(14_000);
    await server.pool.query("UPDATE webhook_deliveries SET created_at = now() - interval '25 hours'");
    receiver.status = 200;
    await later();
    await server.runJobs();
    expect(receiver.received).toEqual([]);
    await purgeExpired(server.deps);
    expect(await deliveries()).toBe(0);
    await at.handIn('Dishes');
    await server.runJobs();
    expect(types()).toEqual(['chore_submission']);
  });

  it('is turned off after three days of failures until a parent turns it on', async () => {
    receiver.status = 500;
    await at.handIn();
    await server.runJobs();
    await later(", failing_since = now() - interval '71 hours'");
    await server.runJobs();
    expect(await listed()).toMatchObject({ isActive: true, switchedOffAt: null });
    await later(", failing_since = now() - interval '73 hours'");
    const desk = await openSocket(at.family.parent);
    await desk.join('parent', at.family.user.id);
    await server.runJobs();
    expect(await desk.next()).toEqual({ type: 'devices_changed' });
    const off = await listed();
    expect(off.isActive).toBe(false);
    expect(off.switchedOffAt).not.toBeNull();
    expect(await deliveries()).toBe(0);
    await later();
    expect(await server.runJobs()).toBe(0);
    receiver.status = 200;
    await at.family.parent.put(`${HOOKS}/${hook.id}`, { isActive: true });
    expect(await listed()).toMatchObject({ isActive: true, switchedOffAt: null });
    await at.handIn('Dishes');
    await server.runJobs();
    expect(types()).toEqual(['chore_submission']);
    await desk.close();
  });

  it('is not called at a private address, even behind a public name', async () => {
    await at.family.parent.put(`${HOOKS}/${hook.id}`, { url: 'https://inside.example.net/' });
    await at.handIn();
    await server.runJobs();
    expect(receiver.requests).toBe(0);
    expect((await listed()).last).toMatchObject({ status: null });
    await at.family.parent.put(`${HOOKS}/${hook.id}`, { url: 'https://hooks.example.net/' });
    await server.runJobs();
    expect(types()).toEqual(['chore_submission']);
  });
});

describe('undelivered webhook messages', () => {
  it('are deleted with the webhook or the family', async () => {
    await at.handIn();
    expect(await deliveries()).toBe(1);
    await at.family.parent.del(`${HOOKS}/${hook.id}`);
    expect(await deliveries()).toBe(0);
    await make();
    await at.handIn('Dishes');
    const { parent, password } = at.family;
    expect((await parent.del('/api/family', { password })).status).toBe(204);
    expect(await deliveries()).toBe(0);
    await server.runJobs();
    expect(receiver.requests).toBe(0);
  });

  it('are not sent while the family is suspended', async () => {
    await at.handIn();
    const { parent, password } = at.family;
    expect((await parent.post('/api/family/suspend', { password })).status).toBe(204);
    await server.runJobs();
    expect(receiver.requests).toBe(0);
  });
});
