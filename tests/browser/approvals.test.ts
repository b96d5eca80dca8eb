import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { expectNoAxeViolations, useBrowser } from '../support/browser';
import { useApp, type BrowserApp } from '../support/browser-app';
import { createChore, createFamily, createKid, kidAgent, type TestFamily } from '../support/families';
import { logInAtTablet } from '../support/kid-at-tablet';
import { signInAtDesk } from '../support/parent-at-desk';
import { focused } from '../support/screen';

/** A parent approves by touch, by keyboard, and after another parent was faster. */
const app = useApp();
const browser = useBrowser();

const CHORES = ['Make your bed', 'Feed the cat', 'Water the plants', 'Set the table'];
const LONG = 'Bartholomew'.repeat(5);

let family: TestFamily<BrowserApp>;
let page: Page;

const waiting = async () =>
  (await family.parent.get('/api/chore-submissions/pending')).body as ChoreSubmission[];

async function openApprovals({
  width = 1024,
  height = 768,
  names = CHORES,
  kidName = 'Mila',
  path = '/parent?tab=approvals',
}: { width?: number; height?: number; names?: readonly string[]; kidName?: string; path?: string } = {}) {
  family = await createFamily(app);
  const kid = await createKid(family, { name: kidName });
  const tablet = await kidAgent(app, kid);
  for (const name of names) {
    const { id: choreId } = await createChore(family, { name });
    await tablet.post('/api/chore-submissions', { kidId: kid.id, choreId });
  }
  // Leaving rows stay for a moment.
  const context = await browser.openContext({
    width,
    height,
    url: app.url,
    reducedMotion: 'no-preference',
  });
  page = await signInAtDesk(context, family);
  await page.goto(path);
  if (names[0] !== undefined) await page.getByRole('article').first().waitFor();
  return { kid, tablet };
}

const approveKey = (name: string) =>
  page.getByRole('article').getByRole('button', { name: `Approve: ${name}, Mila`, exact: true });

