import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Kid } from '@shared/contracts/kids';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { useBrowser } from '../support/browser';
import { useApp, type AppWithDatabase } from '../support/browser-app';
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
import { focused } from '../support/screen';

const app = useApp();
const browser = useBrowser();

const CHORES = ['Make your bed', 'Feed the cat', 'Water the plants'];

let family: TestFamily<AppWithDatabase>;
let kid: TestKid;
let page: Page;

async function open(path: string, { width = 1280, height = 900 } = {}): Promise<void> {
  family = await createFamily(app);
  kid = await createKid(family, { name: 'Mila' });
  const tablet = await kidAgent(app, kid);
  for (const name of CHORES) {
    const { id: choreId } = await createChore(family, { name, starReward: 5 });
    await tablet.post('/api/chore-submissions', { kidId: kid.id, choreId });
  }
  page = await signInAtDesk(await browser.openContext({ width, height, url: app.url }), family);
  await page.goto(path);
  await page.getByRole('article').first().waitFor();
}

const waiting = async () => {
  const { body } = await family.parent.get('/api/chore-submissions/pending');
  return (body as ChoreSubmission[]).map(({ chore }) => chore.name);
};
const starsOf = async () => ((await family.parent.get(`/api/kids/${kid.id}`)).body as Kid).totalStars;
const approve = (name: string) =>
  page.getByRole('article').getByRole('button', { name: `Approve: ${name}, Mila`, exact: true });
const bar = () => page.locator('[data-undo-bar]');
const undo = () => bar().getByRole('button', { name: /^Undo/ });

describe('right after a review', () => {
  it('one tap undoes it', async () => {
    await open('/parent');
    await approve('Make your bed').click();
    await approve('Make your bed').waitFor({ state: 'detached' });
    await bar().getByText('Approved: Make your bed').waitFor();
    await bar().getByText('Mila got 5 stars.').waitFor();
    await expect.poll(starsOf).toBe(5);
    await undo().click();
    await approve('Make your bed').waitFor();
    await bar().waitFor({ state: 'detached' });
    expect([await starsOf(), await waiting()]).toEqual([0, CHORES]);
    expect(await page.getByRole('article').first().getAttribute('aria-label')).toBe('Make your bed, Mila');
  });

  it('combines several reviews, undoes all, and keeps the focus', async () => {
    await open('/parent?tab=approvals');
    await approve('Make your bed').press('Enter');
    await bar().getByText('Approved: Make your bed').waitFor();
    await expect.poll(() => focused(page)).toBe('Approve: Feed the cat, Mila');
    await approve('Feed the cat').press('Enter');
    await bar().getByText('2 approved').waitFor();
    // Taps on a moving row are dropped.
    await expect
      .poll(() => page.locator('li:is([data-state="done"], [data-state="closing"])').count())
      .toBe(0);
    await page.getByRole('button', { name: 'Send back: Water the plants, Mila' }).click();
    await page.getByLabel(/^Note for Mila/).press('Enter');
    await bar().getByText('2 approved and 1 sent back').waitFor();
    expect(await waiting()).toEqual([]);
    await page.keyboard.press('Control+z');
    await approve('Water the plants').waitFor();
    await expect.poll(waiting).toEqual(CHORES);
    expect(await starsOf()).toBe(0);
    await bar().waitFor({ state: 'detached' });
  });

  it('the kid’s open page follows', async () => {
    browser.allowFaults(/404/);
    await open('/parent?tab=approvals');
    // Keeps a celebration from covering the number.
    await family.parent.post(`/api/kids/${kid.id}/stars`, { amount: 2, reason: 'Tried hard' });
    const tablet = await logInAtTablet(
      await browser.openContext({ width: 1024, height: 768, url: app.url }),
      kid,
    );
    await approve('Make your bed').click();
    await tablet.getByText('7 stars to spend').first().waitFor({ state: 'attached' });
    await undo().click();
    await approve('Make your bed').waitFor();
    await tablet.getByText('2 stars to spend').first().waitFor({ state: 'attached' });
    expect(await starsOf()).toBe(2);
  });

  it('a notification appears above the bar without covering its button', async () => {
    await open('/parent');
    await approve('Make your bed').click();
    await bar().getByText('Approved: Make your bed').waitFor();
    await bar().hover();
    const tablet = await kidAgent(app, kid);
    const { id: choreId } = await createChore(family, { name: 'Sweep' });
    await tablet.post('/api/chore-submissions', { kidId: kid.id, choreId });
    const toast = page.locator('[data-toast]').filter({ hasText: 'Sweep' });
    await toast.waitFor();
    await expect
      .poll(async () => {
        const [toastBox, barBox] = [await toast.boundingBox(), await bar().boundingBox()];
        return (toastBox?.y ?? 0) + (toastBox?.height ?? 0) <= (barBox?.y ?? 0);
      })
      .toBe(true);
  });

  it('on a phone the bar covers nothing that can’t be scrolled into view', async () => {
    await open('/parent?tab=approvals', { width: 390, height: 844 });
    await approve('Make your bed').click();
    await bar().waitFor();
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    const last = await approve('Water the plants').boundingBox();
    const over = await bar().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(over?.y ?? 0);
  });
});
