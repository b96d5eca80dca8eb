import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Chore } from '@shared/contracts/chores';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import {
  createChore,
  createFamily,
  createKid,
  createReward,
  type TestFamily,
  type TestKid,
} from '../support/families';
import { logInAtTablet, tapPattern } from '../support/kid-at-tablet';
import { signInAtDesk } from '../support/parent-at-desk';
import { picture, upload } from '../support/pictures';
import { button, expectToast } from '../support/screen';

/** Only failures that need a real browser or server. Client tests prove the messages. */
const app = useApp();
const browser = useBrowser();

const NOT_FOUND = ['Kid Not Found', "This kid account doesn't exist."] as const;

let family: TestFamily<typeof app>;

const openTablet = () => browser.openContext({ width: 1024, height: 768, url: app.url });
const seen = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();
const tile = (page: Page, name: string) => page.locator('[data-chore]', { hasText: name });

beforeAll(async () => {
  family = await createFamily(app, { timezone: 'UTC' });
});

describe('an unknown kid', () => {
  it('shows a message, and leads home', async () => {
    const page = await (await openTablet()).newPage();
    await expectToast(page, NOT_FOUND, () => page.goto('/kid/no-such-kid'));
    await page.waitForURL(`${app.url}/`);
    await page.getByRole('heading', { name: /Make Chores Fun/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

describe('a kid at their dashboard', () => {
  let page: Page;
  let mia: TestKid;
  const submit = (chore: Chore) => button(page, `Do It! ${chore.name}`).click();
  const waiting = (chore: Chore) => tile(page, chore.name).filter({ hasText: 'Waiting' }).waitFor();

  beforeAll(async () => {
    mia = await createKid(family);
    const context = await openTablet();
    await context.routeWebSocket(/\/ws$/, () => {});
    await createChore(family, { name: 'Always there' });
    page = await logInAtTablet(context, mia);
    await tile(page, 'Always there').waitFor();
  });

  it('requests the pictures after the session expired, without blaming the chore', async () => {
    const chore = await createChore(family, { name: 'Too late' });
    await page.goto(`/kid/${mia.id}`);
    await tile(page, 'Too late').waitFor();
    await page.context().clearCookies();
    await submit(chore);
    await seen(page, 'Nice to see you again! Tap your pictures.').waitFor();
    expect(await seen(page, 'Your egg came back').count()).toBe(0);
    await tapPattern(page, mia.pattern);
    await submit(chore);
    await waiting(chore);
  });
});

it('a picture that does not load is replaced by its drawing, for parents and kids, on a chore and on a reward', async () => {
  browser.allowFaults(/^console error: Failed to load resource: net::ERR_FAILED/);
  const kid = await createKid(family, { name: 'Painter' });
  const image = await picture();
  const imageOf = (purpose: 'chore' | 'reward') => upload(family.parent, image, { purpose });
  await createChore(family, { name: 'Pictured chore', imageUrl: await imageOf('chore') });
  await createReward(family, { name: 'Pictured reward', imageUrl: await imageOf('reward') });
  const desk = await signInAtDesk(await openTablet(), family);
  const tablet = await logInAtTablet(await openTablet(), kid);
  for (const [page, path, name, frame] of [
    [desk, '/parent?tab=chores', 'Pictured chore', 'th'],
    [tablet, `/kid/${kid.id}`, 'Pictured chore', '[data-picture]'],
    [tablet, `/kid/${kid.id}?tab=shop`, 'Pictured reward', '[data-picture]'],
  ] as const) {
    const item = page.getByRole('listitem').or(page.getByRole('row')).filter({ hasText: name });
    const place = item.locator(frame).first();
    const photo = place.locator('img[src^="/objects/uploads/"]');
    const drawing = place.locator('img:not([src^="/objects/uploads/"])');
    await page.route('**/objects/uploads/**', (route) => route.abort());
    await page.goto(path);
    await place.scrollIntoViewIfNeeded();
    await drawing.waitFor();
    expect(await photo.count()).toBe(0);
    await page.unroute('**/objects/uploads/**');
    await page.reload();
    await place.scrollIntoViewIfNeeded();
    await photo.waitFor();
    expect(await drawing.count()).toBe(0);
  }
});
