import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations, useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createChore, createFamily, createKid, createReward } from '../support/families';
import { logInAtTablet } from '../support/kid-at-tablet';
import { signInAtDesk } from '../support/parent-at-desk';
import { focused } from '../support/screen';

const app = useApp();
const browser = useBrowser();

async function openDesk() {
  const family = await createFamily(app);
  const context = await browser.openContext({ width: 1024, height: 768, url: app.url });
  return { family, context, page: await signInAtDesk(context, family) };
}

async function remove(page: Page, name: string | RegExp, confirm: string | RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: true }).press('Enter');
  const inMenu = page.getByRole('menuitem', { name: 'Delete' });
  if (String(name).startsWith('More')) await inMenu.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: confirm }).press('Enter');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
}

describe('after a deletion', () => {
  it('of a chore, the focus moves to the next chore, or to the heading after the last one', async () => {
    const { family, page } = await openDesk();
    for (const name of ['Dust', 'Sweep', 'Feed the cat']) await createChore(family, { name });
    await page.goto('/parent?tab=chores');
    await remove(page, 'More options for Feed the cat', 'Delete chore');
    await expect.poll(() => focused(page)).toBe('Edit Sweep');
    await remove(page, 'More options for Sweep', 'Delete chore');
    await expect.poll(() => focused(page)).toBe('Edit Dust');
    await remove(page, 'More options for Dust', 'Delete chore');
    await expect.poll(() => focused(page)).toBe('Chores');
  });

  it('of a reward or kid, too', async () => {
    const { family, page } = await openDesk();
    for (const name of ['Ice cream', 'A story']) await createReward(family, { name });
    await createKid(family, { name: 'Mia' });
    await page.goto('/parent?tab=rewards');
    await remove(page, 'More options for A story', 'Delete reward');
    await expect.poll(() => focused(page)).toBe('Edit Ice cream');
    await page.goto('/parent?tab=kids');
    await page.getByRole('link', { name: 'Mia', exact: true }).press('Enter');
    await remove(page, /^Remove Mia/, 'Remove Mia');
    await expect.poll(() => focused(page)).toBe('Kids');
  });
});

describe('the skip link', () => {
  const expectSkipped = async (page: Page, target: string) => {
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe(target);
  };

  it('is first on every page with navigation', async () => {
    const { family, context, page } = await openDesk();
    await page.goto('/parent');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/parent');
    await expectSkipped(page, 'main');
    const kid = await createKid(family);
    await page.goto('about:blank');
    await context.clearCookies();
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectSkipped(page, 'content');
    const tablet = await logInAtTablet(
      await browser.openContext({ width: 1024, height: 768, url: app.url }),
      kid,
    );
    await tablet.reload();
    await tablet.getByRole('heading', { name: 'Hi Mia!' }).waitFor();
    // Tab reaches the skip link first.
    await tablet.locator('a[href], button').first().focus();
    expect(await focused(tablet)).toBe('Skip to content');
    await tablet.keyboard.press('Enter');
    await expect.poll(() => tablet.evaluate('document.activeElement.id')).toBe('main');
  });
});

describe('a tab whose code is still loading', () => {
  it('shows its heading immediately', async () => {
    const { page } = await openDesk();
    let letIn = () => {};
    const admitted = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    await page.route('**/assets/settings-tab-*.js', async (route) => {
      await admitted;
      await route.continue();
    });
    await page.goto('/parent');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await page.getByText('Loading…').waitFor({ state: 'attached' });
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Settings']);
    await expectNoAxeViolations(page);
    letIn();
    await page.getByText('Loading…').waitFor({ state: 'detached' });
  });
});
