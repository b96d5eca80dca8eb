import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createChore, createFamily, createKid, type TestKid } from '../support/families';
import { logInAtTablet, tapPattern } from '../support/kid-at-tablet';
import { createNest, handIn } from '../support/nest';
import { keyOf } from '../support/screen';

const app = useApp();
const browser = useBrowser();

const TABLET = { width: 1024, height: 768 };
const UPRIGHT = { width: 768, height: 1024 };
const PHONE = { width: 390, height: 844 };
const WRONG = [9, 8, 7, 6];
const LONG_NOTE =
  'Please take the big pan out of the cupboard as well, it is still sticky from yesterday, and put the spoons back where they live. Then it is done, I promise!';

const open = async (size = TABLET) => browser.openContext({ ...size, url: app.url, reducedMotion: 'reduce' });

const boxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom, left, right, height } = element.getBoundingClientRect();
      return { top, bottom, left, right, height };
    }),
  );

/** What could be pressed, or tells the stars, where the notification is now. */
const coveredBy = (page: Page, selector: string) =>
  page.evaluate((toast) => {
    const shown = document.querySelector<HTMLElement>(toast);
    if (!shown) throw new Error('There is no notification.');
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const covered = new Set<string>();
    for (let x = left + 1; x < right; x += 6) {
      for (let y = top + 1; y < bottom; y += 6) {
        const below = document.elementsFromPoint(x, y).find((element) => !element.closest('.toast-viewport'));
        const hit = below?.closest('button, a, input, .purse');
        if (hit) covered.add(hit.getAttribute('aria-label') ?? hit.textContent);
      }
    }
    return [...covered];
  }, selector);

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('li')?.textContent ?? document.activeElement?.tagName);

describe('a chore that was sent back', () => {
  it('is as high as its neighbors, with every Do It! of the row in line and above the fold', async () => {
    const { family, kid } = await createNest(app);
    await handIn(family, kid, 'Feed the cat', { status: 'rejected', parentNotes: LONG_NOTE });
    const page = await logInAtTablet(await open(), kid);
    const note = page.getByRole('button', { name: /^Almost! Try again/ });
    await note.waitFor();
    expect((await note.boundingBox())?.height).toBeLessThanOrEqual(64);
    const keys = await boxes(page, '.chore-action');
    const row = keys.filter(({ top }) => Math.abs(top - (keys[0]?.top ?? 0)) < 4);
    expect(row.length).toBeGreaterThan(2);
    expect(Math.max(...row.map(({ bottom }) => bottom))).toBeLessThan(TABLET.height);
    expect(new Set((await boxes(page, '.chore-well')).map(({ height }) => height))).toEqual(new Set([124]));
    await note.click();
    await page.getByRole('dialog', { name: 'Almost! Try again' }).getByText(LONG_NOTE).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focused(page)).toContain('Feed the cat');
  });
});

describe.each([
  ['a tablet', TABLET],
  ['an upright tablet', UPRIGHT],
  ['a phone', PHONE],
])('a notification on %s', (_name, size) => {
  it('covers no key and no stars, at the top and scrolled, and is large enough to read', async () => {
    const { family, kid } = await createNest(app);
    const page = await logInAtTablet(await open(size), kid);
    const toast = page.locator('.toast[data-state="open"]');
    for (const scrolled of [0, 500]) {
      await page.evaluate((top) => window.scrollTo(0, top), scrolled);
      const name = scrolled ? 'Dust' : 'Wash the dishes';
      await page.getByRole('button', { name: `Do It! ${name}` }).evaluate((key: HTMLElement) => key.click());
      await toast.getByText('Well done!').waitFor();
      expect(await coveredBy(page, '.toast')).toEqual([]);
      const smallest = () =>
        page.evaluate(() => {
          const words = document.querySelectorAll('.toast[data-state="open"] :is(.toast-title, .toast-text)');
          return Math.min(...[...words].map((word) => Number.parseFloat(getComputedStyle(word).fontSize)));
        });
      expect(await smallest()).toBeGreaterThanOrEqual(18);
    }
    await family.parent.post('/api/messages', { toKidId: kid.id, content: LONG_NOTE });
    await toast.getByText('A message for you!').waitFor();
    expect(await coveredBy(page, '.toast')).toEqual([]);
    expect((await toast.boundingBox())?.height).toBeLessThanOrEqual(80);
  });

  it('covers no key beside wrong pictures', async () => {
    const kid = await createKid(await createFamily(app), { name: 'Pat' });
    const page = await (await open(size)).newPage();
    await page.goto(`/kid-login?familyCode=${kid.familyCode}`);
    await keyOf(page, new RegExp(kid.name)).click();
    await tapPattern(page, WRONG);
    await page.locator('.toast').getByText('Wrong pattern!').waitFor();
    expect(await coveredBy(page, '.toast')).toEqual([]);
  });
});

