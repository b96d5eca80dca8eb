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
const pictures = ['Cat', 'Dog', 'Car', 'Heart'];

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

/** Reviews the pending chore. The tablet shows 'Waiting' before the server has received it. */
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

/** Scans the screen on these devices and checks that it doesn't scroll sideways. */
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

  it('finds the family, a name and four pictures, and every key leads back as it should', async () => {
    const { mia } = await family();
    const page = await (await open()).newPage();
    await page.goto('/kids');
    expect(await key(page, 'Find My Family!').isDisabled()).toBe(true);
    // The prerendered page has the same buttons. The heading is focused once the page is running.
    await page.locator('h1:focus').waitFor();
    await page.keyboard.type(mia.familyCode);
    await key(page, 'Find My Family!').click();
    await key(page, /Mia/).click();
    await expectSeen(page, '0/4');
    await key(page, 'Cat').click();
    await key(page, 'Dog').click();
    await key(page, /^Dog/).click();
    await expectSeen(page, '1/4');
    await look(page);
    await key(page, 'Clear').click();
    await expectSeen(page, '0/4');
    await key(page, 'Cat').click();
    await key(page, 'Back').click();
    await key(page, /Mia/).click();
    await expectSeen(page, '0/4');
    await key(page, 'Back').click();
    await key(page, 'Back to Family Code').click();
    expect(await key(page, 'Find My Family!').isDisabled()).toBe(true);
    await page.goto(`/kid-login?familyCode=${mia.familyCode}`);
    await key(page, /Mia/).click();
    for (const picture of pictures) await key(page, picture).click();
    await page.waitForURL(`**/kid/${mia.id}`);
    await expectSeen(page, 'Hi Mia!');
  });

  it('is locked out after many wrong tries', async () => {
    const { mia } = await family();
    for (let tries = 0; tries < 5; tries += 1) {
      await app.agent().post(`/api/kids/${mia.id}/login`, { pattern: [9, 8, 7, 6] });
    }
    const page = await (await open()).newPage();
    await page.goto(`/kid/${mia.id}`);
    for (const picture of pictures) await key(page, picture).click();
    await expectSeen(page, 'Shh, Pip is napping');
    await look(page);
  });

  it('is greeted on their own page, and sent home from an unknown kid’s', async () => {
    const { mia } = await family();
    const page = await (await open()).newPage();
    await page.goto(`/kid/${mia.id}`);
    await expectSeen(page, 'Hi Mia!');
    await key(page, 'Cat').click();
    await key(page, 'Start Over').click();
    await expectSeen(page, '0/4');
    await look(page);
    const said = expectSeen(page, "This kid account doesn't exist.");
    await page.goto(`/kid/${crypto.randomUUID()}`);
    await said;
    await page.waitForURL(app.url + '/');
  });

  it('sees new, paused and too expensive rewards, and the reason for a declined one', async () => {
    const { mia, parent } = await family();
    const [, page] = await enter(mia);
    await key(page, 'Later').click();
    await expectSeen(page, 'On a break');
    await goToPlace(page, 'Shop');
    await expectSeen(page, 'Mystery Reward!');
    await expectSeen(page, 'Need 60 stars');
    await look(page);
    await goToPlace(page, 'Today');
    await key(page, 'Do It! Wash the dishes').click();
    await expectSeen(page, 'Waiting');
    await review(parent, { status: 'rejected', parentNotes: 'The pans too, please' });
    await expectSeen(page, 'The pans too, please');
    await look(page);
  });

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

  it('cannot be played by a parent who only looks', async () => {
    const { mia, user, password } = await family();
    const page = await (await open()).newPage();
    await page.goto(`/parent-auth?returnTo=${encodeURIComponent(`/parent/kid/${mia.id}`)}`);
    await page.getByLabel(/Username/).fill(user.username);
    await page.getByLabel(/^Password/).fill(password);
    await page.keyboard.press('Enter');
    await expectSeen(page, 'You’re watching Mia');
    expect(await key(page, 'Do It! Wash the dishes').isDisabled()).toBe(true);
    await look(page);
    await page
      .getByRole('link', { name: 'Back to Parent Dashboard' })
      .or(page.getByRole('button', { name: 'Back to Parent Dashboard' }))
      .click();
    await page.waitForURL('**/parent');
  });
});
