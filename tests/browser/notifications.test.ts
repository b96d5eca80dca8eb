import type { BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { choreSubmission } from '@shared/contracts/submissions';
import type { PushMessage } from '@shared/push-message';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { expectResponse } from '../support/expect-response';
import { createChore, createFamily, createKid, kidAgent } from '../support/families';
import { signInAtDesk } from '../support/parent-at-desk';
import { subscription } from '../support/push-service';

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

/** A headless browser has no notification area, so the worker stores shown notifications. */
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
  it('shows pending items, approves them by its button, and closes', async () => {
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
    await deliver({ locale: null, lines: [line], approve: [id], heart: true, alert: true });
    await expect.poll(shown).toEqual(['Mia finished “Feed the cat”']);
    await press('approve');
    await expect
      .poll(async () => (await family.parent.get('/api/chore-submissions/pending')).body)
      .toEqual([]);
    expect(await shown()).toEqual([]);

    await deliver({
      locale: null,
      lines: [{ code: 'rewards.many', params: { count: 2 } }],
      approve: [],
      heart: false,
      alert: true,
    });
    await expect.poll(shown).toEqual(['2 new reward requests']);
    await deliver({ locale: null, lines: [], approve: [], heart: false, alert: false });
    await expect.poll(shown).toEqual([]);
  });
});

/** Headless browsers have no push service. */
const SUBSCRIBES = `
  const keys = ${JSON.stringify(subscription().keys)};
  const endpoint = 'https://push.example.net/' + Math.random();
  let made = null;
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
  PushManager.prototype.getSubscription = async () => made;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    const unsubscribe = async () => Boolean((made = null)) || true;
    return (made = { endpoint, options: { applicationServerKey }, unsubscribe, toJSON: () => ({ endpoint, keys }) });
  };
`;

describe('the settings of notifications', () => {
  it('turn them on, select topics and times, and turn them off', async () => {
    const family = await createFamily(app);
    const context = await browser.openContext({
      width: 390,
      height: 844,
      url: app.url,
      serviceWorkers: 'allow',
    });
    await context.addInitScript(SUBSCRIBES);
    const page = await signInAtDesk(context, family);
    await page.goto('/parent?tab=settings#notifications');
    // Notifications wait for the worker, which downloads the app first.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const here = page.getByRole('switch', { name: 'Notifications in this browser' });
    const rewards = page.getByRole('checkbox', { name: 'Reward requests, This browser' });
    await here.click();
    await rewards.and(page.getByRole('checkbox', { checked: true })).waitFor();

    await rewards.click();
    await page.getByRole('switch', { name: 'Quiet hours' }).click();
    await page.getByText('Anything in between is sent as one summary at 6:30 AM.').waitFor();
    await page.getByLabel('To', { exact: true }).fill('21:00');
    await page.getByText('Please choose two different times').waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByLabel('To', { exact: true }).fill('07:15');
    await page.getByLabel('From', { exact: true }).focus();
    await page.getByText('Anything in between is sent as one summary at 7:15 AM.').waitFor();
    const saved = await family.parent.get('/api/push/subscriptions');
    expect(saved.body).toMatchObject({
      quiet: { from: '21:00', until: '07:15' },
      devices: [{ wants: ['chores', 'lockouts'] }],
    });

    await here.click();
    await rewards.waitFor({ state: 'detached' });
    expect((await family.parent.get('/api/push/subscriptions')).body).toMatchObject({ devices: [] });
  });
});
