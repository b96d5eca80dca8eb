import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { chore, type ChoreBody } from '@shared/contracts/chores';
import { useBrowser } from '../support/browser';
import { useApp, type BrowserApp } from '../support/browser-app';
import { expectResponse } from '../support/expect-response';
import { createChore, createFamily, createKid, type TestFamily, type TestKid } from '../support/families';
import { signInAtDesk } from '../support/parent-at-desk';
import { today, weekday } from '../support/scheduled-family';
import { focused, planTile } from '../support/screen';
import { formatWeekday } from '../../client/src/lib/i18n/format';

const app = useApp();
const browser = useBrowser();
const DESK = { width: 1440, height: 900 };
const MOST_DAYS = [0, 1, 2, 3, 4, 5, 6].filter((one) => one !== weekday(5));

let family: TestFamily<BrowserApp>;
let mia: TestKid;
let ben: TestKid;
let page: Page;

const day = (ahead: number) => formatWeekday(weekday(ahead));
const tile = (name: string, ahead: number, who: string, state: string) =>
  planTile(page, name, ahead, who, state);
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const make = (name: string, body: Partial<ChoreBody> = {}) =>
  createChore(family, { name, schedule: { kind: 'days', days: MOST_DAYS }, ...body });
const chores = async () => expectResponse(await family.parent.get('/api/chores'), 200, z.array(chore));
const choreNamed = async (name: string) => (await chores()).filter((one) => one.name === name);

/** The week starts today, so that the board shows future days. */
beforeEach(async () => {
  family = await createFamily(app, { timezone: 'UTC' });
  mia = await createKid(family, { name: 'Mia' });
  ben = await createKid(family, { name: 'Ben' });
  await family.parent.put('/api/family', { weekStart: weekday(), openSteps: [] });
});

async function open(path: string) {
  const context = await browser.openContext({ ...DESK, url: app.url });
  page = await signInAtDesk(context, family);
  await page.goto(path);
}
const openPlan = () => open('/parent?tab=plan');

