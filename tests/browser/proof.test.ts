import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations, useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createFamily } from '../support/families';
import { signInAtDesk } from '../support/parent-at-desk';

const app = useApp();
const browser = useBrowser();

describe('a parent who logged in some time ago', () => {
  it('confirms the password to pair this browser', async () => {
    const family = await createFamily(app);
    const context = await browser.openContext({ width: 390, height: 844, url: app.url });
    const page = await signInAtDesk(context, family);
    await app.query(`UPDATE sessions SET proved_at = now() - interval '11 minutes' WHERE user_id = $1`, [
      family.user.id,
    ]);
    await page.goto('/parent?tab=settings#connect');
    const connect = page.getByRole('button', { name: 'Connect this device' });
    await connect.click();
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await dialog.waitFor();
    await expectNoAxeViolations(page);
    const password = dialog.getByLabel('Your password');
    await expect.poll(() => password.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => connect.evaluate((element) => element === document.activeElement)).toBe(true);

    await connect.click();
    await password.fill('not this one');
    await page.keyboard.press('Enter');
    await dialog.getByText('That’s not your current password.').waitFor();
    await password.fill(family.password);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('This browser', { exact: true }).first().waitFor();
    expect((await page.request.get('/api/device')).status()).toBe(200);
  });
});
