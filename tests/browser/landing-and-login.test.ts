import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createFamily, createKid } from '../support/families';

const app = useApp();
const browser = useBrowser();

const desk = { width: 1440, height: 900 };
const tablet = { width: 1024, height: 768 };
const phone = { width: 390, height: 844 };

async function open(path: string, size = desk): Promise<Page> {
  const context = await browser.openContext({ ...size, url: app.url });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const expectSeen = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const typeCode = async (page: Page, code: string) => {
  for (const digit of code) await page.getByRole('button', { name: digit, exact: true }).click();
};

describe('the landing page', () => {
  it('offers the sign-up and the kids’ code on the first view of a phone', async () => {
    const page = await open('/', phone);
    const ends = await Promise.all(
      [
        page.getByRole('link', { name: 'Start Your Family' }),
        page.getByRole('button', { name: 'Kids: enter your code' }),
      ].map(async (button) => {
        const box = await button.first().boundingBox();
        return box ? box.y + box.height : Infinity;
      }),
    );
    expect(Math.max(...ends)).toBeLessThan(phone.height);
    await page.getByRole('button', { name: 'Kids: enter your code' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Enter Portal' }).waitFor();
  });

  it('shows the names after the right code, and a kind message after a wrong one', async () => {
    const family = await createFamily(app);
    await createKid(family, { name: 'Mia' });
    const page = await open('/', tablet);
    await page.getByRole('button', { name: 'Enter Portal' }).click();
    const dialog = page.getByRole('dialog');
    const enter = dialog.getByRole('button', { name: 'Enter Portal' });
    expect(await enter.isDisabled()).toBe(true);
    const wrong = family.user.familyCode === '00000' ? '00001' : '00000';
    await typeCode(page, wrong);
    await enter.click();
    await expectSeen(page, 'Invalid Code: Please enter a valid 5-digit family code');
    await dialog.getByRole('button', { name: 'Clear' }).click();
    await typeCode(page, family.user.familyCode);
    await enter.click();
    await page.waitForURL(`**/kid-login?familyCode=${family.user.familyCode}`);
    await page.getByRole('button', { name: /Mia/ }).waitFor();
  });
});

describe('an unknown page', () => {
  it('shows a message and has status 404', async () => {
    const context = await browser.openContext({ ...desk, url: app.url });
    const page = await context.newPage();
    const response = await page.goto('/no/such/branch');
    expect(response?.status()).toBe(404);
    await expectSeen(page, '404 Page Not Found');
    await page.getByRole('link', { name: /Home/ }).click();
    await page.getByRole('heading', { name: /Make Chores Fun/ }).waitFor();
  });
});
