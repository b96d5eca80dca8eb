import { afterAll, expect, it } from 'vitest';
import { pairing } from '@shared/contracts/devices';
import { useBrowser } from '../support/browser';
import { useOwnApp } from '../support/browser-app';
import { startElsewhere } from '../support/elsewhere';
import { createFamily, createKid } from '../support/families';
import { calendarFile } from '../support/family-calendars';
import { signInAtDesk } from '../support/parent-at-desk';

const elsewhere = await startElsewhere();
afterAll(() => elsewhere.close());
const { port } = new URL(elsewhere.url('/'));
const app = useOwnApp({ PRIVATE_HOSTS: `127.0.0.1:${port}` });
const browser = useBrowser();

it('shows the events of a calendar while it can be read, and why it can’t', async () => {
  elsewhere.respondWith((req, res) =>
    req.url === '/family.ics' ? res.end(calendarFile()) : res.writeHead(404).end(),
  );
  const family = await createFamily(app);
  await createKid(family, { name: 'Mia' });
  await family.parent.put('/api/family/board', { night: null });
  const made = await family.parent.post('/api/family/devices/pairings', { name: 'Kitchen', board: {} });
  const { code } = pairing.parse(made.body);
  const wall = await browser.openContext({ width: 1024, height: 768, url: app.url });
  await wall.request.post('/api/devices/pair', { data: { code } });
  const board = await wall.newPage();
  await board.goto('/board');
  await board.locator('[data-lane]').waitFor();
  const event = board.getByText('Trip').first();

  const desk = await signInAtDesk(
    await browser.openContext({ width: 1440, height: 900, url: app.url }),
    family,
  );
  await desk.goto('/parent?tab=settings#boards');
  await desk.getByRole('button', { name: 'Add a calendar' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel(/^Name/).fill('School');
  await dialog.getByLabel(/^Calendar address/).fill(`http://127.0.0.1:${port}/family.ics`);
  await dialog.getByRole('button', { name: 'Add a calendar' }).click();
  await event.waitFor();
  await desk.getByText('just now').waitFor();

  const open = async (action: string) => {
    await desk.getByRole('button', { name: 'More for School' }).click();
    await desk.getByRole('menuitem', { name: action }).click();
  };
  const move = async (path: string) => {
    await open('Edit');
    await dialog.getByLabel(/^New address/).fill(`http://127.0.0.1:${port}${path}`);
    await dialog.getByRole('button', { name: 'Save' }).click();
  };
  await move('/gone.ics');
  await desk.getByText('This address doesn’t work anymore. Paste a new one.').waitFor();
  await event.waitFor({ state: 'detached' });
  await board.getByRole('button', { name: 'Board menu' }).click();
  await board.getByRole('button', { name: 'About this board' }).click();
  await board.getByRole('dialog').getByText('School').waitFor();
  await board.keyboard.press('Escape');

  await move('/family.ics');
  await event.waitFor();
  await open('Remove');
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await event.waitFor({ state: 'detached' });
  await expect.poll(() => desk.getByText('School').count()).toBe(0);
});
