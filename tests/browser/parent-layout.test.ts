import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import {
  createChore,
  createFamily,
  createKid,
  createReward,
  kidAgent,
  type TestFamily,
  type TestKid,
} from '../support/families';
import { signInAtDesk } from '../support/parent-at-desk';

const app = useApp();
const browser = useBrowser();
const DESK = { width: 1440, height: 900 };
const NAMES = ['Mia', 'Leonora', 'Bartholomew', 'Zoë', 'Ann-Sophie'];

let family: TestFamily<typeof app>;
let mia: TestKid;

beforeAll(async () => {
  family = await createFamily(app);
  const kids = [];
  for (const name of NAMES) kids.push(await createKid(family, { name }));
  mia = kids[0]!;
  const chore = await createChore(family, { starReward: 1000 });
  const tablet = await kidAgent(app, mia);
  await tablet.post('/api/chore-submissions', { kidId: mia.id, choreId: chore.id });
});

let page: Page;
beforeAll(async () => {
  page = await signInAtDesk(await browser.openContext({ url: app.url, ...DESK }), family);
});

async function open(path: string, width: number = DESK.width, height: number = DESK.height): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(path);
}
async function openAnalytics(width?: number, height?: number): Promise<void> {
  await open('/parent?tab=analytics', width, height);
  await page.getByRole('heading', { name: 'Kid Performance' }).waitFor();
}

const isCut = (field: Locator) => field.evaluate((element) => element.scrollWidth > element.clientWidth);
const scrollsSideways = () =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe('navigation', () => {
  it('fits a tablet’s height with icons above small labels', async () => {
    await open('/parent', 1024, 768);
    const rail = page.getByRole('banner').filter({ visible: true });
    await rail.getByRole('button', { name: 'Logout' }).waitFor();
    const { width, isCutOff } = await rail.evaluate((element) => ({
      width: element.clientWidth,
      isCutOff: element.scrollHeight > element.clientHeight,
    }));
    expect({ isSmall: width < 100, isCutOff }).toEqual({ isSmall: true, isCutOff: false });
  });

  it('adds a chore, stars or a message for the kid of the page', async () => {
    await open(`/parent/kids/${mia.id}`, 390, 844);
    await page.getByRole('heading', { name: /Mia/ }).first().waitFor();
    const add = async (name: RegExp) => {
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      // A second tap there is part of a double tap.
      await page
        .getByRole('dialog', { name: 'Add', exact: true })
        .getByRole('button', { name })
        .click({ position: { x: 24, y: 24 } });
    };
    await add(/Give stars/);
    const stars = page.getByRole('dialog', { name: 'Stars for Mia' });
    await stars.getByRole('button', { name: 'Cancel' }).click();
    await stars.waitFor({ state: 'detached' });
    await add(/New chore/);
    const form = page.getByRole('dialog', { name: 'New chore' });
    await form.getByRole('button', { name: 'Mia', pressed: true }).waitFor();
    await open(`/parent/kids/${mia.id}`, 390, 844);
    await page.getByRole('heading', { name: /Mia/ }).first().waitFor();
    await add(/Send a message/);
    await expect.poll(() => page.url()).toBe(`${app.url}/parent?tab=messages&kid=${mia.id}`);
  });

  it('asks for the kid who gets stars on a page of the family', async () => {
    await open('/parent', 390, 844);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Add', exact: true })
      .getByRole('button', { name: /Give stars/ })
      .click();
    await page.getByRole('dialog', { name: 'Who gets stars?' }).getByRole('button', { name: /Mia/ }).click();
    await expect.poll(() => page.getByRole('dialog', { name: 'Stars for Mia' }).count()).toBe(1);
  });
});

describe('approvals', () => {
  it('show all four digits of an award on a phone', async () => {
    await open('/parent?tab=approvals', 390, 844);
    await page.getByRole('article').getByRole('heading').getByRole('button').click();
    const award = page.getByLabel('Stars for Mia');
    await award.waitFor();
    expect(await award.inputValue()).toBe('1000');
    expect(await isCut(award)).toBe(false);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // The entry is removed later, which would cancel the next test's navigation.
    await page.waitForFunction(() => (history.state as { dialog?: true } | null)?.dialog !== true);
  });
});