async function drag(source: Locator, target: Locator) {
  await source.hover();
  await page.mouse.down();
  const box = (await target.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
}
const cell = (kid: TestKid, ahead: number) => page.locator(`[data-kid="${kid.id}"]`).nth(ahead);
const makeWeekly = () => make('Vacuum', { schedule: { kind: 'days', days: [weekday(1)] }, kidIds: [mia.id] });

describe('a move', () => {
  it('by mouse changes one occurrence, and the undo bar reverts it', async () => {
    await makeWeekly();
    await openPlan();
    await drag(tile('Vacuum', 1, 'Mia', 'Planned'), cell(mia, 2));
    const question = page.getByRole('dialog', { name: `Move to ${day(2)}?` });
    await question.getByRole('button', { name: `Only this ${day(2)}` }).click();
    await tile('Vacuum', 2, 'Mia', 'Planned').waitFor();
    expect(await tile('Vacuum', 1, 'Mia', 'Planned').count()).toBe(0);
    expect(await choreNamed('Vacuum')).toMatchObject([{ schedule: { kind: 'days', days: [weekday(1)] } }]);
    // Leads to the first.
    await drag(tile('Vacuum', 2, 'Mia', 'Planned'), cell(mia, 3));
    await page.getByRole('button', { name: `Only this ${day(3)}` }).click();
    await tile('Vacuum', 3, 'Mia', 'Planned').waitFor();
    await press(`Undo (Moved to ${day(3)})`);
    await tile('Vacuum', 2, 'Mia', 'Planned').click();
    await press(`Move back to ${day(1)}`);
    await tile('Vacuum', 1, 'Mia', 'Planned').waitFor();
  });

  it('from now on changes the schedule, and can be undone, too', async () => {
    await makeWeekly();
    await openPlan();
    await drag(tile('Vacuum', 1, 'Mia', 'Planned'), cell(mia, 2));
    await page.getByRole('button', { name: `Every ${day(2)} from now on` }).click();
    await tile('Vacuum', 2, 'Mia', 'Planned').waitFor();
    expect(await choreNamed('Vacuum')).toMatchObject([{ schedule: { days: [weekday(2)] } }]);
    await press(`Undo (Every ${day(2)} from now on)`);
    await tile('Vacuum', 1, 'Mia', 'Planned').waitFor();
    expect(await choreNamed('Vacuum')).toMatchObject([{ schedule: { days: [weekday(1)] } }]);
  });

  it('to another kid can apply once, or from now on', async () => {
    await makeWeekly();
    await openPlan();
    await drag(tile('Vacuum', 1, 'Mia', 'Planned'), cell(ben, 1));
    await page.getByRole('button', { name: /^Only this time/ }).click();
    await tile('Vacuum', 1, 'Ben', 'Planned').waitFor();
    expect(await choreNamed('Vacuum')).toMatchObject([{ kidIds: [mia.id] }]);
    await press('Undo (Given to Ben)');
    await tile('Vacuum', 1, 'Mia', 'Planned').click();
    await press('Give to…');
    await page.getByRole('radio', { name: 'From now on' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ben', exact: true }).click();
    await tile('Vacuum', 1, 'Ben', 'Planned').waitFor();
    expect(await choreNamed('Vacuum')).toMatchObject([{ kidIds: [ben.id] }]);
  });

  it('gives a day to a chore without one', async () => {
    await createChore(family, { name: 'Wash the car' });
    await openPlan();
    await drag(page.getByRole('button', { name: /^Wash the car/ }), cell(ben, 2));
    await page.getByRole('button', { name: `Every ${day(2)} from now on` }).click();
    await tile('Wash the car', 2, 'Ben', 'Planned').waitFor();
    expect(await choreNamed('Wash the car')).toMatchObject([
      { schedule: { kind: 'days', days: [weekday(2)] }, kidIds: [ben.id], sharing: 'each' },
    ]);
  });

  it('that is not possible shows the reason and changes nothing', async () => {
    await make('Feed the cat', { kidIds: [mia.id] });
    await family.parent.put(`/api/kids/${ben.id}/pause`, { from: today(), until: null });
    await openPlan();
    const said = page.locator('[data-said]');
    await drag(tile('Feed the cat', 0, 'Mia', 'Planned'), cell(mia, 1));
    await page
      .getByRole('gridcell')
      .getByText(`It’s due on ${day(1)} anyway`)
      .waitFor();
    await said.getByText(`Not moved. It’s due on ${day(1)} anyway.`).waitFor();
    await tile('Feed the cat', 0, 'Mia', 'Planned').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await said.getByText(`${day(0)}, Ben`).waitFor();
    await page.keyboard.press('Space');
    await said.getByText(`Not moved. Ben is paused on ${day(0)}.`).waitFor();
    await tile('Feed the cat', 0, 'Mia', 'Planned').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('by keyboard announces each step, and can be canceled', async () => {
    await makeWeekly();
    await openPlan();
    const said = page.locator('[data-said]');
    await tile('Vacuum', 1, 'Mia', 'Planned').focus();
    await page.keyboard.press('Space');
    await said.getByText('Picked up: Vacuum.').waitFor();
    await page.keyboard.press('ArrowRight');
    await said.getByText(`${day(2)}, Mia`, { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await said.getByText('Put back', { exact: true }).waitFor();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Enter');
    await said.getByText(`Moved to ${day(2)}. Undo available.`).waitFor();
    await tile('Vacuum', 2, 'Mia', 'Planned').waitFor();
    // The focus follows the chore.
    await expect.poll(() => focused(page)).toMatch(new RegExp(`^Vacuum, Mia, ${day(2)}`));
  });
});

describe('the menu', () => {
  it('skips one occurrence, and restores it', async () => {
    await makeWeekly();
    await openPlan();
    await tile('Vacuum', 1, 'Mia', 'Planned').click();
    await press('Skip this time');
    await tile('Vacuum', 1, 'Mia', 'Skipped').click();
    await press('Don’t skip it');
    await tile('Vacuum', 1, 'Mia', 'Planned').waitFor();
    expect(await tile('Vacuum', 1, 'Mia', 'Skipped').count()).toBe(0);
  });

  it('removes a kid after a confirmation, and the undo restores them', async () => {
    await make('Feed the cat');
    await openPlan();
    await tile('Feed the cat', 1, 'Mia', 'Planned').click();
    await press('Remove Mia from this chore');
    const question = page.getByRole('alertdialog');
    await question.getByText('Mia won’t have this chore anymore, in any week.').waitFor();
    await question.getByRole('button', { name: 'Remove Mia' }).click();
    await tile('Feed the cat', 1, 'Mia', 'Planned').waitFor({ state: 'detached' });
    await press('Undo (Removed Mia)');
    await tile('Feed the cat', 1, 'Mia', 'Planned').waitFor();
    expect(await choreNamed('Feed the cat')).toMatchObject([{ kidIds: [] }]);
  });

  it('opens with a key of the grid, which has a single tab stop', async () => {
    await make('Feed the cat');
    await openPlan();
    await tile('Feed the cat', 0, 'Mia', 'Planned').focus();
    expect(await page.locator('[role="grid"] [tabindex="0"]').count()).toBe(1);
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toMatch(new RegExp(`^Feed the cat, Mia, ${day(1)}`));
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toMatch(new RegExp(`^Feed the cat, Ben, ${day(1)}`));
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('d');
    await tile('Feed the cat', 0, 'Ben', 'Done').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toMatch(new RegExp(`^Feed the cat, Ben, ${day(0)}`));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('x');
    await tile('Feed the cat', 1, 'Ben', 'Skipped').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('g');
    await page.getByRole('dialog').getByText('Give to').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('e');
    await page.waitForURL(/tab=chores&edit=/);
  });
});
