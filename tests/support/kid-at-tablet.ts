import type { BrowserContext, Page } from 'playwright-core';
import { PICTURES } from '@shared/constants';
import type { TestKid } from './families';

/** Taps the pictures, in their order. */
export async function tapPattern(page: Page, pattern: readonly number[]): Promise<void> {
  for (const picture of pattern) {
    await page.getByRole('button', { name: new RegExp(`^${PICTURES[picture]}`, 'i') }).click();
  }
}

/** Opens a page of the context and logs the kid in as the kid would: name, then four pictures. */
export async function logInAtTablet(context: BrowserContext, kid: TestKid): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/kid-login?familyCode=${kid.familyCode}`);
  await page.getByRole('button', { name: new RegExp(kid.name) }).click();
  await tapPattern(page, kid.pattern);
  await page.waitForURL('**/kid/*');
  await page.getByRole('heading', { name: `Hi ${kid.name}!` }).waitFor();
  return page;
}
