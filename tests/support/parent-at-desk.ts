import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { BrowserApp } from './browser-app';
import type { TestFamily } from './families';

type Parent = Pick<TestFamily<BrowserApp>, 'user' | 'password'>;

export async function signInAtDesk(context: BrowserContext, { user, password }: Parent): Promise<Page> {
  const response = await context.request.post('/api/login', { data: { username: user.username, password } });
  expect(response.status()).toBe(200);
  return context.newPage();
}

export async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel(/^Username/).fill(username);
  await page.getByLabel(/^Password/).fill(password);
  await page.keyboard.press('Enter');
}
