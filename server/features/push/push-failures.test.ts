import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addMember } from '../../../tests/support/members';
import { createNotifiedFamily, type NotifiedFamily } from '../../../tests/support/notified-family';
import { startPushService, type TestBrowser } from '../../../tests/support/push-service';
import { startServer } from '../../../tests/support/server';

const pushService = await startPushService();
const server = await startServer({ postPublic: pushService.postPublic });
afterAll(async () => {
  await server.close();
  await pushService.close();
});

let notified: NotifiedFamily;
beforeEach(async () => {
  await server.pool.query('DELETE FROM jobs.job; DELETE FROM push_subscriptions');
  notified = await createNotifiedFamily(server, pushService);
});

const last = ({ messages }: TestBrowser) => messages.at(-1)?.message;
async function later(sql = '') {
  await server.pool.query(`UPDATE push_subscriptions SET retry_at = now() - interval '1 second' ${sql}`);
  await server.pool.query("UPDATE jobs.job SET start_after = now() WHERE state IN ('created', 'retry')");
}

describe('a push service', () => {
  it.each([404, 410])('that returns %i ends the subscription', async (status) => {
    const browser = await notified.subscribe();
    browser.status = status;
    await notified.handIn();
    await server.runJobs();
    expect((await notified.settings()).devices).toEqual([]);
  });

  it.each([429, 500])(
    'that returns %i gets a retry, and other browsers are notified immediately',
    async (status) => {
      const [browser, other] = [
        await notified.subscribe(),
        await notified.subscribe((await addMember(notified.family)).agent),
      ];
      browser.status = status;
      await notified.handIn();
      await server.runJobs();
      expect([browser, other].map(({ messages }) => messages.length)).toEqual([0, 1]);
      browser.status = 201;
      await later();
      await server.runJobs();
      expect([browser, other].map(({ messages }) => messages.length)).toEqual([1, 1]);
    },
  );

  it('that fails or times out is paused, each time twice as long', async () => {
    const [browser, other] = [
      await notified.subscribe(),
      await notified.subscribe((await addMember(notified.family)).agent),
    ];
    browser.status = 503;
    await notified.handIn();
    await server.runJobs();
    for (const pause of [10, 20, 40]) {
      const [seconds = 0] = await notified.waitingJobs();
      expect(seconds).toBeGreaterThan(pause - 5);
      expect(seconds).toBeLessThanOrEqual(pause);
      await later();
      await server.runJobs();
    }
    expect(browser.requests).toBe(4);
    await notified.handIn('Dishes');
    await server.runJobs();
    expect(browser.requests).toBe(4);
    expect(other.messages).toHaveLength(2);
    browser.status = 201;
    await later();
    await server.runJobs();
    expect(last(browser)?.lines).toEqual([{ code: 'chores.many', params: { count: 2 } }]);
    expect(await notified.waitingJobs()).toEqual([]);
  });

  it('that fails for three days loses the subscription', async () => {
    const browser = await notified.subscribe();
    browser.status = 500;
    await notified.handIn();
    await server.runJobs();
    await later(", failing_since = now() - interval '71 hours'");
    await server.runJobs();
    expect((await notified.settings()).devices).toHaveLength(1);
    await later(", failing_since = now() - interval '73 hours'");
    await server.runJobs();
    expect((await notified.settings()).devices).toEqual([]);
    expect(await notified.waitingJobs()).toEqual([]);
  });

  it('that rejects a message permanently gets no retry, only the next message', async () => {
    const browser = await notified.subscribe();
    browser.status = 413;
    await notified.handIn();
    await server.runJobs();
    browser.status = 201;
    await later();
    await server.runJobs();
    expect(browser.messages).toEqual([]);
    await notified.handIn('Dishes');
    await server.runJobs();
    expect(browser.messages).toHaveLength(1);
  });
});
