import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Nest } from '@shared/contracts/nest';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createChore, createFamily, createKid, kidAgent, type TestKid } from '../support/families';
import { goToPlace, logInAtTablet } from '../support/kid-at-tablet';
import { signInAtDesk } from '../support/parent-at-desk';
import { button, expectNoSidewaysScroll, focused } from '../support/screen';

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

async function openNest(kid: TestKid): Promise<Page> {
  const agent = await kidAgent(app, kid);
  const news = (await agent.get(`/api/kids/${kid.id}/news`)).body as readonly { id: string }[];
  const upTo = news.at(-1)?.id;
  if (upTo !== undefined) await agent.put(`/api/kids/${kid.id}/news`, { upTo });
  const page = await logInAtTablet(await open(), kid);
  await goToPlace(page, 'My nest');
  await page.locator('[data-owner]').waitFor();
  return page;
}

const placeOf = (page: Page, thing: string) =>
  page.locator(`[data-thing="${thing}"]`).getAttribute('data-at');
const expectAt = async (page: Page, thing: string, at: string) => {
  await expect.poll(() => placeOf(page, thing)).toBe(at);
};
/** Drags in hundredths of the room, or onto another element. */
async function drag(page: Page, thing: string, to: readonly [number, number] | string): Promise<void> {
  const target = page.locator(typeof to === 'string' ? to : '[data-room]');
  const [from, box] = [
    await page.locator(`[data-thing="${thing}"] button`).boundingBox(),
    await target.boundingBox(),
  ];
  if (!from || !box) throw new Error('the room is not visible');
  const [x, y] = typeof to === 'string' ? [50, 50] : to;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + (x / 100) * box.width, box.y + (y / 100) * box.height, { steps: 8 });
  await page.locator('[data-carried]').waitFor();
  await page.mouse.up();
}
const figure = (page: Page, within: string, friend: string) =>
  page.locator(`${within} :is(image[href*="/${friend}-"], img[src*="/${friend}-"])`).first();

async function look(page: Page): Promise<void> {
  for (const size of [TABLET, UPRIGHT, PHONE]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    const small = await page
      .locator('main :is(button, a[href])')
      .filter({ visible: true })
      .evaluateAll((keys) =>
        keys
          .filter((key) => key.getBoundingClientRect().width < 56 || key.getBoundingClientRect().height < 56)
          .map((key) => key.ariaLabel ?? key.textContent),
      );
    expect({ size, small }).toEqual({ size, small: [] });
  }
}

describe('the character that a kid chose', () => {
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
    await button(page, 'Me').click();
    await button(page, 'Fox').click();
    await page.locator('[data-owner="fox"]').waitFor();
    await figure(page, 'header', 'fox').waitFor();
    expect(
      await page.getByRole('dialog').getByRole('button', { name: 'Fox' }).getAttribute('aria-pressed'),
    ).toBe('true');
    await figure(podium, 'li[data-rank="1"]', 'fox').waitFor();
    await figure(overview, 'main', 'fox').waitFor();

    const cards = await (await open()).newPage();
    await cards.goto(`/kid-login?familyCode=${mia.familyCode}`);
    await figure(cards, 'button', 'fox').waitFor();

    await page.reload();
    await page.locator('[data-owner="fox"]').waitFor();
    await button(page, 'Me').click();
    await button(page, 'My letter').click();
    await page.locator('[data-owner="letter"]').waitFor();
    await figure(overview, 'main', 'fox').waitFor({ state: 'detached' });
  });
});

describe('the things of the nest', () => {
  it('stay where the kid puts them, by mouse or keyboard, on every tablet', async () => {
    const { family, mia } = await home(40);
    const page = await openNest(mia);
    const second = await openNest(mia);
    expect(await page.locator('[data-thing]').count()).toBe(4);

    await page.locator('[data-owner]').click();
    await drag(page, 'bookshelf', [80, 95]);
    const shelf = (await placeOf(page, 'bookshelf')) ?? '';
    expect(shelf).not.toBe('124 482');
    await expectAt(second, 'bookshelf', shelf);
    await drag(page, 'birdhouse', [50, 60]);
    await page.getByText('Birdhouse: back in its place').waitFor();
    await expectAt(page, 'birdhouse', '636 102');

    await page.locator('[data-thing="birdhouse"] button').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Escape');
    await expectAt(page, 'birdhouse', '636 102');
    expect(await focused(page)).toBe('Birdhouse');
    await page.keyboard.press('Space');
    for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect.poll(async () => Number.parseInt((await placeOf(second, 'birdhouse')) ?? '', 10)).toBe(396);
    expect(await focused(page)).toBe('Birdhouse');

    await page.reload();
    await expectAt(page, 'bookshelf', shelf);
    const desk = await signInAtDesk(await open(), family);
    await desk.goto(`/parent/kid/${mia.id}?tab=nest`);
    await expectAt(desk, 'bookshelf', shelf);
    expect(await desk.getByRole('button', { name: /^(?:Blanket|Fox|Toy box|Me)$/ }).count()).toBe(0);
  });

  it('go into the toy box and back', async () => {
    const { mia } = await home(40);
    const page = await openNest(mia);
    await drag(page, 'bookshelf', '[data-toy-box]');
    await expect.poll(() => page.locator('[data-thing="bookshelf"]').count()).toBe(0);
    await button(page, 'Toy box').click();
    await button(page, 'Put away: Blanket').click();
    await button(page, 'Put in nest: Bookshelf').click();
    await page.keyboard.press('Escape');
    await expectAt(page, 'bookshelf', '124 482');
    await expect.poll(() => page.locator('[data-thing="blanket"]').count()).toBe(0);
  });

  it('stay moved without a network, and are saved later', async () => {
    const { family, mia } = await home(1);
    const page = await openNest(mia);
    browser.allowFaults(/503|ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    await page.locator('[data-thing="birdhouse"] button').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.getByText('Birdhouse: good spot!').waitFor();
    await page.context().setOffline(false);
    const saved = async () =>
      ((await family.parent.get(`/api/kids/${mia.id}/nest`)).body as Nest).items[0]?.place ?? '';
    await expect.poll(saved, { timeout: 20_000 }).toMatch(/^branch:/);
  });

  it.each([
    ['nothing', 0, 'Mia', 0],
    ['everything, and a long name', 1000, 'Maximiliana Alexandra von Hohenstein-Gera', 16],
  ])('are all there and can all be reached with %s, mirrored too', async (_much, stars, name, count) => {
    const { mia } = await home(stars, name);
    const page = await openNest(mia);
    await expect.poll(() => page.locator('[data-thing]').count()).toBe(count);
    await look(page);
    await page.setViewportSize(TABLET);
    await page.evaluate(`localStorage['starnest:pseudo'] = '1'`);
    await page.reload();
    await page.locator('[data-owner]').waitFor();
    await look(page);
  });
});