async function middleOf(name: string) {
  await page.waitForLoadState('networkidle');
  await approveKey(name).click({ trial: true });
  const box = await approveKey(name).boundingBox();
  if (!box) throw new Error(`${name} can't be approved`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A busy machine delivers taps later than their timestamps. */
async function tapAt(taps: readonly { spot: { x: number; y: number }; ms: number }[]): Promise<void> {
  const input = await page.context().newCDPSession(page);
  const first = Date.now();
  let before = 0;
  for (const { spot, ms } of taps) {
    await page.waitForTimeout(ms - before);
    before = ms;
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await input.send('Input.dispatchMouseEvent', {
        ...spot,
        type,
        timestamp: (first + ms) / 1000,
        button: 'left',
        clickCount: 1,
      });
  }
}

async function slowDown(rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

const pendingNames = async () => (await waiting()).map(({ chore }) => chore.name);

describe('a double tap on Approve', () => {
  it.each([
    { path: '/parent?tab=approvals', apart: 40, cpu: 1 },
    { path: '/parent', apart: 480, cpu: 6 },
  ])('approves one chore at $path, $apart ms apart, CPU slowed $cpu times', async ({ path, apart, cpu }) => {
    await openApprovals({ path, width: 390, height: 844 });
    const reviews: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') reviews.push(request.url());
    });
    const spot = await middleOf('Make your bed');
    await slowDown(cpu);
    await tapAt([
      { spot, ms: 0 },
      { spot, ms: apart },
    ]);
    await page.getByRole('article', { name: 'Make your bed, Mila' }).waitFor({ state: 'detached' });
    expect(await pendingNames()).toEqual(['Feed the cat', 'Water the plants', 'Set the table']);
    await slowDown(1);
    await approveKey('Feed the cat').click();
    await expect.poll(pendingNames).toEqual(['Water the plants', 'Set the table']);
    expect(new Set(reviews).size).toBe(2);
  });

  it('approves two rows that are tapped one after the other', async () => {
    await openApprovals({ height: 1600 });
    const [bed, plants] = [await middleOf('Make your bed'), await middleOf('Water the plants')];
    await tapAt([
      { spot: bed, ms: 0 },
      { spot: plants, ms: 350 },
    ]);
    await expect.poll(pendingNames).toEqual(['Feed the cat', 'Set the table']);
  });

  it('approves only one chore while Enter is held down', async () => {
    await openApprovals();
    await approveKey('Make your bed').focus();
    await page.keyboard.down('Enter');
    await approveKey('Make your bed').waitFor({ state: 'detached' });
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await approveKey('Feed the cat').press('Enter');
    await expect.poll(async () => (await waiting()).length).toBe(2);
  });
});

describe('at the tablet', () => {
  it('ignores a tap that was meant for the previous chore', async () => {
    family = await createFamily(app);
    const kid = await createKid(family);
    await createChore(family, { name: 'Feed the cat', starReward: 5 });
    const context = await browser.openContext({
      width: 1024,
      height: 768,
      url: app.url,
      reducedMotion: 'no-preference',
    });
    page = await logInAtTablet(context, kid);
    const box = await page.getByRole('button', { name: 'Do It! Feed the cat' }).boundingBox();
    const finger = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await page.evaluate(`{
      window.pressed = new Promise((resolve) => {
        new MutationObserver((_, changes) => {
          if (!document.querySelector('[aria-label="Do It! Dust"]')) return;
          changes.disconnect();
          resolve(document.elementFromPoint(${finger.join()})?.closest('button')?.ariaLabel ?? 'nothing');
        }).observe(document.body, { subtree: true, childList: true });
      });
      'watching';
    }`);
    await createChore(family, { name: 'Dust', starReward: 1 });
    const pressed = page.evaluate<string>('window.pressed');
    expect(await pressed).toBe('nothing');
    await page.getByRole('button', { name: 'Do It! Dust' }).click();
    await expect.poll(async () => (await waiting()).map(({ chore }) => chore.name)).toEqual(['Dust']);
  });
});

describe('the focus', () => {
  it('moves to the heading after the last approval', async () => {
    await openApprovals({ names: ['Make your bed'] });
    await approveKey('Make your bed').press('Enter');
    await page.getByText('Nothing to approve', { exact: true }).waitFor();
    await expect.poll(() => focused(page)).toBe('Approvals');
  });

  it('stays next to the pending items on the overview', async () => {
    await openApprovals({ names: ['Make your bed'], path: '/parent' });
    await approveKey('Make your bed').press('Enter');
    await page.getByText('Nothing to approve.').waitFor();
    await expect.poll(() => focused(page)).toBe('You’re all caught up');
  });
});

describe('on a phone', () => {
  let kid: Awaited<ReturnType<typeof openApprovals>>['kid'];
  beforeEach(async () => {
    const names = [LONG, 'Feed the cat'];
    ({ kid } = await openApprovals({ width: 390, height: 844, kidName: LONG, names }));
  });

  it('long names don’t make the approvals or the kid’s page scroll sideways, and break no word of a button', async () => {
    for (const path of ['/parent?tab=approvals', '/parent']) {
      await page.goto(path);
      await page.getByRole('article').first().waitFor();
      const [content, room] = await page.evaluate<number[]>(
        '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
      );
      expect(content).toBe(room);
      // Truncated text has its full width, and drawings are clipped.
      const outside = await page.evaluate<string[]>(`[...document.querySelectorAll('main *:not(svg *)')]
        .filter((part) => part.getBoundingClientRect().right > innerWidth + 1 && !part.closest('.truncate'))
        .map((part) => part.outerHTML.slice(0, 80))`);
      expect(outside).toEqual([]);
    }
    await page.goto(`/parent/kid/${kid.id}`);
    await page.getByText('You’re watching').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await page.goto('/parent?tab=approvals');
    await page.getByRole('article').first().waitFor();
    await page.setViewportSize({ width: 320, height: 640 });
    const lines = await page
      .getByRole('article')
      .first()
      .getByRole('button')
      .evaluateAll((keys) =>
        keys.map((key) => {
          const words = document.createRange();
          words.selectNodeContents(key);
          return new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom / 12))).size;
        }),
      );
    expect(Math.max(...lines)).toBe(1);
  });

  it('opens the details of a card, and shows the number of pending items on every tab and in the title', async () => {
    await page.getByRole('article').first().getByRole('button').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Approve/ }).waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    for (const tab of ['overview', 'kids', 'analytics', 'settings']) {
      await page.goto(`/parent?tab=${tab}`);
      await page.locator('main h1').waitFor();
      await expect.poll(() => page.title()).toMatch(/^\(2\) .+ · Starnest$/);
      const approvals = page.getByRole('link', { name: /^Approvals\s*, 2 pending approvals$/ });
      await expect
        .poll(async () => {
          const box = await approvals.boundingBox();
          return box !== null && box.x >= 0 && box.x + box.width <= 390 && box.y + box.height <= 844;
        })
        .toBe(true);
    }
    await page.goto('/parent?tab=approvals');
    await page.getByRole('button', { name: /^Approve: Feed the cat, / }).click();
    await expect.poll(() => page.title()).toBe('(1) Approvals · Starnest');
  });
});
