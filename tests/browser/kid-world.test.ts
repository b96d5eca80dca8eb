import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Agent } from '../support/agent';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createChore, createFamily, createKid, createReward, type TestKid } from '../support/families';
import { goToPlace, leaveFinish, logInAtTablet } from '../support/kid-at-tablet';
import { expectNoSidewaysScroll } from '../support/screen';

const app = useApp();
const browser = useBrowser();

const expectSeen = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const key = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

async function family() {
  const made = await createFamily(app, { timezone: 'UTC' });
  const mia = await createKid(made, { name: 'Mia' });
  await createKid(made, { name: 'Leo', avatarColor: '#5BB8F5' });
  const chore = await createChore(made, { name: 'Wash the dishes', starReward: 12 });
  await createChore(made, { name: 'Pull weeds', isActive: false });
  await createReward(made, { name: 'Ice cream', starCost: 10 });
  await createReward(made, { name: 'Trip to the zoo', starCost: 60, isMystery: true });
  return { ...made, mia, chore };
}

/** The tablet shows 'Waiting' before the server has received the chore. */
async function review(parent: Agent, response: object): Promise<void> {
  const waiting = async () =>
    (await parent.get('/api/chore-submissions/pending')).body as readonly { id: string }[];
  await expect.poll(waiting).toHaveLength(1);
  const [submission] = await waiting();
  const { status } = await parent.put(`/api/chore-submissions/${submission?.id}/review`, response);
  expect(status).toBe(200);
}

const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };

async function look(page: Page): Promise<void> {
  for (const size of [PHONE, TABLET]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
  }
}

describe('a kid', () => {
  const open = () => browser.openContext({ ...TABLET, url: app.url });
  const enter = async (kid: TestKid): Promise<[BrowserContext, Page]> => {
    const context = await open();
    return [context, await logInAtTablet(context, kid)];
  };

  it('finds this week’s ranks and both calendars', async () => {
    const { mia, parent } = await family();
    const [, page] = await enter(mia);
    await key(page, 'Do It! Wash the dishes').click();
    await leaveFinish(page);
    await expectSeen(page, 'Waiting');
    await review(parent, { status: 'approved' });
    await key(page, 'Yippee!').click();
    await key(page, 'Ta-da!').click();
    await goToPlace(page, 'My nest');
    await expectSeen(page, 'Bright Spark');
    await look(page);
    await goToPlace(page, 'This week');
    await expectSeen(page, 'Last week');
    await look(page);
    await page.getByRole('link', { name: 'Chores calendar' }).click();
    await page.getByRole('grid').waitFor();
    await expectSeen(page, 'Wash the dishes');
    await page.getByRole('grid').getByRole('button').or(page.getByRole('gridcell')).first().waitFor();
    await look(page);
    await goToPlace(page, 'Shop');
    await page.getByRole('link', { name: 'Rewards calendar' }).click();
    await page.getByRole('grid').waitFor();
    await look(page);
    await page.goBack();
    await page.getByRole('heading', { name: 'Shop', level: 1 }).waitFor();
  });
});
