import { expect, it } from 'vitest';
import { z } from 'zod';
import { chore } from '@shared/contracts/chores';
import { kidChore } from '@shared/contracts/plan';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { expectResponse } from '../support/expect-response';
import { createFamily, createKid, kidAgent } from '../support/families';
import { signInAtDesk } from '../support/parent-at-desk';
import { button } from '../support/screen';

const app = useApp();
const browser = useBrowser();

const LIST = `1. Eat breakfast (10)
2. Get dressed 5 min

3. Count to ten`;

it('a parent makes a routine from a list, sees it run, and sends a step back', async () => {
  const family = await createFamily(app, { timezone: 'UTC' });
  const mia = await createKid(family, { name: 'Mia' });
  const context = await browser.openContext({ width: 1440, height: 900, url: app.url });
  const page = await signInAtDesk(context, family);

  await page.goto('/parent?tab=chores&new=1');
  await page.getByLabel(/^Chore name/).fill('Morning routine');
  await page.getByRole('button', { name: /^Add steps/ }).click();
  await button(page, 'Paste a list').click();
  await page.getByLabel('One line is one step.').fill(LIST);
  await button(page, 'Add 3 steps').click();

  // The first step goes to the second place.
  const rows = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(3);
  const [from, to] = [await rows.nth(0).boundingBox(), await rows.nth(1).boundingBox()];
  await page.getByRole('button', { name: /^Move Eat breakfast/ }).hover();
  await page.mouse.down();
  await page.mouse.move(from!.x + 12, to!.y + to!.height * 0.8, { steps: 8 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Move Eat breakfast, step 2 of 3' }).waitFor();
  await page.getByLabel('Ready by').fill('07:40');
  await page.getByRole('button', { name: /^Save chore/ }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  const [made] = expectResponse(await family.parent.get('/api/chores'), 200, z.array(chore));
  expect(made).toMatchObject({
    readyBy: '07:40',
    steps: [
      { name: 'Get dressed', iconName: 'get-dressed', minutes: 5 },
      { name: 'Eat breakfast', iconName: 'breakfast', minutes: 10 },
      { name: 'Count to ten', iconName: null, minutes: null },
    ],
  });

  const steps = made?.steps ?? [];
  const tablet = await kidAgent(app, mia);
  const path = `/api/kids/${mia.id}/routines/${made?.id}`;
  const mark = async (index: number) => {
    const done = { dueOn: null, state: 'done' };
    expect((await tablet.put(`${path}/steps/${steps[index]?.id}`, done)).status).toBe(200);
  };
  await mark(0);
  await page.getByRole('link', { name: 'Kids', exact: true }).click();
  await page.getByText('Morning routine, step 2 of 3').waitFor();
  await mark(1);
  await page.getByText('Morning routine, step 3 of 3').waitFor();
  await mark(2);
  await page.goto('/parent?tab=approvals');
  await button(page, 'Send back: Morning routine, Mia').click();
  await page.getByRole('button', { name: /^Eat breakfast/ }).click();
  await button(page, 'Send back without a note').click();
  await button(page, 'Send back: Morning routine, Mia').waitFor({ state: 'detached' });
  const list = await tablet.get(`/api/kids/${mia.id}/chores`);
  const [again] = expectResponse(list, 200, z.array(kidChore));
  expect(again?.run?.steps.map(({ state }) => state)).toEqual(['done', 'open', 'done']);
});
