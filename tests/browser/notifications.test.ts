import type { BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { choreSubmission } from '@shared/contracts/submissions';
import type { PushMessage } from '@shared/push-message';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { expectResponse } from '../support/expect-response';
import { createChore, createFamily, createKid, kidAgent } from '../support/families';
import { signInAtDesk } from '../support/parent-at-desk';

const app = useApp();
const browser = useBrowser();

async function parentWithWorker() {
  const family = await createFamily(app);
  const context = await browser.openContext({
    width: 1440,
    height: 900,
    url: app.url,
    serviceWorkers: 'allow',
  });
  const page = await signInAtDesk(context, family);
  return { family, context, page };
}

/**
 * The app's service worker in a browser without a place for notifications, as a headless one is: what it shows is kept in
 * the worker instead.
 */
async function openWorker(context: BrowserContext) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(`
    globalThis.shown = [];
    ServiceWorkerRegistration.prototype.getNotifications = async () => shown;
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data }) => {
      const one = { title, body, data, close: () => { shown = shown.filter((each) => each !== one); } };
      shown = [one];
    };
    // An event of ours is not the browser's, and has nothing to wait for.
    globalThis.dispatch = (type, properties) => {
      const values = { waitUntil: () => {}, ...properties };
      dispatchEvent(Object.defineProperties(new Event(type), Object.getOwnPropertyDescriptors(values)));
    };
  `);
  return {
    deliver: (message: PushMessage) =>
      worker.evaluate(`dispatch('push', { data: { json: () => (${JSON.stringify(message)}) } })`),
    press: (action: string) =>
      worker.evaluate(`dispatch('notificationclick', { notification: shown[0], action: '${action}' })`),
    shown: () => worker.evaluate<string[]>('shown.map(({ title }) => title)'),
  };
}

describe('a notification', () => {
  it('shows what waits, approves it by its button, and goes', async () => {
    const { family, context, page } = await parentWithWorker();
    const mia = await createKid(family);
    const chore = await createChore(family);
    const tablet = await kidAgent(app, mia);
    const handedIn = await tablet.post('/api/chore-submissions', { kidId: mia.id, choreId: chore.id });
    const { id } = expectResponse(handedIn, 201, choreSubmission);
    await page.goto('/parent');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const { deliver, press, shown } = await openWorker(context);

    const line = { code: 'chores.one', params: { kid: 'Mia', name: 'Feed the cat' } } as const;
    await deliver({ lines: [line], approve: [id], alert: true });
    await expect.poll(shown).toEqual(['Mia finished “Feed the cat”']);
    // With the cookie of the parent who is signed in on this browser.
    await press('approve');
    await expect
      .poll(async () => (await family.parent.get('/api/chore-submissions/pending')).body)
      .toEqual([]);
    expect(await shown()).toEqual([]);

    await deliver({
      lines: [{ code: 'rewards.many', params: { count: 2 } }],
      approve: [],
      alert: true,
    });
    await expect.poll(shown).toEqual(['2 rewards were asked for']);
    await deliver({ lines: [], approve: [], alert: false });
    await expect.poll(shown).toEqual([]);
  });
});
