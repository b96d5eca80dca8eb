import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createChore, createFamily, createKid, type TestKid } from '../support/families';
import { goToPlace, logInAtTablet, tapPattern } from '../support/kid-at-tablet';
import { createFamilyWithChores, handIn } from '../support/family-with-chores';
import { button, layoutShift } from '../support/screen';

const app = useApp();
const browser = useBrowser();

const TABLET = { width: 1024, height: 768 };
const UPRIGHT = { width: 768, height: 1024 };
const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 320, height: 640 };
const WRONG = [9, 8, 7, 6];
const LONG_NOTE =
  'Please take the big pan out of the cupboard as well, it is still sticky from yesterday, and put the spoons back where they live. Then it is done, I promise!';

const open = async (size = TABLET) => browser.openContext({ ...size, url: app.url });

const boxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom, left, right, height } = element.getBoundingClientRect();
      return { top, bottom, left, right, height };
    }),
  );

/**
 * Immediately, because it is short-lived: covered buttons and stars, its smallest font size, and its height.
 */
async function measureToast(page: Page, words: string, action: () => Promise<unknown>) {
  const measured = page.waitForFunction(
    (text) => {
      const toasts = [...document.querySelectorAll('[data-toast][data-state="open"]')];
      const toast = toasts.find(({ textContent }) => textContent.includes(text));
      // Other elements may still move at that time.
      if (!toast || toast.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running'))
        return null;
      const { left, right, top, bottom, height } = toast.getBoundingClientRect();
      const covered = new Set<string>();
      for (let x = left + 1; x < right; x += 6) {
        for (let y = top + 1; y < bottom; y += 6) {
          const below = document.elementsFromPoint(x, y).find((element) => !element.closest('[data-toasts]'));
          const hit = below?.closest('button, a, input, [data-flight="balance"]');
          if (hit) covered.add(hit.getAttribute('aria-label') ?? hit.textContent);
        }
      }
      const parts = [...toast.querySelectorAll('[data-toast-words]')];
      const letters = Math.min(...parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)));
      return { covered: [...covered], letters, height };
    },
    words,
    { polling: 100 },
  );
  await action();
  const toast = await (await measured).jsonValue();
  if (!toast) throw new Error('There is no notification.');
  return toast;
}

const cutWords = (page: Page) =>
  page.locator('[data-toast]').evaluate((toast) => {
    const parts = [...toast.querySelectorAll('[data-toast-words]')];
    const shown = parts[0]?.parentElement?.getBoundingClientRect().bottom ?? 0;
    return parts.flatMap((part) => [...part.getClientRects()]).filter(({ bottom }) => bottom > shown + 4)
      .length;
  });

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('li')?.textContent ?? document.activeElement?.tagName);

describe('a chore that was sent back', () => {
  it('is as high as its neighbors, with every Do It! of the row in line and above the fold', async () => {
    const { family, kid } = await createFamilyWithChores(app);
    await handIn(family, kid, 'Feed the cat', { status: 'rejected', parentNotes: LONG_NOTE });
    const page = await logInAtTablet(await open(), kid);
    const note = page.getByRole('button', { name: /^Almost! Try again/ });
    await note.waitFor();
    expect((await note.boundingBox())?.height).toBeLessThanOrEqual(64);
    const tiles = await boxes(page, '[data-section="now"] li[data-chore]');
    expect(new Set(tiles.map(({ height }) => height))).toEqual(new Set([268]));
    const keys = await boxes(page, '[data-action]');
    const row = keys.filter(({ top }) => Math.abs(top - (keys[0]?.top ?? 0)) < 4);
    expect(row.length).toBeGreaterThan(2);
    expect(Math.max(...row.map(({ bottom }) => bottom))).toBeLessThan(TABLET.height);
    await note.click();
    await page.getByRole('dialog', { name: 'Almost! Try again' }).getByText(LONG_NOTE).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focused(page)).toContain('Feed the cat');
  });
});

