import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createChore } from '../support/families';
import { createFamilyWithChores } from '../support/family-with-chores';
import { logInAtTablet } from '../support/kid-at-tablet';
import { button } from '../support/screen';

const app = useApp();
const browser = useBrowser();

const TAP = 520;

const RECORD = `
  window.tones = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.tones.push(Math.round(this.frequency.value));
    return start.apply(this, when);
  };
  const set = AudioParam.prototype.setValueAtTime;
  AudioParam.prototype.setValueAtTime = function (value, when) {
    this.value = value;
    return set.call(this, value, when);
  };
`;
const tones = (page: Page) => page.evaluate<number[]>('window.tones');

async function openToday() {
  const { family, kid } = await createFamilyWithChores(app);
  await createChore(family, { name: 'Set out shoes', schedule: { kind: 'times', times: 9, per: 'day' } });
  const context = await browser.openContext({ width: 1024, height: 768, url: app.url });
  await context.addInitScript(RECORD);
  const page = await logInAtTablet(context, kid);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await button(page, 'Do It! Dust').waitFor();
  return { family, page };
}

const handIn = async (page: Page, chore: string) => {
  await button(page, `Do It! ${chore}`).click();
  await page.locator('li', { hasText: chore }).getByText('Waiting').waitFor();
};
const soundKey = (page: Page) => page.getByRole('navigation').getByRole('button', { name: 'Sound' });

describe('a kid’s sounds', () => {
  it('begin with the first press, and end with the button, which the device remembers', async () => {
    const { page } = await openToday();
    expect(await tones(page)).toEqual([]);
    await handIn(page, 'Dust');
    await expect.poll(() => tones(page)).toContain(TAP);

    await soundKey(page).click();
    await expect.poll(() => soundKey(page).getAttribute('aria-pressed')).toBe('false');
    const before = (await tones(page)).length;
    await handIn(page, 'Set the table');
    expect(await tones(page)).toHaveLength(before);

    await page.reload();
    await button(page, 'Do It! Feed the cat').waitFor();
    await handIn(page, 'Feed the cat');
    expect(await tones(page)).toEqual([]);
    expect(await soundKey(page).getAttribute('aria-pressed')).toBe('false');
    await soundKey(page).click();
    await expect.poll(() => tones(page)).toContain(TAP);
  });

  it('end immediately when a parent turns them off for the family', async () => {
    const { family, page } = await openToday();
    await soundKey(page).waitFor();
    expect((await family.parent.put('/api/family', { sounds: false })).status).toBe(200);
    await soundKey(page).waitFor({ state: 'detached' });
    await handIn(page, 'Dust');
    expect(await tones(page)).toEqual([]);
  });
});

describe('Read to me', () => {
  it('reads a button before it is pressed, until the mode is switched off', async () => {
    const { page } = await openToday();
    // The browser may have no voice.
    await page.evaluate(`
      window.said = [];
      window.speechSynthesis.speak = ({ text }) => window.said.push(text);
    `);
    const said = () => page.evaluate<string[]>('window.said');
    const listen = button(page, 'Read to me');
    const dust = button(page, 'Do It! Dust');
    await dust.scrollIntoViewIfNeeded();
    // Too soon for a sound file to load.
    const keys = [await listen.elementHandle(), await dust.elementHandle()];
    await page.evaluate(async (elements) => {
      for (const element of elements) {
        element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        await new Promise((done) => setTimeout(done));
      }
    }, keys);
    expect((await said())[0]).toBe('Tap anything, and I read it to you. Tap it again to use it.');
    await expect.poll(async () => (await said()).at(-1)).toBe('Do It! Dust');
    await page.locator('[data-read-tap]').waitFor();
    expect(await dust.isVisible()).toBe(true);
    await dust.click();
    await page.locator('li', { hasText: 'Dust' }).getByText('Waiting').waitFor();

    await listen.click();
    await expect.poll(() => listen.getAttribute('aria-pressed')).toBe('false');
    await handIn(page, 'Set the table');
  });
});
