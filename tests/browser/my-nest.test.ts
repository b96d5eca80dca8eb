import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Nest } from '@shared/contracts/nest';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createChore, createFamily, createKid, kidAgent, type TestKid } from '../support/families';
import { goToPlace, logInAtTablet } from '../support/kid-at-tablet';
import { signInAtDesk } from '../support/parent-at-desk';
import { button, focused } from '../support/screen';

/** A kid's nest: the character, and arranging treasures. */
const app = useApp();
const browser = useBrowser();

const TABLET = { width: 1024, height: 768 };
const UPRIGHT = { width: 768, height: 1024 };
const PHONE = { width: 390, height: 844 };

const open = (size = TABLET) => browser.openContext({ ...size, url: app.url });

async function home(stars: number, name = 'Mia') {
  const family = await createFamily(app, { timezone: 'UTC' });
  const mia = await createKid(family, { name });
  const leo = await createKid(family, { name: 'Leo' });
  const gift = { amount: stars, reason: 'A good start' };
  if (stars > 0) await family.parent.post(`/api/kids/${mia.id}/stars`, gift);
  return { family, mia, leo };
}

/** Opens the kid's nest on a new tablet, after the celebrations. */
async function openNest(kid: TestKid, size = TABLET): Promise<Page> {
  const agent = await kidAgent(app, kid);
  const news = (await agent.get(`/api/kids/${kid.id}/news`)).body as readonly { id: string }[];
  const upTo = news.at(-1)?.id;
  if (upTo !== undefined) await agent.put(`/api/kids/${kid.id}/news`, { upTo });
  const page = await logInAtTablet(await open(size), kid);
  await goToPlace(page, 'My nest');
  await page.locator('[data-owner]').waitFor();
  return page;
}

const spotOf = (page: Page, thing: string) =>
  page.locator(`[data-thing="${thing}"]`).getAttribute('data-spot');
const expectAt = async (page: Page, thing: string, spot: string) => {
  await expect.poll(() => spotOf(page, thing)).toBe(spot);
};
const figure = (page: Page, within: string, friend: string) =>
  page.locator(`${within} :is(image[href*="/${friend}-"], img[src*="/${friend}-"])`).first();

async function look(page: Page): Promise<void> {
  for (const size of [TABLET, UPRIGHT, PHONE]) {
    await page.setViewportSize(size);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    const small = await page
      .locator('main :is(button, a[href])')
      .filter({ visible: true })
      .evaluateAll((keys) =>
        keys
          .filter((key) => key.getBoundingClientRect().width < 56 || key.getBoundingClientRect().height < 56)
          .map((key) => key.ariaLabel ?? key.textContent),
      );
    expect({ size, overflow: Math.max(0, overflow), small }).toEqual({ size, overflow: 0, small: [] });
  }
}

describe('the figure that a kid chose', () => {
  it('is visible immediately on the kid’s own screen, a sibling’s podium, the parent’s overview, and the cards', async () => {
    const { family, mia, leo } = await home(0);
    const { id: choreId } = await createChore(family, { needsApproval: false });
    const tablet = await kidAgent(app, mia);
    expect((await tablet.post('/api/chore-submissions', { kidId: mia.id, choreId })).status).toBe(201);
    const podium = await logInAtTablet(await open(), leo);
    await goToPlace(podium, 'This week');
    await podium.locator('li[data-rank="1"]', { hasText: 'Mia' }).waitFor();
    const overview = await signInAtDesk(await open({ width: 1440, height: 900 }), family);
    await overview.goto('/parent');
    await overview.getByText('Mia', { exact: true }).first().waitFor();

    const page = await openNest(mia);
    expect(await page.locator('[data-owner]').getAttribute('data-owner')).toBe('letter');
    await button(page, 'Fox').click();
    await page.locator('[data-owner="fox"]').waitFor();
    await figure(page, 'header', 'fox').waitFor();
    expect(await button(page, 'Fox').getAttribute('aria-pressed')).toBe('true');
    await figure(podium, 'li[data-rank="1"]', 'fox').waitFor();
    await figure(overview, 'main', 'fox').waitFor();

    const cards = await (await open()).newPage();
    await cards.goto(`/kid-login?familyCode=${mia.familyCode}`);
    await figure(cards, 'button', 'fox').waitFor();

    await page.reload();
    await page.locator('[data-owner="fox"]').waitFor();
    await button(page, 'My letter').click();
    await page.locator('[data-owner="letter"]').waitFor();
    await figure(overview, 'main', 'fox').waitFor({ state: 'detached' });
  });

  it('can be chosen by the parent, too, and the kid sees it immediately', async () => {
    const { family, mia } = await home(0);
    const page = await openNest(mia);
    const desk = await signInAtDesk(await open({ width: 1440, height: 900 }), family);
    await desk.goto('/parent?tab=kids');
    await button(desk, 'Edit Mia').click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Bunny' }).click();
    await dialog.getByRole('radio', { name: 'Bunny', checked: true }).waitFor();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('[data-owner="bunny"]').count()).toBe(1);
  });
});

