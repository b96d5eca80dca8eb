import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Chore } from '@shared/contracts/chores';
import type { Reward } from '@shared/contracts/rewards';
import { useBrowser } from '../support/browser';
import { useApp, type BrowserApp } from '../support/browser-app';
import { createFamily, createKid, type TestFamily } from '../support/families';
import { signInAtDesk } from '../support/parent-at-desk';

const app = useApp();
const browser = useBrowser();

let family: TestFamily<BrowserApp>;
let context: BrowserContext;
let page: Page;
let taps: number;

async function openDesk(width: number, height: number, tab: string): Promise<void> {
  context = await browser.openContext({ width, height, url: app.url });
  page = await signInAtDesk(context, family);
  await page.goto(`/parent?tab=${tab}`);
}

const dialog = () => page.getByRole('dialog');
const tap = async (role: 'button' | 'radio', name: string) => {
  taps += 1;
  await page.getByRole(role, { name, exact: true }).first().click();
};
const chores = async () => (await family.parent.get('/api/chores')).body as Chore[];

beforeEach(async () => {
  taps = 0;
  family = await createFamily(app, { timezone: 'UTC' });
});

describe.each([
  ['a desk', 1440, 900],
  ['a phone', 390, 844],
])('on %s', (_where, width, height) => {
  it('“Mila and Theo take turns with the dishes every evening” takes seven taps and a name', async () => {
    const mila = await createKid(family, { name: 'Mila' });
    const theo = await createKid(family, { name: 'Theo' });
    await createKid(family, { name: 'Ada' });
    await openDesk(width, height, 'chores');
    await tap('button', 'New chore');
    // The name field has the focus.
    await dialog().getByText('Available now for Mila, Theo, and Ada.').waitFor();
    await page.keyboard.type('Wash the dishes');
    for (const name of ['Mila', 'Theo', 'Daily']) await tap('button', name);
    await tap('radio', 'Take turns');
    await tap('button', 'Evening');
    await dialog().getByText('Mila and Theo take turns, Mila first').waitFor();
    await dialog().getByText('Every day, in the evening').waitFor();
    expect(await dialog().getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/^Today, .*Mila$/s),
      expect.stringMatching(/Theo$/),
      expect.stringMatching(/Mila$/),
    ]);
    await tap('button', 'Save chore');
    await dialog().waitFor({ state: 'detached' });
    expect(taps).toBe(7);
    expect(await chores()).toMatchObject([
      {
        name: 'Wash the dishes',
        kidIds: [mila.id, theo.id],
        schedule: { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] },
        partOfDay: 'evening',
        sharing: 'turns',
        needsApproval: true,
      },
    ]);
  });

  it('a reward once a week takes two more taps than one without a limit', async () => {
    await createKid(family, { name: 'Mila' });
    await openDesk(width, height, 'rewards');
    await tap('button', 'New reward');
    await dialog().getByText('No limit', { exact: true }).waitFor();
    await page.keyboard.type('Movie night');
    await dialog().getByText('How often', { exact: true }).click();
    taps += 1;
    await tap('button', 'Once a week');
    await dialog().getByText('Once a week per kid').waitFor();
    await tap('button', 'Save reward');
    await dialog().waitFor({ state: 'detached' });
    expect(taps).toBe(4);
    const rewards = (await family.parent.get('/api/rewards')).body as Reward[];
    expect(rewards).toMatchObject([{ name: 'Movie night', limit: { times: 1, per: 'week' } }]);
  });
});

it('can be used by keyboard, and an edit sends only the schedule', async () => {
  await createKid(family, { name: 'Mila' });
  await openDesk(1024, 768, 'chores&new=1');
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.postDataJSON());
  });
  await dialog().getByText('Available now for Mila.').waitFor();
  await page.keyboard.type('Change the sheets');
  // Everyone, Mila, Anytime, Daily, Weekdays, Weekends, Weekly, More.
  for (let times = 0; times < 8; times += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (const kind of ['Times per…', 'Every…']) {
    await page.keyboard.down('ArrowRight');
    await dialog().getByRole('radio', { name: kind, checked: true }).waitFor();
    await page.keyboard.up('ArrowRight');
  }
  await dialog()
    .getByText(/^Every 2 days, starting/)
    .waitFor();
  await page.getByLabel('Days between').fill('14');
  await page.keyboard.press('Enter');
  await dialog().waitFor({ state: 'detached' });
  const [chore] = await chores();
  expect(chore?.schedule).toMatchObject({ kind: 'every', days: 14 });

  await page.getByRole('button', { name: 'Edit Change the sheets' }).click();
  await page.getByRole('button', { name: 'Weekends' }).click();
  await page.getByRole('button', { name: 'Save chore' }).click();
  await dialog().waitFor({ state: 'detached' });
  const expected = { schedule: chore?.schedule };
  expect(sent).toEqual([{ schedule: { kind: 'days', days: [0, 6] }, expected }]);
});