describe('a notification on a tablet, an upright tablet and a phone', () => {
  it('covers no button and no stars, at the top and scrolled, and is large enough to read', async () => {
    const { family, kid } = await createFamilyWithChores(app);
    // With more than six tiles, the page scrolls.
    for (const name of ['Sweep', 'Mop', 'Iron']) await createChore(family, { name, starReward: 9 });
    // The nest doesn't get full.
    await createChore(family, { name: 'Set out shoes', schedule: { kind: 'times', times: 9, per: 'day' } });
    const page = await logInAtTablet(await open(), kid);
    await button(page, 'Do It! Dust').waitFor();
    expect(await layoutShift(page)).toBeLessThan(0.05);
    for (const [size, ...names] of [
      [TABLET, 'Wash the dishes', 'Dust'],
      [UPRIGHT, 'Set the table', 'Pull weeds'],
      [PHONE, 'Feed the cat', 'Make your bed'],
    ] as const) {
      await page.setViewportSize(size);
      await page.reload();
      for (const [index, name] of names.entries()) {
        await page.evaluate((top) => window.scrollTo(0, top), index * 500);
        const top = size === PHONE ? '[data-phone-bar]' : 'header[data-scrolled]';
        if (index > 0) await page.locator(top).waitFor();
        // The previous toast has the same text.
        const press = () =>
          Promise.all([
            page.waitForResponse((response) => response.request().method() === 'POST'),
            page.getByRole('button', { name: `Do It! ${name}` }).evaluate((key: HTMLElement) => key.click()),
          ]);
        const { covered, letters } = await measureToast(page, 'Well done!', press);
        expect({ size, covered }).toEqual({ size, covered: [] });
        expect(letters).toBeGreaterThanOrEqual(18);
      }
      await page.locator('[data-toast]').waitFor({ state: 'detached' });
      const write = () => family.parent.post('/api/messages', { toKidId: kid.id, content: LONG_NOTE });
      const { covered, height } = await measureToast(page, 'A message for you!', write);
      expect({ size, covered }).toEqual({ size, covered: [] });
      expect(height).toBeLessThanOrEqual(80);
    }
  });

  it('covers no button next to wrong pictures', async () => {
    const kid = await createKid(await createFamily(app), { name: 'Pat' });
    const page = await (await open()).newPage();
    for (const size of [TABLET, UPRIGHT, PHONE]) {
      await page.setViewportSize(size);
      await page.goto(`/kid-login?familyCode=${kid.familyCode}`);
      await button(page, new RegExp(kid.name)).click();
      await page.getByText('0/4').waitFor();
      const { covered } = await measureToast(page, 'Wrong pattern!', () => tapPattern(page, WRONG));
      expect({ size, covered }).toEqual({ size, covered: [] });
    }
  });

  it('that welcomes a kid with the longest name is readable on a phone and on the smallest one', async () => {
    const kid = await createKid(await createFamily(app), { name: 'Wolfeschlegelsteinhausenberger' });
    const page = await (await open(PHONE)).newPage();
    await page.goto(`/kid/${kid.id}`);
    await page.getByText('0/4').waitFor();
    await tapPattern(page, kid.pattern);
    await page.locator('[data-toast]', { hasText: `Welcome back, ${kid.name}!` }).hover();
    for (const size of [PHONE, SMALL_PHONE]) {
      await page.setViewportSize(size);
      await expect.poll(() => cutWords(page)).toBe(0);
    }
  });
});

describe('the week’s podium', () => {
  it('puts first above second above third on a tablet and a phone, for any names and viewers', async () => {
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
    const page = await logInAtTablet(await open(), kids[2] as TestKid);
    await goToPlace(page, 'This week');
    await page.locator('li[data-rank="3"]').waitFor();
    const isInOrder = async () => {
      const [first, second, third] = await Promise.all(
        [1, 2, 3].map(
          async (rank) => (await boxes(page, `li[data-rank="${rank}"] [data-step]`))[0]?.height ?? 0,
        ),
      );
      return first! > second! && second! > third!;
    };
    const feet = async () =>
      new Set((await boxes(page, '[data-step]')).map(({ bottom }) => Math.round(bottom)));
    for (const size of [TABLET, PHONE]) {
      await page.setViewportSize(size);
      await expect.poll(isInOrder).toBe(true);
      expect((await feet()).size).toBe(1);
    }
  });
});

describe('a party', () => {
  it('shows its scene, words and button on every tablet and phone', async () => {
    const { family, kid } = await createFamilyWithChores(app);
    const page = await logInAtTablet(await open(), kid);
    await button(page, 'Do It! Dust').waitFor();
    await handIn(family, kid, 'Dust', { status: 'approved' });
    await button(page, 'Ta-da!').waitFor();
    for (const size of [
      { width: 1024, height: 600 },
      { width: 360, height: 640 },
      { width: 512, height: 384 },
    ]) {
      await page.setViewportSize(size);
      const parts = await boxes(page, '[role="dialog"] :is(h2, [data-panel], [data-panel] button)');
      expect(parts.length).toBeGreaterThan(2);
      const outside = parts.filter(
        ({ top, left, right, bottom }) => top < 0 || left < 0 || right > size.width || bottom > size.height,
      );
      expect({ size, outside }).toEqual({ size, outside: [] });
    }
  });
});

describe('the focus', () => {
  it('is never behind the header or a phone’s bar', async () => {
    const { kid } = await createFamilyWithChores(app);
    const page = await logInAtTablet(await open(PHONE), kid);
    await button(page, 'Do It! Dust').waitFor();
    await page.locator('[data-toast]').waitFor({ state: 'detached' });
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
        for (let frame = 0; frame < 120 && isHidden(); frame += 1) await new Promise(requestAnimationFrame);
        return { name, hidden: isHidden() };
      });
      if (at) seen.add(at.name);
      if (at?.hidden) hidden.push(at.name);
    }
    expect(seen.size).toBeGreaterThan(15);
    expect(hidden).toEqual([]);
  });

  it('keeps the focus on the chore after Do It!, and on the requested reward', async () => {
    const { family, kid } = await createFamilyWithChores(app);
    await handIn(family, kid, 'Dust', { status: 'approved' });
    const page = await logInAtTablet(await open(), kid);
    await page.getByRole('button', { name: 'Do It! Set the table' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('li', { hasText: 'Set the table' }).getByText('Waiting').waitFor();
    expect(await focused(page)).toContain('Set the table');
    await goToPlace(page, 'Shop');
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
