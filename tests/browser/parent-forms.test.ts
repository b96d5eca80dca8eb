import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Chore } from '@shared/contracts/chores';
import { useBrowser } from '../support/browser';
import { useApp, type BrowserApp } from '../support/browser-app';
import { createChore, createFamily, createKid, createReward, type TestFamily } from '../support/families';
import { logIn, signInAtDesk } from '../support/parent-at-desk';

/** Errors are visible, input is kept, and two parents don't overwrite each other. */
const app = useApp();
const browser = useBrowser();

let family: TestFamily<BrowserApp>;
let context: BrowserContext;
let page: Page;

async function openDesk(width = 1024, height = 768): Promise<void> {
  context = await browser.openContext({ width, height, url: app.url });
  page = await signInAtDesk(context, family);
}

beforeEach(async () => {
  family = await createFamily(app);
});

const dialog = () => page.getByRole('dialog');
const field = (label: RegExp | string) => dialog().getByLabel(label);
const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
const chores = async () => (await family.parent.get('/api/chores')).body as Chore[];

const isInSight = (selector: string) =>
  page.evaluate<boolean>(`(() => {
    const { top, bottom } = document.querySelector('${selector}').getBoundingClientRect();
    return top >= 0 && bottom <= document.querySelector('.form-actions').getBoundingClientRect().top;
  })()`);

describe('an invalid form on a phone', () => {
  beforeEach(() => openDesk(390, 664));

  it('shows above its buttons that pictures are missing, and focuses them', async () => {
    await page.goto('/parent?tab=kids&new=1');
    await field(/^Name/).fill('Mila');
    await press('Add kid');
    await page.getByText('Must select exactly 4 pictures').waitFor();
    await expect.poll(() => isInSight('.field-error')).toBe(true);
    expect(await page.evaluate('document.activeElement.closest("[data-invalid]") !== null')).toBe(true);
  });

  it('scrolls back to the first invalid field', async () => {
    await page.goto('/parent?tab=chores&new=1');
    await dialog().getByText('Or use a photo').scrollIntoViewIfNeeded();
    await press('Save chore');
    await page.getByText('Chore name is required').waitFor();
    await expect.poll(() => isInSight('.field-error')).toBe(true);
    expect(await isInSight('[aria-invalid]')).toBe(true);
    await page.goto('/parent?tab=rewards&new=1');
    await field(/Reward name/).fill('A picnic');
    await dialog().getByText('More details').click();
    await field(/Total number/).fill('0');
    await dialog().getByRole('radiogroup', { name: 'Choose Reward Icon' }).scrollIntoViewIfNeeded();
    await press('Save reward');
    await page.locator('.field-error').waitFor();
    await expect.poll(() => isInSight('.field-error')).toBe(true);
    expect(await page.evaluate('document.activeElement.getAttribute("aria-invalid")')).toBe('true');
  });
});

describe('the browser’s Back', () => {
  beforeEach(() => openDesk(1440, 900));

  it('closes an empty form, and stays on the tab', async () => {
    await createChore(family);
    await page.goto('/parent');
    await page.getByRole('link', { name: /^Chores/ }).click();
    for (const opener of ['New chore', 'Edit Feed the cat', 'Delete Feed the cat', 'Ideas']) {
      await page.getByRole('rowheader').hover();
      await press(opener);
      await page.getByRole(opener.startsWith('Delete') ? 'alertdialog' : 'dialog').waitFor();
      await page.goBack();
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor({ state: 'detached' });
      await expect.poll(() => page.url()).toBe(`${app.url}/parent?tab=chores`);
    }
    await page.goBack();
    await expect.poll(() => page.url()).toBe(`${app.url}/parent`);
  });

  it('asks before it discards a draft', async () => {
    await page.goto('/parent');
    await page.getByRole('link', { name: /^Chores/ }).click();
    await press('New chore');
    await field(/Chore name/).fill('Sort the socks');
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.waitFor();
    await page.goBack();
    await question.waitFor({ state: 'detached' });
    expect(await field(/Chore name/).inputValue()).toBe('Sort the socks');
    await page.goBack();
    await question.getByRole('button', { name: 'Leave' }).click();
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => page.url()).toBe(`${app.url}/parent?tab=chores`);
    await press('New chore');
    expect(await field(/Chore name/).inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await page.goBack();
    await expect.poll(() => page.url()).toBe(`${app.url}/parent`);
  });
});

