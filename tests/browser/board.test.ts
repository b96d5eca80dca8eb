import type { BrowserContext, Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { pairing } from '@shared/contracts/devices';
import { choreSubmission } from '@shared/contracts/submissions';
import type { Chore } from '@shared/contracts/chores';
import { z } from 'zod';
import { useBrowser } from '../support/browser';
import { useApp, type BrowserApp } from '../support/browser-app';
import { expectResponse } from '../support/expect-response';
import { createChore, createFamily, createKid, type TestFamily, type TestKid } from '../support/families';
import { logInAtTablet, tapPattern } from '../support/kid-at-tablet';
import { signInAtDesk } from '../support/parent-at-desk';
import { picture, upload } from '../support/pictures';
import { button } from '../support/screen';

const app = useApp();
const browser = useBrowser();

const schedule = { kind: 'days' as const, days: [0, 1, 2, 3, 4, 5, 6] };

let family: TestFamily<BrowserApp>;
let mia: TestKid;
let leo: TestKid;
let ava: TestKid;

beforeEach(async () => {
  family = await createFamily(app);
  mia = await createKid(family, { name: 'Mia' });
  leo = await createKid(family, { name: 'Leo' });
  ava = await createKid(family, { name: 'Ava' });
  // The tests also run at night.
  await family.parent.put('/api/family/board', { night: null });
});

const addChore = (name: string, kid: TestKid, more: object = {}): Promise<Chore> =>
  createChore(family, { name, schedule, kidIds: [kid.id], ...more });

async function openBoard(serviceWorkers: 'allow' | 'block' = 'block'): Promise<BrowserContext> {
  const context = await browser.openContext({ width: 1024, height: 768, url: app.url, serviceWorkers });
  const body = { name: 'Kitchen', board: {} };
  const { code } = expectResponse(
    await family.parent.post('/api/family/devices/pairings', body),
    201,
    pairing,
  );
  const response = await context.request.post('/api/devices/pair', { data: { code } });
  expect(response.status()).toBe(200);
  return context;
}

async function boardPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/board');
  await page.locator('[data-lane]').first().waitFor();
  return page;
}

const lane = (page: Page, { id }: TestKid) => page.locator(`[data-lane="${id}"]`);
const check = (page: Page, kid: TestKid, chore: string) =>
  lane(page, kid).getByRole('button', { name: `Check off ${chore}, ${kid.name}` });
const undo = (page: Page, kid: TestKid, chore: string) =>
  page.getByRole('button', { name: `Undo ${chore}, ${kid.name}` });
const bubble = (page: Page, text: string) => page.locator('[data-bubble]', { hasText: text });

const pending = async () =>
  expectResponse(await family.parent.get('/api/chore-submissions/pending'), 200, z.array(choreSubmission));

