import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createChore, createFamily, createKid } from '../support/families';
import { signInAtDesk } from '../support/parent-at-desk';
import { button } from '../support/screen';

const app = useApp();
const browser = useBrowser();

it('a parent creates a calendar link for a kid’s chores, and removes it', async () => {
  const family = await createFamily(app);
  const kid = await createKid(family, { name: 'Mia' });
  await createChore(family, { name: 'Dishes', schedule: { kind: 'times', times: 1, per: 'day' } });
  const desk = await signInAtDesk(
    await browser.openContext({ width: 1440, height: 900, url: app.url }),
    family,
  );
  await desk.goto('/parent?tab=settings#calendars');
  await button(desk, 'Create a calendar link for Mia').click();
  await desk.getByText('Mia’s chores have a new calendar link', { exact: true }).waitFor();
  const address = desk.getByLabel('Mia’s calendar link', { exact: true });
  const first = await address.inputValue();
  const read = async (url: string) => desk.request.get(url, { failOnStatusCode: false });
  expect(await (await read(first)).text()).toContain('SUMMARY:Dishes');

  await button(desk, 'New calendar link for Mia').click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'New link' }).click();
  await expect.poll(() => address.inputValue()).not.toBe(first);
  expect((await read(first)).status()).toBe(404);

  expect((await family.parent.del(`/api/kids/${kid.id}/calendar`)).status).toBe(204);
  await button(desk, 'Create a calendar link for Mia').waitFor();
  expect(await address.count()).toBe(0);
});
