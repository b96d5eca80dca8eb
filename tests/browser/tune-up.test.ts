import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { chore as choreRecord } from '@shared/contracts/chores';
import { reward as rewardRecord } from '@shared/contracts/rewards';
import { tuneUp } from '@shared/contracts/tune-up';
import { z } from 'zod';
import { Agent } from '../support/agent';
import { useBrowser } from '../support/browser';
import { useClockApp } from '../support/clock-app';
import { expectResponse } from '../support/expect-response';
import { createChore, createFamily, createKid, createReward, kidAgent } from '../support/families';
import { signInAtDesk } from '../support/parent-at-desk';
import { button, focused } from '../support/screen';

const JUNE = '2030-06-03T09:00:00.000Z';
const app = useClockApp('2030-04-20T09:00:00Z');
const browser = useBrowser();

async function scene() {
  await app.setClock('2030-04-20T09:00:00Z');
  const family = await createFamily(app, { timezone: 'UTC', familyName: 'The Months' });
  const mia = await createKid(family, { name: 'Mia' });
  await family.parent.put('/api/family', { openSteps: [] });
  const done = [];
  for (const name of ['Feed the cat', 'Set the table', 'Make your bed'])
    done.push(await createChore(family, { name, starReward: 5 }));
  const sweep = await createChore(family, { name: 'Sweep the porch', schedule: { kind: 'days', days: [6] } });
  const sea = await createReward(family, { name: 'A weekend at the sea', starCost: 900 });
  const signIn = async () => {
    const parent = new Agent(app.url);
    await parent.post('/api/login', { username: family.user.username, password: family.password });
    return parent;
  };
  for (const day of ['03', '10', '17', '24']) {
    await app.setClock(`2030-05-${day}T16:00:00Z`);
    const tablet = await kidAgent(app, mia);
    const ids = [];
    for (const { id: choreId } of done) {
      const { body } = await tablet.post('/api/chore-submissions', { kidId: mia.id, choreId });
      ids.push((body as { id: string }).id);
    }
    await app.setClock(`2030-05-${Number(day) + 1}T18:00:00Z`.replace('-4T', '-04T'));
    const parent = await signIn();
    for (const id of ids)
      expect((await parent.put(`/api/chore-submissions/${id}/review`, { status: 'approved' })).status).toBe(
        200,
      );
  }
  await app.setClock(JUNE);
  const context = await browser.openContext({ width: 1440, height: 900, url: app.url });
  await context.clock.setFixedTime(JUNE);
  const page = await signInAtDesk(context, family);
  const parent = await signIn();
  const find = async () => expectResponse(await parent.get('/api/family/tune-up'), 200, tuneUp);
  return { page, parent, mia, sweep, sea, done, find };
}

const undo = (page: Page, name: string) => button(page, `Undo (Changed: ${name})`);

it('a parent goes through the monthly check-in and uses each of its four actions', async () => {
  const { page, parent, mia, sweep, sea, done, find } = await scene();
  const chores = async () => expectResponse(await parent.get('/api/chores'), 200, z.array(choreRecord));
  const rewards = async () => expectResponse(await parent.get('/api/rewards'), 200, z.array(rewardRecord));
  const isActive = async () => (await chores()).find(({ id }) => id === sweep.id)?.isActive;
  const cost = async () => (await rewards()).find(({ id }) => id === sea.id)?.starCost;

  await page.goto('/parent');
  await page.getByRole('heading', { name: 'Your May check-in' }).waitFor();
  await button(page, 'Take a look').click();
  await page.getByText('It was due on 4 days. No one got to it.').waitFor();

  await button(page, 'Pause it: Sweep the porch').click();
  await page.getByText('Every chore got done.').waitFor();
  expect(await isActive()).toBe(false);
  expect(await focused(page)).toBe('Chores no one got to');
  await undo(page, 'Sweep the porch').click();
  await button(page, 'Pause it: Sweep the porch').waitFor();
  expect(await isActive()).toBe(true);
  await parent.put(`/api/chores/${sweep.id}`, { isActive: false });
  await page.getByText('Every chore got done.').waitFor();

  const { suggestedCost = 0 } = (await find()).rewards[0] ?? {};
  expect(suggestedCost).toBeGreaterThan(60);
  await button(page, `Make it ${suggestedCost} stars: A weekend at the sea`).click();
  await page.getByText('Every reward is less than three months away.').waitFor();
  expect(await cost()).toBe(suggestedCost);
  await undo(page, 'A weekend at the sea').click();
  await button(page, `Make it ${suggestedCost} stars: A weekend at the sea`).waitFor();
  expect(await cost()).toBe(900);

  await page.getByText('Usually 26 hours, up to 26 hours.').waitFor();
  await button(page, /^Auto-approve: /).click();
  await page.getByRole('main').getByRole('link', { name: 'Open approvals' }).waitFor();
  const trusted = (await chores()).filter(({ needsApproval }) => !needsApproval);
  expect(trusted.map(({ id }) => id).toSorted()).toEqual(done.map(({ id }) => id).toSorted());
  await button(page, /^Undo \(Changed: /).click();
  await button(page, /^Auto-approve: /).waitFor();
  await expect.poll(async () => (await chores()).every(({ needsApproval }) => needsApproval)).toBe(true);

  const near = (await find()).stars[0]?.suggestedCost ?? 0;
  await page.getByRole('link', { name: `Add a reward for Mia, ${near} stars` }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: /^Reward name/ }).fill('Choose the film');
  expect(await form.getByLabel('Cost in stars').inputValue()).toBe(String(near));
  await form.getByRole('button', { name: 'Save reward' }).click();
  await form.waitFor({ state: 'detached' });
  expect((await rewards()).map(({ name, starCost }) => [name, starCost])).toContainEqual([
    'Choose the film',
    near,
  ]);
  await page.goto('/parent');
  await button(page, 'Take a look').click();
  await page.getByRole('link', { name: 'See Mia’s star history' }).click();
  await page.waitForURL(`**/parent/kids/${mia.id}`);

  await page.goto('/parent');
  await button(page, 'Take a look').click();
  // A tap is ignored while the lists above the button open.
  const card = page.getByRole('heading', { name: 'Your May check-in' });
  await expect
    .poll(async () => {
      await button(page, 'Done for this month')
        .click({ timeout: 2000 })
        .catch(() => undefined);
      return card.count();
    })
    .toBe(0);
  expect((await find()).state).toBe('done');
  await undo(page, 'Your May check-in').click();
  await button(page, 'Take a look').waitFor();
  await parent.put('/api/family/tune-up', { from: '2030-05-01', done: true });
  await page.getByRole('heading', { name: 'Your May check-in' }).waitFor({ state: 'detached' });
});