describe('a family board', () => {
  it('lets three kids check off three chores, and the parents and the kid’s tablet see each one', async () => {
    await addChore('Feed Biscuit', mia);
    await addChore('Make your bed', mia);
    await addChore('Set the table', leo);
    await addChore('Walk the dog', ava);
    const page = await boardPage(await openBoard());
    const phone = await browser.openContext({ width: 390, height: 844, url: app.url });
    const approvals = await signInAtDesk(phone, family);
    await approvals.goto('/parent?tab=approvals');
    const tablet = await logInAtTablet(
      await browser.openContext({ width: 1024, height: 768, url: app.url }),
      mia,
    );
    for (const [kid, chore] of [
      [mia, 'Feed Biscuit'],
      [leo, 'Set the table'],
      [ava, 'Walk the dog'],
    ] as const) {
      await check(page, kid, chore).click();
      await undo(page, kid, chore).or(lane(page, kid).locator('[data-party]')).first().waitFor();
      await approvals.getByText(chore).first().waitFor();
    }
    await tablet.locator('li[data-state="waiting"]', { hasText: 'Feed Biscuit' }).waitFor();
    expect((await pending()).map(({ kid, device }) => [kid.name, device?.name])).toEqual([
      ['Mia', 'Kitchen'],
      ['Leo', 'Kitchen'],
      ['Ava', 'Kitchen'],
    ]);
    await tablet.getByRole('button', { name: 'Do It! Make your bed' }).click();
    await lane(page, mia).getByRole('button', { name: 'Done: 2' }).waitFor();
  });

  it('counts a chore once that five boards and two tablets tap together', async () => {
    await addChore('Feed Biscuit', mia);
    await addChore('Make your bed', mia);
    const boards = await Promise.all(Array.from({ length: 5 }, async () => boardPage(await openBoard())));
    const tablets = await Promise.all(
      Array.from({ length: 2 }, async () =>
        logInAtTablet(await browser.openContext({ width: 1024, height: 768, url: app.url }), mia),
      ),
    );
    for (const tablet of tablets) await button(tablet, 'Do It! Feed Biscuit').waitFor();
    // Until all have tapped. The first answer would remove the others' buttons.
    let letIn = () => {};
    const held = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    let asked = 0;
    for (const page of [...boards, ...tablets]) {
      await page.route(/\/api\/(?:board\/checks|chore-submissions)$/, (route) => {
        asked += 1;
        if (asked === boards.length + tablets.length) letIn();
        return held.then(() => route.continue());
      });
    }
    await Promise.all([
      ...boards.map((board) => check(board, mia, 'Feed Biscuit').click()),
      ...tablets.map((tablet) => button(tablet, 'Do It! Feed Biscuit').click()),
    ]);
    for (const board of boards) {
      await lane(board, mia).getByRole('button', { name: 'Done: 1' }).waitFor();
      await check(board, mia, 'Make your bed').waitFor();
    }
    expect((await pending()).map(({ chore }) => chore.name)).toEqual(['Feed Biscuit']);
  });

  it('runs the mornings of three kids side by side, and goes on with a routine at a kid’s tablet', async () => {
    const morning = ['Make your bed', 'Brush your teeth'];
    const steps = morning.map((name) => ({ name }));
    const kids = [mia, leo, ava];
    const kidIds = kids.map(({ id }) => id);
    await createChore(family, { name: 'Morning routine', schedule, kidIds, steps });
    await createChore(family, { name: 'Feed Biscuit', schedule, kidIds });
    await addChore('After school', mia, {
      steps: [{ name: 'Hang up your jacket' }, { name: 'Have a snack' }],
    });
    const page = await boardPage(await openBoard());
    const isAt = (at: Locator, step: string) =>
      at.locator('[data-slides]').getByRole('heading', { name: step }).waitFor();
    const tap = (at: Locator, name: string) => at.getByRole('button', { name, exact: true }).click();
    for (const kid of kids) await tap(lane(page, kid), `Start Morning routine, ${kid.name}`);
    for (const kid of kids) {
      await isAt(lane(page, kid), 'Make your bed');
      await tap(lane(page, kid), 'Next');
    }
    for (const kid of kids) {
      await isAt(lane(page, kid), 'Brush your teeth');
      await tap(lane(page, kid), 'Done');
      await lane(page, kid).getByText(`You’re ready, ${kid.name}!`).waitFor();
    }
    await expect.poll(async () => (await pending()).length).toBe(3);

    await tap(lane(page, mia), 'Yay!');
    await tap(lane(page, mia), 'Start After school, Mia');
    await isAt(lane(page, mia), 'Hang up your jacket');
    const tablet = await logInAtTablet(
      await browser.openContext({ width: 1024, height: 768, url: app.url }),
      mia,
    );
    await button(tablet, 'Keep going: After school').click();
    await button(tablet, 'Next').click();
    await isAt(lane(page, mia), 'Have a snack');
    await button(tablet, 'Done').click();
    for (const text of [tablet.getByRole('dialog'), lane(page, mia)])
      await text.getByText('You’re ready, Mia!').waitFor();
    expect((await pending()).map(({ kid, chore, device }) => [kid.name, chore.name, device?.name])).toEqual([
      ['Mia', 'Morning routine', 'Kitchen'],
      ['Leo', 'Morning routine', 'Kitchen'],
      ['Ava', 'Morning routine', 'Kitchen'],
      ['Mia', 'After school', undefined],
    ]);
  });

  it('takes back a check with Undo', async () => {
    await addChore('Feed Biscuit', mia);
    await addChore('Make your bed', mia);
    const page = await boardPage(await openBoard());
    await check(page, mia, 'Feed Biscuit').click();
    await expect.poll(async () => (await pending()).length).toBe(1);
    // The lane ignores taps right after a check.
    const isOpen = async () => {
      const again = undo(page, mia, 'Feed Biscuit');
      if (await again.isVisible()) await again.click({ timeout: 5000 }).catch(() => undefined);
      return check(page, mia, 'Feed Biscuit').isVisible();
    };
    await expect.poll(isOpen).toBe(true);
    await expect.poll(async () => (await pending()).length).toBe(0);
  });

  it('checks off and takes back with keys, and keeps the focus in the row', async () => {
    await addChore('Feed Biscuit', mia);
    await addChore('Make your bed', mia);
    const page = await boardPage(await openBoard());
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await page.keyboard.press('1');
    await expect.poll(focused).toBe('Check off Feed Biscuit, Mia');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await pending()).length).toBe(1);
    // The lane ignores keys right after a check.
    const isOpen = async () => {
      await page.keyboard.press('u');
      return check(page, mia, 'Feed Biscuit').isVisible();
    };
    await expect.poll(isOpen).toBe(true);
    await expect.poll(focused).toBe('Check off Feed Biscuit, Mia');
    await expect.poll(async () => (await pending()).length).toBe(0);
  });

  it('requests a kid’s pictures, again after wrong ones', async () => {
    await addChore('Feed Biscuit', mia);
    await addChore('Make your bed', mia);
    await family.parent.put('/api/family/board', { pictureKidIds: [mia.id] });
    const page = await boardPage(await openBoard());
    browser.allowFaults(/401/);
    await check(page, mia, 'Feed Biscuit').click();
    await tapPattern(page, mia.pattern.toReversed());
    await page.getByText('Not quite. Try your pictures again.').waitFor();
    await page.getByText('0/4').waitFor();
    await tapPattern(page, mia.pattern);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await undo(page, mia, 'Feed Biscuit').waitFor();
    expect((await pending()).map(({ chore }) => chore.name)).toEqual(['Feed Biscuit']);
  });

  it('keeps checks offline through a reload, sends them in order, and explains a refused one', async () => {
    browser.allowFaults(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|409/);
    await addChore('Feed Biscuit', mia);
    await addChore('Make your bed', mia);
    await addChore('Water the plants', mia, { imageUrl: await upload(family.parent, await picture()) });
    const gone = await addChore('Set the table', leo);
    await addChore('Wash the car', leo);
    const context = await openBoard('allow');
    const page = await boardPage(context);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 0 });

    const photos = () => page.evaluate(async () => (await (await caches.open('board-images')).keys()).length);
    await expect.poll(photos).toBe(1);

    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    await context.setOffline(true);
    await check(page, mia, 'Make your bed').click();
    await check(page, leo, 'Set the table').click();
    await lane(page, mia).getByText('Sends later').waitFor();
    await lane(page, leo).getByText('Sends later').waitFor();
    await page.reload();
    await lane(page, mia).getByRole('button', { name: 'Done: 1' }).waitFor();
    const photo = lane(page, mia).locator('img[src^="/api/board/images/"]');
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await check(page, mia, 'Feed Biscuit').click();
    await family.parent.del(`/api/chores/${gone.id}`);

    await context.setOffline(false);
    await bubble(page, 'That chore isn’t there anymore.').waitFor();
    await expect
      .poll(async () => (await pending()).map(({ chore }) => chore.name))
      .toEqual(['Make your bed', 'Feed Biscuit']);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('starnest:board:checks'))).toBeNull();
  });
});