describe('messages', () => {
  it('are next to or below each other at every width', async () => {
    await open('/parent?tab=messages');
    const composer = page.getByRole('form', { name: 'Send a message' });
    await composer.waitFor();
    for (const width of [1024, 1080, 1180, 1239, 1240, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [writing, sent] = await Promise.all([
        composer.boundingBox(),
        page.getByRole('region', { name: 'Sent', exact: true }).boundingBox(),
      ]);
      const apart = writing!.x + writing!.width <= sent!.x || writing!.y + writing!.height <= sent!.y;
      const inside = await composer.evaluate((element) => element.scrollWidth <= element.clientWidth);
      const sideways = await scrollsSideways();
      expect({ width, apart, inside, sideways }).toEqual({
        width,
        apart: true,
        inside: true,
        sideways: false,
      });
    }
  });
});

describe('analytics', () => {
  it('keep each kid’s chip in its card at every width', async () => {
    await openAnalytics();
    for (const width of [1024, 1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const cards = page
        .getByRole('heading', { name: 'Kid Performance' })
        .locator('..')
        .getByRole('listitem');
      await cards.first().waitFor();
      const outside = await cards.evaluateAll(
        (all) =>
          all.filter((card) => {
            const { right } = card.getBoundingClientRect();
            return Array.from(card.querySelectorAll('*')).some(
              (part) => part.getBoundingClientRect().right > right,
            );
          }).length,
      );
      expect({ width, outside, sideways: await scrollsSideways() }).toEqual({
        width,
        outside: 0,
        sideways: false,
      });
    }
  });

  it('break no word at 320 px', async () => {
    await openAnalytics(320, 640);
    const broken = await page.locator('main ul span, .segment').evaluateAll((texts) =>
      texts
        .filter((text) => {
          const words = (text.textContent ?? '').split(/\s+/);
          return words.some((word) => {
            const start = (text.firstChild?.textContent ?? '').indexOf(word);
            if (start < 0 || word === '' || text.firstChild?.nodeType !== Node.TEXT_NODE) return false;
            const range = document.createRange();
            range.setStart(text.firstChild, start);
            range.setEnd(text.firstChild, start + word.length);
            return range.getClientRects().length > 1;
          });
        })
        .map((text) => text.textContent),
    );
    expect(broken).toEqual([]);
  });

  it('keep their range after a reload', async () => {
    await openAnalytics();
    await page.getByRole('radio', { name: 'Last 7 days' }).click();
    await page.reload();
    await expect.poll(() => page.getByRole('radio', { name: 'Last 7 days' }).isChecked()).toBe(true);
  });

  it('fill the first printed page before the second', async () => {
    await openAnalytics();
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  });
});

describe('buttons', () => {
  it('are 44 px high or more', async () => {
    for (const tab of ['chores&new=1', 'kids&new=1', 'settings#password']) {
      await open(`/parent?tab=${tab}`, 390, 844);
      await page.getByRole('button').first().waitFor();
      await page.locator('[class*=button-module__button]:visible').last().waitFor();
      const low = await page
        .locator('[class*=button-module__button]:visible')
        .evaluateAll((keys) =>
          keys.filter((key) => key.getBoundingClientRect().height < 44).map((key) => key.textContent),
        );
      expect({ tab, low }).toEqual({ tab, low: [] });
    }
  });
});

describe('a shared link', () => {
  it('has a title, a description and a picture', async () => {
    const agent = app.agent();
    const html = await (await fetch(`${app.url}/`)).text();
    expect(html).toContain('property="og:title"');
    expect(html).toContain('property="og:description"');
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect((await agent.get(picture)).status).toBe(200);
  });
});

describe('the family code', () => {
  it('shows where to type it, a link and a QR code', async () => {
    await open('/parent');
    const code = page.getByRole('region', { name: 'Family code' });
    await code.getByRole('img', { name: 'QR code for kid login' }).waitFor();
    const link = code.getByRole('link');
    expect(await link.innerText()).toBe(`${new URL(app.url).host}/kid-login`);
    const tablet = await page.context().newPage();
    await tablet.goto((await link.getAttribute('href')) ?? '');
    await tablet.getByRole('button', { name: /Mia/ }).waitFor();
    await tablet.close();
  });

  it('leads a new family from each step to the next', async () => {
    const fresh = await createFamily(app);
    const context = await browser.openContext({
      url: app.url,
      width: 390,
      height: 844,
    });
    const phone = await signInAtDesk(context, fresh);
    await createKid(fresh);
    await phone.goto('/parent?tab=kids');
    await phone.getByText('Step 2 of 5').waitFor();
    await phone.getByRole('link', { name: 'Next' }).click();
    await phone.getByRole('button', { name: 'Add 3 chores' }).waitFor();
    await createChore(fresh);
    await createReward(fresh);
    await phone.goto('/parent?tab=rewards');
    await phone.getByText('Step 4 of 5').waitFor();
    await phone.getByRole('link', { name: 'Next' }).click();
    await expect.poll(() => phone.url()).toBe(`${app.url}/parent?tab=settings#tablets`);
  });
});