describe('the week’s podium', () => {
  it.each([
    ['a tablet', TABLET],
    ['a phone', PHONE],
  ])(
    'stands first above second above third on %s, whatever the names and whoever looks',
    async (_name, size) => {
      const family = await createFamily(app, { timezone: 'UTC' });
      const stars = [30, 20, 10];
      const names = ['Ava', 'Bo', 'Maximilian Alexander'];
      const kids: TestKid[] = [];
      for (const [index, name] of names.entries()) {
        const kid = await createKid(family, { name });
        kids.push(kid);
        await createChore(family, { name: `Chore ${index}`, starReward: stars[index] });
        await handIn(family, kid, `Chore ${index}`, { status: 'approved' });
      }
      const page = await logInAtTablet(await open(size), kids[2] as TestKid);
      await page.locator('li[data-rank="3"]').waitFor();
      const top = async (rank: number) =>
        (await boxes(page, `li[data-rank="${rank}"] > :last-child`))[0]?.top ?? 0;
      // The steps grow into their places.
      const smallestStep = async () => {
        const [first, second, third] = [await top(1), await top(2), await top(3)];
        return Math.min(second - first, third - second);
      };
      await expect.poll(smallestStep).toBeGreaterThanOrEqual(20);
    },
  );
});

describe('a new badge', () => {
  it.each([
    ['a tablet', TABLET],
    ['a low tablet', { width: 1024, height: 700 }],
    ['a phone', PHONE],
    ['a small phone', { width: 360, height: 640 }],
  ])('stands in a whole ring of twelve stars on %s', async (_name, size) => {
    const { family, kid } = await createNest(app);
    const page = await logInAtTablet(await open(size), kid);
    await page.getByText('Just hatched').waitFor({ state: 'attached' });
    await handIn(family, kid, 'Dust', { status: 'approved' });
    await keyOf(page, 'Hooray!').waitFor();
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    const panel = (await boxes(page, '.party-panel'))[0];
    const stars = await boxes(page, '.party-badge > svg');
    expect(stars).toHaveLength(12);
    for (const star of stars) {
      expect(star.top).toBeGreaterThanOrEqual(0);
      expect(star.left).toBeGreaterThanOrEqual(0);
      expect(star.right).toBeLessThanOrEqual(size.width);
      expect(star.bottom).toBeLessThanOrEqual(panel?.top ?? 0);
    }
  });
});

describe('the focus', () => {
  it('is never behind the head or a phone’s bar', async () => {
    const { kid } = await createNest(app);
    const page = await logInAtTablet(await open(PHONE), kid);
    await page.getByText('Resets every Sunday').waitFor();
    await page.locator('.toast').waitFor({ state: 'detached' });
    const hidden: string[] = [];
    const seen = new Set<string>();
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press(step < 45 ? 'Tab' : 'Shift+Tab');
      const at = await page.evaluate(async () => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        const name = element.getAttribute('aria-label') ?? element.textContent;
        const isHidden = () => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return middle === null || !(element.contains(middle) || middle.contains(element));
        };
        // What moves to show the focus is there within some frames.
        for (let frame = 0; frame < 10 && isHidden(); frame += 1) await new Promise(requestAnimationFrame);
        return { name, hidden: isHidden() };
      });
      if (at) seen.add(at.name);
      if (at?.hidden) hidden.push(at.name);
    }
    expect(seen.size).toBeGreaterThan(15);
    expect(hidden).toEqual([]);
  });

  it('stays with the chore after Do It!, and with the reward that was asked for', async () => {
    const { family, kid } = await createNest(app);
    await handIn(family, kid, 'Dust', { status: 'approved' });
    const page = await logInAtTablet(await open(), kid);
    await page.getByRole('button', { name: 'Do It! Set the table' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('li', { hasText: 'Set the table' }).getByText('Waiting').waitFor();
    expect(await focused(page)).toContain('Set the table');
    await page.getByRole('button', { name: 'Get It! Ice cream' }).focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Ice cream' });
    await question.getByRole('button', { name: 'Get It!' }).focus();
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
    await page.locator('li', { hasText: 'Ice cream' }).getByText('Waiting').waitFor();
    await expect.poll(() => focused(page)).toContain('Ice cream');
  });
});
