import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createChore, createFamily, createKid } from '../support/families';
import { logInAtTablet } from '../support/kid-at-tablet';
import { button, expectToast, watchToasts } from '../support/screen';

const app = useApp();
const browser = useBrowser();

const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };
const schedule = { kind: 'days' as const, days: [0, 1, 2, 3, 4, 5, 6] };

const home = async () => {
  const family = await createFamily(app);
  const mia = await createKid(family, { name: 'Mia' });
  const chore = await createChore(family, { name: 'Set the table', schedule });
  await createChore(family, { name: 'Feed the cat', schedule });
  const pending = async () =>
    (
      (await family.parent.get('/api/chore-submissions/pending')).body as readonly {
        chore: { name: string };
      }[]
    ).map((one) => one.chore.name);
  return { family, mia, chore, pending };
};

it('a chore done offline is kept after a reload, and sent exactly once by two tabs', async () => {
  browser.allowFaults(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/);
  const { mia, pending } = await home();
  const context = await browser.openContext({ ...TABLET, url: app.url, serviceWorkers: 'allow' });
  const page = await logInAtTablet(context, mia);
  await button(page, 'Do It! Set the table').waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 0 });
  const other = await context.newPage();
  await other.goto(page.url());
  await button(other, 'Do It! Set the table').waitFor();
  await page.bringToFront();

  await context.setOffline(true);
  await expectToast(page, ['Kept safe!', 'I’ll send it later.'], () =>
    button(page, 'Do It! Set the table').click(),
  );
  const tile = page.locator('li[data-state="waiting"]', { hasText: 'Set the table' });
  await tile.getByText('Sending later').waitFor();
  await page.locator('[data-unsent="1"]').waitFor();
  expect(await page.locator('[data-nest]').getAttribute('data-nest')).toBe('0/2');
  await page.setViewportSize(PHONE);
  await other.getByText('Sending later').first().waitFor();
  await page.reload();
  await page.getByRole('dialog', { name: 'No internet right now' }).waitFor();

  await context.setOffline(false);
  for (const tab of [page, other]) {
    await tab.locator('[data-nest="1/2"]').waitFor();
    await tab.locator('[data-unsent]').waitFor({ state: 'detached' });
  }
  expect(await pending()).toEqual(['Set the table']);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('unsent'))),
  ).toEqual([]);
});

it('explains kindly that a chore was done in the meantime', async () => {
  browser.allowFaults(/ERR_INTERNET_DISCONNECTED|WebSocket|409/);
  const { family, mia, chore, pending } = await home();
  const context = await browser.openContext({ ...TABLET, url: app.url, serviceWorkers: 'allow' });
  const page = await logInAtTablet(context, mia);
  const waitForToast = await watchToasts(page);
  await page.reload();
  await button(page, 'Do It! Set the table').waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 0 });
  await context.setOffline(true);
  await button(page, 'Do It! Set the table').click();
  await page.locator('[data-unsent="1"]').waitFor();
  const done = await family.parent.post(`/api/kids/${mia.id}/completions`, { choreId: chore.id });
  expect(done.status).toBe(201);
  await context.setOffline(false);
  await page.getByRole('dialog').locator(':focus').waitFor();
  await page.keyboard.press('Escape');
  await waitForToast('An egg came back', 'Set the table: it’s already done.');
  await page.locator('[data-unsent]').waitFor({ state: 'detached' });
  expect(await pending()).toEqual([]);
});
