import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { pushDevice, pushKey, pushSettings } from '@shared/contracts/push';
import type { Agent } from '../../../tests/support/agent';
import { expectError, expectResponse } from '../../../tests/support/expect-response';
import { createChore, createFamily } from '../../../tests/support/families';
import { addMember } from '../../../tests/support/members';
import { createNotifiedFamily, type NotifiedFamily } from '../../../tests/support/notified-family';
import { startPushService, type TestBrowser } from '../../../tests/support/push-service';
import { startServer } from '../../../tests/support/server';

const pushService = await startPushService();
const server = await startServer({ postPublic: pushService.postPublic });
const second = await startServer({ postPublic: pushService.postPublic, database: server.database });
afterAll(async () => {
  await second.close();
  await server.close();
  await pushService.close();
});

let notified: NotifiedFamily;
beforeEach(async () => {
  await server.pool.query('DELETE FROM jobs.job; DELETE FROM push_subscriptions');
  notified = await createNotifiedFamily(server, pushService);
});

const review = (agent: Agent, id: string, status = 'approved') =>
  agent.put(`/api/chore-submissions/${id}/review`, { status });
const last = ({ messages }: TestBrowser) => messages.at(-1)?.message;
const one = (want: string, kid: string, name: string) => ({ code: `${want}.one`, params: { kid, name } });
const GONE = { locale: null, lines: [], approve: [], heart: false, alert: false };
async function later() {
  await server.pool.query("UPDATE jobs.job SET start_after = now() WHERE state IN ('created', 'retry')");
}

describe('a notification', () => {
  it('lists pending items, is encrypted for the browser, and is withdrawn when nothing is pending', async () => {
    const browser = await notified.subscribe();
    const id = await notified.handIn();
    expect(browser.messages).toEqual([]);
    await server.runJobs();
    const expected = {
      locale: null,
      lines: [one('chores', 'Mia', 'Feed the cat')],
      approve: [id],
      heart: true,
      alert: true,
    };
    expect(browser.messages.map(({ message }) => message)).toEqual([expected]);
    expect(browser.messages[0]).toMatchObject({
      length: 1024 + 103,
      headers: { ttl: '86400', topic: 'family', urgency: 'normal', 'content-encoding': 'aes128gcm' },
    });
    const { key } = expectResponse(await notified.family.parent.get('/api/push/key'), 200, pushKey);
    expect(browser.messages[0]?.headers.authorization).toMatch(new RegExp(`k=${key}$`));

    const [redemption, other] = [await notified.askFor(), await notified.handIn('Dishes')];
    await notified.lockOut();
    await server.runJobs();
    const all = [
      { code: 'chores.many', params: { count: 2 } },
      one('rewards', 'Mia', 'Cinema'),
      one('lockouts', 'Mia', ''),
    ];
    expect(browser.messages.map(({ message }) => message).slice(1)).toEqual([
      { locale: null, lines: all, approve: [id, other], heart: false, alert: true },
    ]);

    await notified.family.parent.post(`/api/kids/${notified.mia.id}/unlock`);
    await review(notified.family.parent, id);
    await server.runJobs();
    const rest = [one('chores', 'Mia', 'Dishes'), one('rewards', 'Mia', 'Cinema')];
    expect(last(browser)).toEqual({ locale: null, lines: rest, approve: [other], heart: true, alert: false });
    await notified.tablet.del(`/api/chore-submissions/${other}`);
    await notified.family.parent.put(`/api/reward-redemptions/${redemption}/review`, { status: 'rejected' });
    await server.runJobs();
    expect(last(browser)).toEqual(GONE);
    const sent = browser.messages.length;
    await notified.family.parent.post(`/api/reward-redemptions/${redemption}/undo`);
    await notified.tablet.del(`/api/reward-redemptions/${redemption}`);
    await server.runJobs();
    expect(browser.messages).toHaveLength(sent);
  });

  it("includes the user's language", async () => {
    const browser = await notified.subscribe();
    await notified.family.parent.put('/api/family', { locale: 'fr' });
    await notified.family.parent.put('/api/user', { locale: 'de' });
    await notified.handIn();
    await server.runJobs();
    expect(last(browser)).toMatchObject({ locale: 'de' });
  });

  it('is sent again after an undone review and withdrawn when the kid is deleted', async () => {
    const browser = await notified.subscribe();
    const id = await notified.handIn();
    await review(notified.family.parent, id);
    await server.runJobs();
    expect(browser.messages).toEqual([]);
    await notified.family.parent.post(`/api/chore-submissions/${id}/undo`);
    await server.runJobs();
    expect(last(browser)?.approve).toEqual([id]);
    await notified.family.parent.del(`/api/kids/${notified.mia.id}`);
    await server.runJobs();
    expect(last(browser)).toEqual(GONE);
  });

  it('is withdrawn when a lockout expires', async () => {
    const browser = await notified.subscribe();
    await notified.lockOut();
    await server.runJobs();
    expect(last(browser)?.lines).toEqual([one('lockouts', 'Mia', '')]);
    await server.pool.query('UPDATE pattern_attempts SET locked_until = now()');
    await later();
    await server.runJobs();
    expect(last(browser)).toEqual(GONE);
  });

  it('is sent to each browser for its chosen topics only', async () => {
    const other = await createFamily(server);
    const [chores, rewards, theirs] = [
      await notified.subscribe((await addMember(notified.family)).agent, ['chores']),
      await notified.subscribe(notified.family.parent, ['rewards']),
      await notified.subscribe(other.parent),
    ];
    await notified.handIn();
    await server.runJobs();
    expect([chores, rewards, theirs].map(({ messages }) => messages.length)).toEqual([1, 0, 0]);
    await notified.askFor();
    await server.runJobs();
    expect([chores, rewards, theirs].map(({ messages }) => messages.length)).toEqual([1, 1, 0]);
    const { devices } = await notified.settings();
    const changed = await notified.family.parent.put(`/api/push/subscriptions/${devices[0]?.id}`, {
      wants: ['chores'],
    });
    expect(expectResponse(changed, 200, pushDevice).wants).toEqual(['chores']);
    await notified.askFor('Zoo');
    await server.runJobs();
    expect(last(rewards)?.lines).toEqual([one('chores', 'Mia', 'Feed the cat')]);
  });

  it('notifies helpers about chores, which they review, but not about rewards', async () => {
    const helper = await addMember(notified.family, 'helper');
    const browser = await notified.subscribe(helper.agent);
    await notified.askFor();
    await server.runJobs();
    expect(browser.messages).toEqual([]);
    const id = await notified.handIn();
    await server.runJobs();
    expect(last(browser)?.lines).toEqual([one('chores', 'Mia', 'Feed the cat')]);
    expect((await review(helper.agent, id)).status).toBe(200);
  });

  it('is sent once when two processes share the jobs', async () => {
    const browser = await notified.subscribe();
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) await notified.handIn(name);
    await Promise.all([server.runJobs(), second.runJobs()]);
    await later();
    await Promise.all([server.runJobs(), second.runJobs()]);
    expect(browser.messages).toHaveLength(1);
    expect(last(browser)?.lines).toEqual([{ code: 'chores.many', params: { count: 6 } }]);
  });

  it('is not sent for a change that was rolled back', async () => {
    await notified.subscribe();
    const { id: choreId } = await createChore(notified.family);
    const body = { kidId: notified.mia.id, choreId };
    await notified.tablet.post('/api/chore-submissions', body);
    expectError(await notified.tablet.post('/api/chore-submissions', body), 409, 'already_pending');
    expect(await server.runJobs()).toBe(1);
  });

  it('adds no job for a family without subscriptions', async () => {
    await notified.handIn();
    expect(await server.runJobs()).toBe(0);
  });

  it('has one pending job per family and no job for unrelated changes', async () => {
    await notified.subscribe();
    for (let count = 0; count < 5; count += 1) {
      const renamed = await notified.family.parent.put(`/api/kids/${notified.mia.id}`, {
        name: `Mia ${count}`,
      });
      expect(renamed.status).toBe(200);
    }
    const { id: choreId } = await createChore(notified.family, { needsApproval: false });
    const approved = await notified.tablet.post('/api/chore-submissions', {
      kidId: notified.mia.id,
      choreId,
    });
    expect(approved.status).toBe(201);
    expect(await notified.waitingJobs()).toEqual([]);
    for (const name of ['A', 'B', 'C']) await notified.handIn(name);
    expect(await notified.waitingJobs()).toEqual([0]);
  });

  it('includes a request that is committed after the job was claimed', async () => {
    const browser = await notified.subscribe();
    const { id: choreId } = await createChore(notified.family, { name: 'Dishes' });
    await notified.handIn('Bins');
    let running: Promise<number> | undefined;
    const { beforeCommit } = server.deps;
    server.deps.beforeCommit = async (tx, events) => {
      await beforeCommit(tx, events);
      server.deps.beforeCommit = beforeCommit;
      // The job has to wait for this transaction.
      running = second.runJobs();
      await expect
        .poll(async () => (await server.pool.query("SELECT FROM jobs.job WHERE state = 'active'")).rowCount)
        .toBe(1);
    };
    await notified.tablet.post('/api/chore-submissions', { kidId: notified.mia.id, choreId });
    await running;
    expect(last(browser)?.lines).toEqual([{ code: 'chores.many', params: { count: 2 } }]);
  });

  it('is sent again if something changed while sending', async () => {
    const browser = await notified.subscribe();
    await notified.handIn('Bins');
    browser.before = async () => {
      browser.before = () => {};
      await notified.handIn('Dishes');
      expect(await second.runJobs()).toBe(1);
    };
    await server.runJobs();
    expect(browser.messages.map(({ message }) => message.approve.length)).toEqual([1, 2]);
  });
});

