import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useApp, type BrowserApp } from '../support/browser-app';
import {
  createChore,
  createFamily,
  createKid,
  kidAgent,
  type TestFamily,
  type TestKid,
} from '../support/families';
import { logInAtTablet } from '../support/kid-at-tablet';
import { signInAtDesk } from '../support/parent-at-desk';

const app = useApp();
const browser = useBrowser();

let family: TestFamily<BrowserApp>;
let mila: TestKid;
let phone: Page;

async function submit(kid: TestKid, name: string): Promise<void> {
  const { id: choreId } = await createChore(family, { name, starReward: 5 });
  await (await kidAgent(app, kid)).post('/api/chore-submissions', { kidId: kid.id, choreId });
}
const cardOf = (name: string) => phone.getByRole('article', { name });

beforeEach(async () => {
  family = await createFamily(app, { firstName: 'Robin', timezone: 'UTC' });
  mila = await createKid(family, { name: 'Mila' });
  await createChore(family, { name: 'Set the table', starReward: 5 });
  await submit(mila, 'Make your bed');
  phone = await signInAtDesk(await browser.openContext({ width: 390, height: 844, url: app.url }), family);
});

describe('an answer on a phone', () => {
  it('with a heart from the tray reaches the kid’s screen', async () => {
    const tablet = await logInAtTablet(
      await browser.openContext({ width: 1024, height: 768, url: app.url }),
      mila,
    );
    await tablet.getByRole('button', { name: 'Do It! Set the table' }).waitFor();
    await phone.goto('/parent?tab=approvals');
    await phone.getByRole('button', { name: 'Send Mila a heart for “Make your bed”' }).click();
    const tray = phone.getByRole('dialog', { name: 'Tap a heart to approve' });
    await tray.getByRole('textbox').fill('You even did the pillows!');
    await tray.getByRole('button', { name: 'It sparkles!' }).click();
    await cardOf('Make your bed, Mila').waitFor({ state: 'detached' });
    const moment = tablet.getByRole('dialog', { name: 'You even did the pillows!' });
    await moment.getByText('From Robin').waitFor();
    const { body } = await family.parent.get(`/api/kids/${mila.id}/praise`);
    expect(body).toMatchObject([{ picture: 'sparkle', words: 'You even did the pillows!' }]);
  });

  it('with a reason is on the kid’s chore', async () => {
    await phone.goto('/parent?tab=approvals');
    await phone.getByRole('button', { name: 'Send back: Make your bed, Mila' }).click();
    const reasons = phone.getByRole('dialog', { name: 'Send back to Mila' });
    await reasons.getByRole('button', { name: 'Almost! One more try' }).click();
    await cardOf('Make your bed, Mila').waitFor({ state: 'detached' });
    const tablet = await logInAtTablet(
      await browser.openContext({ width: 1024, height: 768, url: app.url }),
      mila,
    );
    await tablet.getByText('Almost! One more try').first().waitFor();
    expect((await family.parent.get('/api/chore-submissions/pending')).body).toEqual([]);
  });
});

it('the approvals can be narrowed to one kid', async () => {
  const leo = await createKid(family, { name: 'Leo' });
  await submit(leo, 'Feed the cat');
  await phone.goto('/parent?tab=approvals');
  await cardOf('Make your bed, Mila').waitFor();
  const kids = phone.getByRole('group', { name: 'Filter by kid' });
  await kids.getByRole('button', { name: /Leo/ }).click();
  await cardOf('Make your bed, Mila').waitFor({ state: 'detached' });
  expect(await phone.getByRole('article').count()).toBe(1);
  await phone.getByRole('button', { name: 'Approve: Feed the cat, Leo' }).click();
  await cardOf('Feed the cat, Leo').waitFor({ state: 'detached' });
  await phone.getByRole('button', { name: 'Approve: Make your bed, Mila' }).waitFor();
});
