import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createFamily } from '../support/families';
import { signInAtDesk } from '../support/parent-at-desk';
import { picture, upload } from '../support/pictures';

const app = useApp();
const browser = useBrowser();

it('a logout removes a family’s pictures from the browser’s cache', async () => {
  const family = await createFamily(app);
  const path = await upload(family.parent, await picture('png', 500, 400));
  const context = await browser.openContext({ width: 1024, height: 768, url: app.url });
  const page = await signInAtDesk(context, family);
  await page.goto('/parent');
  const look = (cache: RequestCache) =>
    page.evaluate(async ([url, how]) => (await fetch(url, { cache: how })).status, [path, cache] as const);
  expect([await look('default'), await look('force-cache')]).toEqual([200, 200]);

  const [response] = await Promise.all([
    page.waitForResponse('**/api/logout'),
    page.getByRole('button', { name: 'Logout' }).first().click(),
  ]);
  expect(await response.headerValue('clear-site-data')).toBe('"cache"');
  await page.goto('/');
  expect([await look('default'), await look('force-cache')]).toEqual([401, 401]);
});
