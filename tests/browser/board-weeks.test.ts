import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pairing } from '@shared/contracts/devices';
import { useBrowser } from '../support/browser';
import { useClockApp } from '../support/clock-app';
import { expectResponse } from '../support/expect-response';
import { createChore, createFamily, createKid, type TestFamily } from '../support/families';

/** The family's clocks go forward in the first night. */
const START = '2027-03-13T12:00:00-05:00';
const TIMEZONE = 'America/New_York';
/** A board stays open for 14 days with BOARD_DAYS=14. */
const DAYS = Number(process.env['BOARD_DAYS'] ?? 2);

const app = useClockApp(START);
const browser = useBrowser();

/** A chore's name, then the long and the short name of a weekday. */
const LATE = /day[A-Z][a-z]{2}$/;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A local time of a day after the start, in ms. */
function localTime(day: number, time: string): number {
  const date = new Date(Date.UTC(2027, 2, 13 + day)).toISOString().slice(0, 10);
  return Date.parse(`${date}T${time}${day > 0 && !(day === 1 && time < '02') ? '-04:00' : '-05:00'}`);
}

async function openBoard(context: BrowserContext, { parent }: TestFamily<typeof app>) {
  const body = { name: 'Kitchen', board: {} };
  const { code } = expectResponse(await parent.post('/api/family/devices/pairings', body), 201, pairing);
  expect((await context.request.post('/api/devices/pair', { data: { code } })).status()).toBe(200);
  const page = await context.newPage();
  await page.clock.install({ time: START });
  const clocks = await useClocks(page);
  await page.goto('/board');
  await page.locator('[data-lane]').waitFor();
  return { page, ...clocks };
}

/** Both clocks, of the page and of the server. Responses have the page's time and a newer build. */
async function useClocks(page: Page) {
  const now = () => page.evaluate(() => Date.now());
  await page.route(/\/(?:api\/board|healthz)$/, async (route) => {
    try {
      const response = await route.fetch();
      const date = new Date(await now()).toUTCString();
      const headers = { ...response.headers(), date, 'x-starnest-build': 'newer' };
      await route.fulfill({ response, headers });
    } catch {
      // The server is unreachable, or the page has just reloaded.
      await route.abort().catch(() => undefined);
    }
  });
  return {
    goTo: async (day: number, time: string) => {
      const to = localTime(day, time);
      await app.setClock(new Date(to).toISOString());
      await page.clock.fastForward(Math.max(0, to - (await now())));
    },
    /** In small steps, because the page may reload. */
    spend: async (minutes: number) => {
      for (let minute = 0; minute < minutes; minute += 20) {
        await page.clock.runFor(1_200_000).catch(() => undefined);
        await page.locator('[data-lane]').waitFor();
      }
    },
  };
}

it(
  'shows the right day each morning, through nights, restarts, a clock change and a new build',
  async () => {
    browser.allowFaults(/WebSocket|ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to load resource/);
    const family = await createFamily(app, { timezone: TIMEZONE });
    await createKid(family, { name: 'Mia' });
    for (const [weekday, name] of WEEKDAYS.entries()) {
      await createChore(family, { name: `${name}’s chore`, schedule: { kind: 'days', days: [weekday] } });
    }
    const context = await browser.openContext({ width: 1024, height: 768, url: app.url });
    const { page, goTo, spend } = await openBoard(context, family);
    let loads = 0;
    page.on('load', () => (loads += 1));
    // Without late chores, which have a note with their weekday.
    const lane = () =>
      page.locator('[data-chore] > :first-child').filter({ hasNotText: LATE }).allTextContents();
    const nameOf = (day: number) => `${WEEKDAYS[(6 + day) % 7] ?? ''}’s chore`;
    const wake = page.getByRole('button', { name: 'Wake the board' });
    const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
    expect(await lane()).toContain(nameOf(0));

    for (let day = 0; day < DAYS; day += 1) {
      // Every second night is without the server.
      const hasServer = day % 2 === 0;
      await goTo(day, '20:30:00');
      await page.clock.runFor(30_000);
      await expect.poll(theme).toBe('bedtime');
      if (!hasServer) await app.stop();
      await goTo(day, '21:05:00');
      await page.clock.runFor(30_000);
      await wake.waitFor();

      await goTo(day, '23:59:50');
      expect(await lane()).not.toContain(nameOf(day + 1));
      await page.clock.runFor(30_000);
      await expect.poll(lane).toContain(nameOf(day + 1));

      const before = loads;
      await goTo(day + 1, '01:55:00');
      await spend(140);
      await expect.poll(() => loads - before).toBe(hasServer ? 1 : 0);

      await goTo(day + 1, '07:00:00');
      await page.clock.runFor(30_000);
      await expect.poll(theme).toBe('day');
      await wake.waitFor({ state: 'detached' });
      await expect.poll(lane).toContain(nameOf(day + 1));
      expect(await page.locator('header time').first().textContent()).toMatch(/^7:0/);
      if (!hasServer) {
        await page.getByText('Offline').waitFor();
        await app.start();
        await page.clock.runFor(60_000);
        await page.getByText('Offline').waitFor({ state: 'detached' });
      }
    }
    // The parent's session has expired after two weeks.
    const { user, password } = family;
    await family.parent.post('/api/login', { username: user.username, password });
    // After all this, changes arrive without a read.
    await createChore(family, {
      name: 'A new chore',
      schedule: { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] },
    });
    await page.getByText('A new chore').waitFor();
  },
  120_000 * DAYS,
);