describe('the things of the nest', () => {
  it('stay where the kid puts them, by finger or keyboard, on every tablet', async () => {
    const { family, mia } = await home(40);
    const page = await openNest(mia);
    const second = await openNest(mia);
    await expectAt(page, 'birdhouse', 'branch-2');
    expect(await page.locator('[data-thing]').count()).toBe(4);

    await button(page, 'Birdhouse').click();
    await button(page, 'On the grass, place 4').click();
    await expectAt(page, 'birdhouse', 'ground-4');
    await expectAt(second, 'birdhouse', 'ground-4');

    // By keyboard: picked up, canceled, picked up again, and swapped with another thing.
    await page.locator('[data-thing="blanket"]').focus();
    await page.keyboard.press('Enter');
    await button(page, 'Beside me, place 1').focus();
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('Blanket');
    expect(await page.locator('[data-free]').count()).toBe(0);
    await page.keyboard.press('Enter');
    await button(page, 'Trade places with: Birdhouse').focus();
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('Blanket');
    await expectAt(page, 'blanket', 'ground-4');
    await expectAt(page, 'birdhouse', 'hook-2');
    await expectAt(second, 'birdhouse', 'hook-2');

    await page.reload();
    await expectAt(page, 'blanket', 'ground-4');
    const { items } = (await family.parent.get(`/api/kids/${mia.id}/nest`)).body as Nest;
    expect(items.map(({ id, place }) => [id, place])).toEqual([
      ['birdhouse', 'hook-2'],
      ['blanket', 'ground-4'],
      ['bookshelf', 'ground-2'],
      ['crown-cushion', 'branch-4'],
    ]);

    const desk = await signInAtDesk(await open(), family);
    await desk.goto(`/parent/kid/${mia.id}?tab=nest`);
    await expectAt(desk, 'blanket', 'ground-4');
    expect(await desk.getByRole('button', { name: /Blanket|Fox|My letter/ }).count()).toBe(0);
  });

  it('return to their place with a message after a failed save', async () => {
    const { mia } = await home(1);
    const page = await openNest(mia);
    browser.allowFaults(/503/);
    await page.route('**/nest', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 503, json: { message: 'Not now.', code: 'unavailable' } })
        : route.continue(),
    );
    await button(page, 'Birdhouse').click();
    await button(page, 'Under the branch, place 1').click();
    await page.getByText('That did not work').first().waitFor();
    await expect.poll(() => spotOf(page, 'birdhouse')).toBe('branch-2');
  });

  it.each([
    ['nothing', 0, 'Mia', 0],
    ['everything, and a long name', 1000, 'Maximiliana Alexandra von Hohenstein-Gera', 16],
  ])('are all there and can all be reached with %s, mirrored too', async (_much, stars, name, count) => {
    const { mia } = await home(stars, name);
    const page = await openNest(mia);
    await expect.poll(() => page.locator('[data-thing]').count()).toBe(count);
    const spots = await page
      .locator('[data-thing]')
      .evaluateAll((things) => things.map((thing) => (thing as HTMLElement).dataset['spot']));
    expect(new Set(spots).size).toBe(count);
    await look(page);
    await page.setViewportSize(TABLET);
    await page.evaluate(`localStorage['starnest:pseudo'] = '1'`);
    await page.reload();
    await page.locator('[data-owner]').waitFor();
    await look(page);
  });
});

it('the stars in the head lead to the book of where they came from', async () => {
  const { mia } = await home(3);
  const page = await openNest(mia);
  await goToPlace(page, 'Shop');
  await page.getByRole('link', { name: 'My star book' }).click();
  await expect.poll(() => focused(page)).toBe('My star book');
  await page.getByText('A good start').waitFor();
});