describe('quiet hours', () => {
  const around = () => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16);
    return { from: at(-1), until: at(1) };
  };

  it('hold back notifications and send one when they end', async () => {
    const browser = await notified.subscribe(notified.family.parent, ['chores'], around());
    await notified.handIn();
    await server.runJobs();
    await notified.handIn('Dishes');
    await server.runJobs();
    expect(browser.messages).toEqual([]);
    const seconds = await notified.waitingJobs();
    expect(seconds).toHaveLength(1);
    expect(seconds[0]).toBeGreaterThan(58 * 60);
    await notified.family.parent.put('/api/push/quiet', { quiet: null });
    await later();
    await server.runJobs();
    expect(browser.messages.map(({ message }) => message.lines)).toEqual([
      [{ code: 'chores.many', params: { count: 2 } }],
    ]);
  });

  it("apply to all browsers of a user but don't delay the removal of withdrawn ones", async () => {
    const browser = await notified.subscribe();
    const id = await notified.handIn();
    await server.runJobs();
    const quiet = around();
    const changed = await notified.family.parent.put('/api/push/quiet', { quiet });
    expect(expectResponse(changed, 200, pushSettings).quiet).toEqual(quiet);
    await review(notified.family.parent, id);
    await server.runJobs();
    expect(last(browser)).toEqual(GONE);
    expect((await notified.settings((await addMember(notified.family)).agent)).quiet).toBeNull();
    await notified.family.parent.post('/api/push/subscriptions', { ...browser.body, quiet: undefined });
    expect((await notified.settings()).quiet).toEqual(quiet);
  });
});
