import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { boardChore, boardLane, boardOf } from '@/features/board/testing/boards';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';

const app = useApp();
const browser = useBrowser();

const NAMES = ['Mia', 'Leo', 'Maximilian-Alexander', 'Noah', 'Zoe', 'Eli', 'Ruby', 'Max', 'Ida'];
const CHORES = ['Feed Biscuit', 'Put all of the toys and books back', 'Sweep', 'Read', 'Water the plants'];
const SIZES = [
  [1920, 1080],
  [1024, 768],
  [768, 1024],
  [1024, 600],
  // Full HD at 200 %
  [960, 540],
  [320, 568],
] as const;

const boardOfKids = (count: number) =>
  boardOf(
    NAMES.slice(0, count).map((name, nth) =>
      boardLane(name, {
        stars: 1234,
        goal: { name: 'Zoo', iconName: null, filled: nth },
        nest: {
          places: [
            { look: 'hatched', category: null },
            { look: 'empty', category: null },
          ],
          surprise: 'none',
        },
        chores: CHORES.slice(0, 1 + ((nth + 3) % CHORES.length)).map((chore) => boardChore(chore)),
      }),
    ),
    { grabs: CHORES.map((name) => ({ chore: boardChore(name), kidIds: ['mia', 'leo'] })) },
  );

/** The parts that leave the screen or their lane, and buttons that are small for a finger. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const isPhone = document.querySelector('main')?.dataset['layout'] === 'phone';
    const found =
      scrollWidth > innerWidth || (!isPhone && scrollHeight > innerHeight)
        ? [`The page scrolls: ${scrollWidth} x ${scrollHeight}.`]
        : [];
    // The area of a kid's name is larger than its button.
    for (const button of document.querySelectorAll('main button:not(h2 *)')) {
      const { width, height } = button.getBoundingClientRect();
      const isSmall = Math.min(width, height) < (button.matches('[data-check]') ? 49.5 : 43.5);
      if (width > 0 && isSmall) found.push(`${button.ariaLabel ?? button.textContent}: ${width} x ${height}`);
    }
    if (isPhone && document.querySelector('[data-lane] li:not([data-chore])'))
      found.push('Some rows are hidden.');
    for (const lane of document.querySelectorAll('[data-lane]')) {
      const { bottom, left, right } = lane.getBoundingClientRect();
      const isOutside = (element: Element) => {
        const box = element.getBoundingClientRect();
        return box.width > 0 && (box.bottom > bottom + 1 || box.left < left - 2 || box.right > right + 2);
      };
      const [name, savings] = ['h2 bdi', '[data-savings]'].map((one) =>
        lane.querySelector(one)?.getBoundingClientRect(),
      );
      if (
        name &&
        savings &&
        savings.bottom > name.top + 1 &&
        savings.right > name.left &&
        savings.left < name.right
      )
        found.push('The savings are over the name.');
      const outside = [...lane.querySelectorAll('button, h2, h3, p, li')].filter(isOutside);
      found.push(...outside.map((element) => `outside of its lane: ${element.textContent}`));
    }
    return found;
  });

describe('a board', () => {
  it.each([1, 4, 8, 9])('fits each screen size; number of kids: %d', async (kids) => {
    // The board is not connected, so its socket is refused.
    browser.allowFaults(/WebSocket connection/);
    const context = await browser.openContext({ width: 1024, height: 768, url: app.url });
    const page = await context.newPage();
    await page.route('**/api/board', (route) => route.fulfill({ json: boardOfKids(kids) }));
    await page.goto('/board');
    await page.locator('[data-lane]').first().waitFor();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => faultsOf(page)).toEqual([]);
    }
  });

  it('keeps paused and finished routines in their compact lanes, with large buttons', async () => {
    browser.allowFaults(/WebSocket connection/);
    const context = await browser.openContext({ width: 1024, height: 768, url: app.url });
    const page = await context.newPage();
    const board = boardOfKids(8);
    const run = (kidId: string, pausedAt: string | null) => ({
      kidId,
      choreId: 'Sweep',
      dueOn: board.today,
      day: board.today,
      pausedAt,
      steps: [{ id: 'floor', state: 'open' as const, seconds: null }],
      current: 'floor',
      startedAt: board.now,
      stepStartedAt: board.now,
      updatedAt: board.now,
    });
    const steps = [{ id: 'floor', name: 'Floor', iconName: null, minutes: null }];
    const sweep = (kidId: string) => boardChore('Sweep', { steps, readyBy: '15:20', run: run(kidId, null) });
    const lanes = board.lanes.map((lane) => ({ ...lane, chores: [sweep(lane.kid.id)] }));
    const headers = { date: new Date(board.now).toUTCString() };
    await page.route('**/api/board', (route) => route.fulfill({ json: { ...board, lanes }, headers }));
    await page.route('**/api/board/routines/**', (route) => {
      const [kidId = '', , isStep] = route.request().url().split('/routines/')[1]?.split('/') ?? [];
      const done = { ...sweep(kidId), state: 'waiting' as const, run: null };
      const lane = lanes.find(({ kid }) => kid.id === kidId);
      const answer = { run: null, submission: null, lane: { ...lane, chores: [done] } };
      return route.fulfill({ json: isStep ? answer : run(kidId, board.now), headers });
    });
    await page.goto('/board');
    const mia = page.locator('[data-lane="mia"]');
    await mia.locator('[data-pause]').click();
    await mia.locator('[data-routine="paused"]').waitFor();
    for (const kid of ['leo', 'maximilian-alexander']) {
      const lane = page.locator(`[data-lane="${kid}"]`);
      await lane.locator('[data-next]').click();
      await lane.getByText(/minutes to play/).waitFor();
    }
    for (const [width, height] of SIZES.filter((size) => size[0] > 640 && size[1] > 580)) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => faultsOf(page)).toEqual([]);
      const heights = await mia
        .locator('[data-routine] button')
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThan(55.5);
    }
    await mia.getByRole('button', { name: 'More choices for Mia' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Skip this step' }).waitFor();
  });
});
