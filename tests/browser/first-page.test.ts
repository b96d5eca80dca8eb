import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations, useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createFamily, createKid } from '../support/families';
import { tapPattern } from '../support/kid-at-tablet';

const app = useApp();
const browser = useBrowser();

const TABLET = { width: 1024, height: 768 };

/** Opens a page whose app is held up on the network until `letIn` is called. */
async function openSketch(path: string): Promise<{ page: Page; asked: string[]; letIn: () => void }> {
  const context = await browser.openContext({ ...TABLET, url: app.url });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let letIn = () => {};
  const admitted = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await admitted;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { page, asked, letIn };
}

const tap = async (page: Page, keys: readonly string[]) => {
  for (const name of keys) await page.getByRole('button', { name, exact: true }).click();
};
const slots = (page: Page) => page.locator('.code-slot').allTextContents();
const sketched = (page: Page) => page.locator('#root[data-sketch]');
/** The script of the sketch has run: a tap shows its digit. */
async function untilTapsWork(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await tap(page, ['Clear', '1']);
      return slots(page);
    })
    .toEqual(['1', '', '', '', '']);
}

/** The elements that look another way as soon as the sketch's styles are taken away; all at once, for the page lives on. */
function touchedBySketch(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const looks = (sketchOff: boolean) => {
      for (const style of document.querySelectorAll<HTMLStyleElement>('head > style'))
        style.disabled = sketchOff;
      return [...document.querySelectorAll('body *')].map((element) => {
        const { fontFamily, fontSize, color, backgroundColor, boxShadow, padding, animationName } =
          getComputedStyle(element);
        const look = [fontFamily, fontSize, color, backgroundColor, boxShadow, padding, animationName];
        return `${element.tagName} ${element.getAttribute('class')}: ${look.join(' | ')}`;
      });
    };
    const without = looks(true);
    return looks(false).filter((look, index) => look !== without[index]);
  });
}

describe('the code pad before the app is there', () => {
  it('stands in the page itself: three requests until it can be tapped', async () => {
    const { page, asked, letIn } = await openSketch('/kid-login');
    await untilTapsWork(page);
    await sketched(page).waitFor();
    expect(asked.map((path) => path.replace(/-[\w-]{8}\./, '.')).toSorted()).toEqual([
      '/assets/first-taps.js',
      '/assets/index.js',
      '/kid-login',
    ]);
    await expectNoAxeViolations(page);
    letIn();
  });

  it('hands over to the app what was typed, and nothing moves', async () => {
    const { page, letIn } = await openSketch('/kid-login');
    await untilTapsWork(page);
    await tap(page, ['2', '3', 'Backspace', '0']);
    expect(await slots(page)).toEqual(['1', '2', '0', '', '']);
    const find = page.getByRole('button', { name: 'Find My Family!' });
    expect(await find.isDisabled()).toBe(true);
    const before = await find.boundingBox();
    letIn();
    await sketched(page).waitFor({ state: 'detached' });
    expect(await slots(page)).toEqual(['1', '2', '0', '', '']);
    await page.evaluate(() => document.fonts.ready);
    const after = await find.boundingBox();
    expect([after?.y, after?.height]).toEqual([before?.y, before?.height]);
    await tap(page, ['4', '5']);
    expect(await slots(page)).toEqual(['1', '2', '0', '4', '5']);
    expect(await find.isEnabled()).toBe(true);
  });

  it('hears a keyboard, and loses no digit while the app takes over', async () => {
    const { page, letIn } = await openSketch('/kid-login');
    await untilTapsWork(page);
    await page.keyboard.press('Backspace');
    await page.keyboard.type('12');
    expect(await slots(page)).toEqual(['1', '2', '', '', '']);
    letIn();
    await page.keyboard.type('34', { delay: 100 });
    await sketched(page).waitFor({ state: 'detached' });
    await page.keyboard.type('5');
    await expect.poll(() => slots(page)).toEqual(['1', '2', '3', '4', '5']);
  });

  it('takes what stands in the field already when its script comes', async () => {
    const context = await browser.openContext({ ...TABLET, url: app.url });
    const page = await context.newPage();
    const scripts: (() => void)[] = [];
    await page.route('**/assets/*.js', async (route) => {
      await new Promise<void>((resolve) => scripts.push(resolve));
      await route.continue();
    });
    await page.goto('/kid-login', { waitUntil: 'commit' });
    await page.getByLabel('Family code, 5 digits').focus();
    await page.keyboard.type('12');
    await expect.poll(() => scripts.length).toBe(2);
    for (const letIn of scripts) letIn();
    await expect.poll(() => slots(page)).toEqual(['1', '2', '', '', '']);
    await sketched(page).waitFor({ state: 'detached' });
    expect(await slots(page)).toEqual(['1', '2', '', '', '']);
  });

  it('leaves nothing of its styles once the app has its own', async () => {
    const kid = await createKid(await createFamily(app), { name: 'Mia' });
    const context = await browser.openContext({ ...TABLET, url: app.url });
    const page = await context.newPage();
    await page.goto('/kid-login');
    await sketched(page).waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    expect(await touchedBySketch(page)).toEqual([]);
    await tap(page, [...Array.from(kid.familyCode), 'Find My Family!']);
    await page.getByRole('button', { name: /Mia/ }).click();
    await tapPattern(page, kid.pattern);
    await page.getByRole('heading', { name: 'Hi Mia!' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await touchedBySketch(page)).toEqual([]);
  });

  it('remembers that the gold key was pressed', async () => {
    const family = await createFamily(app);
    await createKid(family, { name: 'Mia' });
    const { page, letIn } = await openSketch('/kid-login');
    await untilTapsWork(page);
    await tap(page, ['Clear', ...Array.from(family.user.familyCode)]);
    await page.getByRole('button', { name: 'Find My Family!' }).click();
    await sketched(page).waitFor();
    letIn();
    await page.getByRole('button', { name: /Mia/ }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('shows that kids are loading where the link has a code', async () => {
    const family = await createFamily(app);
    await createKid(family, { name: 'Mia' });
    const { page, letIn } = await openSketch(`/kid-login?familyCode=${family.user.familyCode}`);
    await page.getByText('Loading kids...').waitFor();
    await sketched(page).waitFor();
    letIn();
    await page.getByRole('button', { name: /Mia/ }).waitFor();
    await expectNoAxeViolations(page);
  });
});
