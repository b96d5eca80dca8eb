import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createChore, createFamily, createKid, kidAgent } from '../support/families';
import { signInAtDesk } from '../support/parent-at-desk';

const app = useApp();
const browser = useBrowser();

it.each([
  ['a phone', 390, 844, 'New chore'],
  ['a small tablet', 768, 600, 'New chore'],
  ['a phone', 390, 844, 'Ideas'],
])('notifications do not cover a dialog on %s (%d × %d, %s)', async (_, width, height, opener) => {
  const family = await createFamily(app);
  const kid = await createKid(family, { name: 'Mila' });
  const { id: choreId } = await createChore(family, { name: 'Sweep' });
  const page = await signInAtDesk(await browser.openContext({ width, height, url: app.url }), family);
  await page.goto('/parent?tab=chores');
  await page.getByRole('button', { name: opener }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await (await kidAgent(app, kid)).post('/api/chore-submissions', { kidId: kid.id, choreId });
  const toast = page.locator('[data-toast]').filter({ hasText: 'Sweep' });
  await toast.waitFor();
  await toast.hover();
  await expect
    .poll(async () => {
      const over = await toast.boundingBox();
      // The part of an element that its scroll container shows.
      const { top, bottom } = await dialog.evaluate((element) => {
        const container = element.parentElement as HTMLElement;
        const shown = container.getBoundingClientRect().top + container.clientTop;
        const rect = element.getBoundingClientRect();
        return {
          top: Math.max(rect.top, shown),
          bottom: Math.min(rect.bottom, shown + container.clientHeight),
        };
      });
      if (!over) return 'missing';
      return over.y + over.height <= top || over.y >= bottom ? 'apart' : 'covered';
    })
    .toBe('apart');
});