describe('a session that ends while a form has input', () => {
  beforeEach(() => openDesk());

  const endSession = () => context.clearCookies();
  /** If a poll is rejected first, the page has already left. */
  const saveSignedOut = async (name: string) => {
    await endSession();
    await page.getByRole('button', { name }).evaluateAll((buttons) => {
      const [button] = buttons;
      if (button instanceof HTMLElement) button.click();
    });
  };
  const logInAgain = async () => {
    await page.waitForURL('**/parent-auth?returnTo=*');
    await page.getByText('You were logged out').waitFor();
    await logIn(page, family.user.username, family.password);
  };

  it('keeps a new chore’s draft for the same person', async () => {
    await page.goto('/parent?tab=chores&new=1');
    await field(/Chore name/).fill('Sort the socks');
    await field(/^Stars/).fill('7');
    await saveSignedOut('Save chore');
    await page.waitForURL('**/parent-auth?returnTo=*');
    await page.getByText('What you typed was saved.').waitFor();
    const stranger = await createFamily(app);
    await logIn(page, stranger.user.username, stranger.password);
    await dialog().waitFor();
    expect(await field(/Chore name/).inputValue()).toBe('');
    await field(/Chore name/).fill('Not theirs');
    await saveSignedOut('Save chore');
    await logInAgain();
    await dialog().waitFor();
    expect(await field(/Chore name/).inputValue()).toBe('Sort the socks');
    await dialog().getByText('Restored draft').waitFor();
    await press('Save chore');
    await dialog().waitFor({ state: 'detached' });
    expect(await chores()).toMatchObject([{ name: 'Sort the socks', starReward: 7 }]);
    await press('New chore');
    expect(await field(/Chore name/).inputValue()).toBe('');
  });

  it('also keeps changes, a message and the settings, which can be discarded', async () => {
    const { id } = await createReward(family, { name: 'Ice cream' });
    await createKid(family);
    await page.goto('/parent?tab=rewards');
    await press('Edit Ice cream');
    await field(/Reward name/).fill('Two scoops');
    await saveSignedOut('Save reward');
    await logInAgain();
    await dialog().waitFor();
    expect(await field(/Reward name/).inputValue()).toBe('Two scoops');
    await press('Start over');
    expect(await field(/Reward name/).inputValue()).toBe('Ice cream');
    expect(await page.evaluate('document.activeElement.tagName')).toBe('INPUT');
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(page.url()).not.toContain(id);

    await page.goto('/parent?tab=messages');
    await page.getByRole('textbox', { name: /^Message/ }).fill('See you soon');
    await page.goto('/parent?tab=settings#family-name');
    await page.getByLabel(/^Family name/).fill('The Lake Family');
    await saveSignedOut('Save changes');
    await logInAgain();
    await page.waitForURL('**/parent?tab=settings#family-name');
    expect(await page.getByLabel(/^Family name/).inputValue()).toBe('The Lake Family');
    await page.goto('/parent?tab=messages');
    expect(await page.getByRole('textbox', { name: /^Message/ }).inputValue()).toBe('See you soon');
  });

  it('keeps nothing after a logout', async () => {
    await page.goto('/parent?tab=settings#family-name');
    await page.getByLabel(/^Family name/).fill('The Lake Family');
    await press('Logout');
    await page.getByRole('link', { name: 'Log in or sign up' }).waitFor();
    expect(await page.evaluate('sessionStorage.length')).toBe(0);
  });
});

describe('two parents in two browsers', () => {
  it('see the other’s changes when a form opens and when they return to the tab', async () => {
    const chore = await createChore(family, { name: 'Feed the cat', starReward: 5 });
    await openDesk();
    // A form doesn't depend on live updates.
    await page.routeWebSocket(/\/ws$/, (socket) => void socket.close());
    await page.goto('/parent?tab=chores');
    await page.getByRole('rowheader', { name: 'Feed the cat' }).waitFor();
    await family.parent.put(`/api/chores/${chore.id}`, { starReward: 9 });
    await press('Edit Feed the cat');
    await field(/Chore name/).fill('Feed both cats');
    await expect.poll(() => field(/^Stars/).inputValue()).toBe('9');
    expect(await field(/Chore name/).inputValue()).toBe('Feed both cats');
    await family.parent.put(`/api/chores/${chore.id}`, { starReward: 11 });
    await page.evaluate(`document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))`);
    await expect.poll(() => field(/^Stars/).inputValue()).toBe('11');
  });
});
