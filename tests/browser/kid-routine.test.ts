import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { choreSubmission } from '@shared/contracts/submissions';
import { expectNoAxeViolations, useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createChore, createFamily, createKid } from '../support/families';
import { logInAtTablet } from '../support/kid-at-tablet';
import { button } from '../support/screen';

const app = useApp();
const browser = useBrowser();

const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };
const schedule = { kind: 'days' as const, days: [0, 1, 2, 3, 4, 5, 6] };
const STEPS = [
  { name: 'Go to the bathroom' },
  { name: 'Get dressed', minutes: 5 },
  { name: 'Make your bed' },
  { name: 'Eat breakfast' },
  { name: 'Brush your teeth', minutes: 2 },
  { name: 'Put on your shoes' },
];

const home = async () => {
  const family = await createFamily(app);
  const mia = await createKid(family, { name: 'Mia' });
  const chore = await createChore(family, {
    name: 'Morning routine',
    schedule,
    steps: STEPS,
    readyBy: '23:59',
  });
  await createChore(family, { name: 'Feed the cat', schedule });
  const pending = async () => {
    const { body } = await family.parent.get('/api/chore-submissions/pending');
    return z.array(choreSubmission).parse(body);
  };
  return { family, mia, chore, pending };
};

const isAt = (page: Page, step: string) => page.getByRole('heading', { name: step, exact: true }).waitFor();
const next = async (page: Page, step: string) => {
  await button(page, 'Next').click();
  await isAt(page, step);
};

it('a six-step morning starts on a tablet, continues on a phone, and is submitted once', async () => {
  const { mia, pending } = await home();
  const tablet = await logInAtTablet(await browser.openContext({ ...TABLET, url: app.url }), mia);
  await button(tablet, 'Start: Morning routine').click();
  await isAt(tablet, 'Go to the bathroom');
  await next(tablet, 'Get dressed');
  await tablet.locator('[data-disk="running"]').waitFor();
  await expectNoAxeViolations(tablet);
  await button(tablet, 'Pause').click();
  await expectNoAxeViolations(tablet);
  await button(tablet, 'Skip this step').click();
  await isAt(tablet, 'Make your bed');
  await button(tablet, 'Back one step').click();
  await isAt(tablet, 'Get dressed');
  await next(tablet, 'Make your bed');
  await button(tablet, 'Leave. Your steps stay.').click();
  await button(tablet, 'Keep going: Morning routine').waitFor();
  expect(await tablet.locator('[data-dot="done"]').count()).toBe(2);

  const phone = await logInAtTablet(await browser.openContext({ ...PHONE, url: app.url }), mia);
  await button(phone, 'Keep going: Morning routine').click();
  await isAt(phone, 'Make your bed');
  // The tablet follows.
  await button(tablet, 'Keep going: Morning routine').click();
  await isAt(tablet, 'Make your bed');
  await next(phone, 'Eat breakfast');
  await isAt(tablet, 'Eat breakfast');
  await next(tablet, 'Brush your teeth');
  await isAt(phone, 'Brush your teeth');
  await next(phone, 'Put on your shoes');
  await isAt(tablet, 'Put on your shoes');
  await button(tablet, 'Done').click();
  for (const page of [tablet, phone]) await page.getByText('You’re ready, Mia!').waitFor();
  await expectNoAxeViolations(tablet);
  await button(tablet, 'Yay!').click();
  await tablet.locator('li[data-state="waiting"]', { hasText: 'Morning routine' }).waitFor();
  const [submission, ...more] = await pending();
  expect(more).toEqual([]);
  expect(submission?.routine?.steps.map(({ state }) => state)).toEqual(STEPS.map(() => 'done'));
});

it('steps without the network are kept over a reload and sent in order', async () => {
  browser.allowFaults(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/);
  const { mia, pending } = await home();
  const context = await browser.openContext({ ...TABLET, url: app.url, serviceWorkers: 'allow' });
  const page = await logInAtTablet(context, mia);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 0 });
  await button(page, 'Start: Morning routine').click();
  await next(page, 'Get dressed');
  // The first tap is confirmed, and the code that keeps taps has been loaded.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  for (const { name } of STEPS.slice(2, 4)) await next(page, name);
  await page.reload();
  await page.getByRole('dialog', { name: 'No internet right now' }).waitFor();
  await context.setOffline(false);
  await button(page, 'Keep going: Morning routine').click();
  await isAt(page, 'Eat breakfast');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  for (const { name } of STEPS.slice(4)) await next(page, name);
  await button(page, 'Done').click();
  await page.getByText('You’re ready, Mia!').waitFor();
  await button(page, 'Yay!').click();
  await page
    .locator('li[data-state="waiting"]', { hasText: 'Morning routine' })
    .getByText('Sending later')
    .waitFor();
  await context.setOffline(false);
  await page.reload();
  await page.locator('[data-nest="1/2"]').waitFor();
  const submissions = await pending();
  expect(submissions.map(({ routine }) => routine?.steps.map(({ state }) => state))).toEqual([
    STEPS.map(() => 'done'),
  ]);
});

it('an adult who removes the current step does not stop the kid', async () => {
  const { family, mia, chore } = await home();
  const page = await logInAtTablet(await browser.openContext({ ...TABLET, url: app.url }), mia);
  await button(page, 'Start: Morning routine').click();
  await isAt(page, 'Go to the bathroom');
  await page.waitForLoadState('networkidle');
  const steps = chore.steps.slice(1);
  expect((await family.parent.put(`/api/chores/${chore.id}`, { steps })).status).toBe(200);
  await page.getByText('Your steps changed.').waitFor();
  await isAt(page, 'Get dressed');
  await next(page, 'Make your bed');
});
