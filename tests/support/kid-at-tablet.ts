import type { BrowserContext, Page } from 'playwright-core';
import { PICTURES } from '@shared/constants';
import type { TestKid } from './families';

/** Opens a page of the context and logs the kid in as the kid would: name, then four pictures. */
export async function logInAtTablet(context: BrowserContext, kid: TestKid): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/kid-login?familyCode=${kid.familyCode}`);
  await page.getByRole('button', { name: new RegExp(kid.name) }).click();
  for (const picture of kid.pattern) {
    await page.getByRole('button', { name: new RegExp(`^${PICTURES[picture]}`, 'i') }).click();
  }
  await page.waitForURL('**/kid/*');
  await page.getByRole('heading', { name: `Hi ${kid.name}!` }).waitFor();
  return page;
}
