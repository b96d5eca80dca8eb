import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { expectNoAxeViolations, useBrowser } from '../support/browser';
import { useApp, type BrowserApp } from '../support/browser-app';
import { createChore, createFamily, createKid, kidAgent, type TestFamily } from '../support/families';
import { signInAtDesk } from '../support/parent-at-desk';

const app = useApp();
const browser = useBrowser();
const CHORES = ['Make your bed', 'Feed the cat', 'Water the plants'];

let family: TestFamily<BrowserApp>;

async function open(path: string): Promise<Page> {
  family = await createFamily(app);
  const kid = await createKid(family, { name: 'Mila' });
  const tablet = await kidAgent(app, kid);
  for (const name of CHORES) {
    const { id: choreId } = await createChore(family, { name, starReward: 5 });
    await tablet.post('/api/chore-submissions', { kidId: kid.id, choreId });
  }
  const context = await browser.openContext({ width: 1440, height: 900, url: app.url });
  const page = await signInAtDesk(context, family);
  await page.goto(path);
  await page
    .getByRole('article', { name: /, Mila$/ })
    .first()
    .waitFor();
  return page;
}
/** `?` works once their code has loaded. */
async function openWithKeys(path: string): Promise<Page> {
  const page = await open(path);
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect
    .poll(async () => {
      await page.keyboard.press('?');
      return help.count();
    })
    .toBe(1);
  await help.locator(':focus').waitFor();
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  return page;
}
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const row = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
const waiting = async () => {
  const { body } = await family.parent.get('/api/chore-submissions/pending');
  return (body as ChoreSubmission[]).map(({ chore }) => chore.name);
};

describe('keyboard shortcuts', () => {
  it('move through pending items, approve, send back and undo', async () => {
    const page = await openWithKeys('/parent?tab=approvals');
    await page.getByRole('article', { name: 'Make your bed, Mila' }).waitFor();
    await press(page, 'j', 'j');
    await expect.poll(() => row(page)).toBe('Feed the cat, Mila');
    await press(page, 'k');
    await expect.poll(() => row(page)).toBe('Make your bed, Mila');
    await press(page, 'ArrowDown');
    await expect.poll(() => row(page)).toBe('Feed the cat, Mila');
    await press(page, 'y');
    await page.getByRole('article', { name: 'Feed the cat, Mila' }).waitFor({ state: 'detached' });
    await expect.poll(waiting).toEqual(['Make your bed', 'Water the plants']);
    await page.getByText('Approved: Feed the cat').waitFor();
    await press(page, 'u');
    await page.getByRole('article', { name: 'Feed the cat, Mila' }).waitFor();
    await expect.poll(waiting).toEqual(CHORES);
    await page.getByRole('heading', { level: 1 }).focus();
    await press(page, 'j', 'n');
    const note = page.getByRole('textbox', { name: /^Note for Mila/ });
    await note.focus();
    // Typed letters and digits are text, not shortcuts.
    await page.keyboard.type('gc yyy 1');
    expect(await note.inputValue()).toBe('gc yyy 1');
    await press(page, 'Escape');
    await note.waitFor({ state: 'detached' });
    expect(await waiting()).toEqual(CHORES);
    await press(page, 'h');
    await page.getByRole('button', { name: 'Thank you!' }).and(page.locator(':focus')).waitFor();
    await press(page, '5');
    await page.getByText('Mila got 5 stars and a heart.').waitFor();
    await expect.poll(waiting).toEqual(['Feed the cat', 'Water the plants']);
    await expect.poll(() => row(page)).toBe('Approve: Feed the cat, Mila');
    // Enter approves the row in focus.
    await press(page, 'j', 'Enter');
    await expect.poll(waiting).toEqual(['Feed the cat']);
  });

  it('approve all chores of the overview, and give stars to the kid in focus', async () => {
    const page = await openWithKeys('/parent');
    await press(page, 'Shift+Y');
    await page.getByText('Nothing to approve.').waitFor();
    await expect.poll(waiting).toEqual([]);
    await page.getByRole('button', { name: 'Give stars to Mila' }).focus();
    await press(page, 's');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Give 5 stars/ })
      .waitFor();
  });

  it('go to a tab, to a new chore, and to the search', async () => {
    const page = await openWithKeys('/parent?tab=approvals');
    await press(page, 'c');
    await page.getByRole('dialog', { name: 'New chore' }).locator(':focus').waitFor();
    await press(page, 'Escape');
    await page.getByRole('heading', { level: 1, name: 'Approvals' }).and(page.locator(':focus')).waitFor();
    await press(page, 'g', 'p');
    await page.getByRole('heading', { level: 1, name: 'Plan' }).waitFor();
    await press(page, 'g', 'h');
    await page.getByRole('heading', { level: 1, name: 'Reward history' }).waitFor();
    for (let index = 0; index < 8; index += 1) await createChore(family, { name: `Chore ${index}` });
    await press(page, 'g', 'c');
    const search = page.getByRole('textbox', { name: 'Find a chore' });
    await search.waitFor();
    await press(page, '/');
    await expect.poll(() => search.evaluate((field) => field.matches(':focus'))).toBe(true);
    await page.getByRole('heading', { level: 1 }).focus();
    await press(page, 'c');
    await page.getByRole('dialog', { name: 'New chore' }).locator(':focus').waitFor();
    await page.getByRole('button', { name: 'Close' }).focus();
    await press(page, 'g', 'o');
    await page.getByRole('dialog', { name: 'New chore' }).waitFor();
  });

  it('are listed, and can be switched off on this device', async () => {
    const page = await openWithKeys('/parent');
    await press(page, '?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await help.getByText('Approve all chores').waitFor();
    await help.getByRole('switch', { name: 'Shortcuts on' }).click();
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    await press(page, 'g', 'a', '?');
    await page.goto('/parent?tab=settings#shortcuts');
    const here = page.getByRole('switch', { name: 'Keyboard shortcuts' });
    await here.waitFor();
    expect(await help.count()).toBe(0);
    await here.click();
    await page.getByRole('heading', { level: 1 }).focus();
    await press(page, 'g', 'a');
    await page.getByRole('heading', { level: 1, name: 'Approvals' }).waitFor();
  });
});

describe('the search', () => {
  it('opens with Ctrl+K, finds a kid, and opens their page with Enter', async () => {
    const page = await openWithKeys('/parent?tab=approvals');
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog', { name: 'Search' });
    await search.getByRole('combobox').and(page.locator(':focus')).waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.type('mil');
    await search.getByRole('option', { name: 'Mila', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/parent\/kids\/[-\w]+$|\?tab=kids&kid=/);
    await page.getByRole('heading', { level: 1, name: 'Mila' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Approvals' }).waitFor();
  });

  it('fills a phone, returns the focus, and starts a chore with the text that it did not find', async () => {
    const page = await open('/parent?tab=approvals');
    await page.setViewportSize({ width: 390, height: 844 });
    const button = page.getByRole('button', { name: 'Search' });
    await button.click();
    const search = page.getByRole('dialog', { name: 'Search' });
    await search.getByRole('combobox').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    await search.waitFor({ state: 'detached' });
    await button.and(page.locator(':focus')).waitFor();
    await button.click();
    await search.getByRole('combobox').fill('Walk the zebra');
    await search.getByRole('option', { name: 'New chore “Walk the zebra”' }).click();
    const name = page.getByLabel(/^Chore name/);
    await expect.poll(() => name.inputValue()).toBe('Walk the zebra');
  });
});
