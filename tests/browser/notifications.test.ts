import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { choreSubmission } from '@shared/contracts/submissions';
import type { PushMessage } from '@shared/push-message';
import { expectNoAxeViolations, useBrowser } from '../support/browser';
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
    permissions: ['notifications'],
  });
  const page = await signInAtDesk(context, family);
  return { family, context, page };
}

/** Hands the service worker a message, as the browser does once it has decrypted it. */
async function deliverTo(page: Page): Promise<(message: PushMessage) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await known;
  return async (message) => {
    const data = JSON.stringify(message);
    await session.send('ServiceWorker.deliverPushMessage', { origin: app.url, registrationId, data });
  };
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => [title, body]);
  });

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
    const deliver = await deliverTo(page);

    const line = { code: 'chores.one', params: { kid: 'Mia', name: 'Feed the cat' } } as const;
    await deliver({ lines: [line], approve: [id], alert: true });
    await expect.poll(() => shown(page)).toEqual([['Mia finished “Feed the cat”', '']]);

    const [worker] = context.serviceWorkers();
    await worker?.evaluate(`(async () => {
      const [notification] = await registration.getNotifications();
      self.dispatchEvent(new NotificationEvent('notificationclick', { notification, action: 'approve' }));
    })()`);
    await expect.poll(() => shown(page)).toEqual([]);
    await expect
      .poll(async () => (await family.parent.get('/api/chore-submissions/pending')).body)
      .toEqual([]);

    await deliver({ lines: [{ code: 'rewards.many', params: { count: 2 } }], approve: [], alert: true });
    await expect.poll(() => shown(page)).toEqual([['2 rewards were asked for', '']]);
    await deliver({ lines: [], approve: [], alert: false });
    await expect.poll(() => shown(page)).toEqual([]);

    // Nothing of the family is left on the browser after a logout.
    await deliver({ lines: [line], approve: [], alert: true });
    await expect.poll(() => shown(page)).toHaveLength(1);
    await page.getByRole('button', { name: 'Log out' }).first().click();
    await page.waitForURL(`${app.url}/`);
    await expect.poll(() => shown(page)).toEqual([]);
  });
});

describe('the settings of notifications', () => {
  it('turn them on in this browser, choose what of, and keep the night quiet', async () => {
    const { family, context, page } = await parentWithWorker();
    // The push service is the browser maker's, and not to be reached from here.
    const { endpoint, keys } = subscription();
    await context.addInitScript(
      (made) => {
        let subscribed = false;
        const options = { applicationServerKey: null };
        const unsubscribe = async () => !(subscribed = false);
        const here = { ...made, options, unsubscribe, toJSON: () => made };
        PushManager.prototype.getSubscription = async () =>
          (subscribed ? here : null) as unknown as PushSubscription | null;
        PushManager.prototype.subscribe = async () => {
          subscribed = true;
          return here as unknown as PushSubscription;
        };
      },
      { endpoint, keys },
    );
    await page.goto('/parent?tab=settings#notify');
    await page.getByRole('switch', { name: 'Notifications in this browser' }).click();
    const rewards = page.getByRole('checkbox', { name: 'Rewards asked for, This browser' });
    await rewards.uncheck();
    await page.getByRole('switch', { name: 'Quiet hours' }).click();
    await page.getByText('What comes in between is told once, at 6:30 AM.').waitFor();
    await page.getByLabel('To', { exact: true }).fill('07:15');
    await page.getByLabel('From', { exact: true }).focus();
    await page.getByText('What comes in between is told once, at 7:15 AM.').waitFor();
    await page.getByText('On in this browser · quiet from 9:00 PM').waitFor();
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoAxeViolations(page);

    const saved = await page.request.get('/api/push/subscriptions');
    expect(await saved.json()).toMatchObject({
      quiet: { from: '21:00', until: '07:15' },
      devices: [{ current: true, wants: ['chores', 'lockouts'] }],
    });
    await page.reload();
    await rewards.waitFor();
    expect(await rewards.isChecked()).toBe(false);
    expect((await family.parent.get('/api/push/subscriptions')).body).toMatchObject({
      devices: [{ current: false }],
    });
  });
});
