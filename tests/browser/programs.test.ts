import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createFamily } from '../support/families';
import { signInAtDesk } from '../support/parent-at-desk';
import { Program } from '../support/program';
import { button } from '../support/screen';

const app = useApp();
const browser = useBrowser();

it('a parent creates a token and a webhook, and removes both', async () => {
  const family = await createFamily(app);
  const desk = await signInAtDesk(
    await browser.openContext({ width: 1440, height: 900, url: app.url }),
    family,
  );
  await desk.goto('/parent?tab=settings#apps');
  await button(desk, 'New access token').click();
  const form = desk.getByRole('dialog');
  await form.locator(':focus').waitFor();
  await form.getByLabel(/^Name/).fill('Kitchen panel');
  await form.getByRole('radio', { name: 'Read', exact: true }).click();
  await form.getByLabel(/^Your password/).fill(family.password);
  await form.getByRole('button', { name: /^Create token/ }).click();
  const shown = desk.getByLabel('Access token Kitchen panel');
  await shown.waitFor();
  const program = new Program(app.url, await shown.inputValue());
  expect((await program.get('/api/chores')).status).toBe(200);
  expect((await program.post('/api/chores', { name: 'Rake' })).status).toBe(403);
  await desk.getByRole('button', { name: 'Done' }).click();
  await shown.waitFor({ state: 'detached' });

  await button(desk, 'Revoke Kitchen panel').click();
  await desk
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Revoke/ })
    .click();
  await desk.getByText('No access tokens yet.').waitFor();
  expect((await program.get('/api/chores')).status).toBe(401);

  await button(desk, 'New webhook').click();
  await form.locator(':focus').waitFor();
  await form.getByLabel(/^Address/).fill('https://hooks.example.net/starnest');
  await form.getByRole('button', { name: 'Stars given or taken' }).click();
  await form.getByRole('button', { name: /^Create webhook/ }).click();
  await desk.getByLabel('Webhook secret').waitFor();
  await desk.getByText('Nothing sent yet').waitFor();

  await button(desk, 'Remove https://hooks.example.net/starnest').click();
  await desk
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await desk.getByText('No webhooks yet.').waitFor();
  expect(await desk.getByLabel('Webhook secret').count()).toBe(0);
});
