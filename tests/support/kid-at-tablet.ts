import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';
import { kidLoginResponse } from '@shared/contracts/kids';
import { newsItem } from '@shared/contracts/news';
import { PICTURES } from '@shared/constants';
import type { TestKid } from './families';

export async function tapPattern(page: Page, pattern: readonly number[]): Promise<void> {
  for (const picture of pattern) {
    await page.getByRole('button', { name: new RegExp(`^${PICTURES[picture]}`, 'i') }).click();
  }
}

export async function goToPlace(page: Page, name: 'Today' | 'Shop' | 'My nest' | 'This week'): Promise<void> {
  const link = page.getByRole('navigation').getByRole('link', { name });
  await link.click();
  await expect.poll(() => link.getAttribute('aria-current')).toBe('page');
}

/** Logs in without the login screens. News counts as shown, or as unseen with `away`. */
export async function logInAtTablet(
  context: BrowserContext,
  kid: TestKid,
  { away = false }: { away?: boolean } = {},
): Promise<Page> {
  const { familyCode, id: kidId, pattern: picturePattern } = kid;
  const data = { familyCode, kidId, picturePattern };
  const response = await context.request.post('/api/kids/login', { data });
  expect(response.status()).toBe(200);
  const { sessionToken } = kidLoginResponse.parse(await response.json());
  if (!away) await markNewsShown(context, kidId);
  const page = await context.newPage();
  await page.goto('/healthz');
  // A test may have set it.
  await page.evaluate(
    (session) =>
      localStorage.setItem('starnest-kid-session', JSON.stringify({ ...session, timestamp: Date.now() })),
    { kidId, sessionToken },
  );
  const today = page.waitForResponse((answer) => answer.url().endsWith(`/api/kids/${kid.id}/today`));
  await page.goto(`/kid/${kid.id}`);
  await today;
  await page.locator('h1', { hasText: `Hi ${kid.name}!` }).waitFor();
  return page;
}

async function markNewsShown({ request }: BrowserContext, kidId: string): Promise<void> {
  const news = z.array(newsItem).parse(await (await request.get(`/api/kids/${kidId}/news`)).json());
  const last = news.at(-1);
  if (!last) return;
  const response = await request.put(`/api/kids/${kidId}/news`, { data: { upTo: last.id } });
  expect(response.status()).toBe(204);
}

/** The last egg of the day opens it. */
export async function leaveFinish(page: Page): Promise<void> {
  const finish = page.locator('[data-finish]');
  await finish.waitFor();
  await page.keyboard.press('Escape');
  await finish.waitFor({ state: 'detached' });
}
