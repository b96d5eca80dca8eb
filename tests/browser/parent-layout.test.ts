import type { BrowserContext, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations, useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import {
  createChore,
  createFamily,
  createKid,
  kidAgent,
  type TestFamily,
  type TestKid,
} from '../support/families';
import { signInAtDesk } from '../support/parent-at-desk';

const app = useApp();
const browser = useBrowser();
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

const open = async (width: number, height: number): Promise<{ page: Page; context: BrowserContext }> => {
  const context = await browser.openContext({ url: app.url, width, height, reducedMotion: 'reduce' });
  return { page: await signInAtDesk(context, family), context };
};

/** Whether the text of a field is wider than the field shows. */
const isCut = (field: Locator) => field.evaluate((element) => element.scrollWidth > element.clientWidth);
const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe('approvals', () => {
  it.each([
    [1440, 900],
    [390, 844],
  ])('show an award of four digits whole at %dx%d', async (width, height) => {
    const { page } = await open(width, height);
    await page.goto('/parent?tab=approvals');
    const award = page.getByLabel('Stars for Mia');
    await award.waitFor();
    expect(await award.inputValue()).toBe('1000');
    expect(await isCut(award)).toBe(false);
  });
});

describe('messages', () => {
  it.each([1024, 1080, 1180, 1239, 1240, 1440])(
    'stand beside or below each other at %d px',
    async (width) => {
      const { page } = await open(width, 900);
      await page.goto('/parent?tab=messages');
      const composer = page.getByRole('form', { name: 'Send a message' });
      await composer.waitFor();
      const [writing, sent] = await Promise.all([
        composer.boundingBox(),
        page.getByRole('region', { name: 'Sent', exact: true }).boundingBox(),
      ]);
      const apart = writing!.x + writing!.width <= sent!.x || writing!.y + writing!.height <= sent!.y;
      expect(apart).toBe(true);
      const inside = await composer.evaluate((element) => element.scrollWidth <= element.clientWidth);
      expect(inside).toBe(true);
      expect(await scrollsSideways(page)).toBe(false);
    },
  );
});

describe('analytics', () => {
  it.each([1024, 1440, 390])('keep each kid’s chip in its card at %d px', async (width) => {
    const { page } = await open(width, 900);
    await page.goto('/parent?tab=analytics');
    await page.getByRole('heading', { name: 'Kid Performance' }).waitFor();
    const outside = await page.locator('.perf').evaluateAll(
      (cards) =>
        cards.filter((card) => {
          const chip = card.querySelector('.chip')?.getBoundingClientRect();
          return !chip || chip.right > card.getBoundingClientRect().right;
        }).length,
    );
    expect(outside).toBe(0);
    expect(await scrollsSideways(page)).toBe(false);
  });

  it('break no word at 320 px', async () => {
    const { page } = await open(320, 640);
    await page.goto('/parent?tab=analytics');
    await page.getByRole('heading', { name: 'Kid Performance' }).waitFor();
    // A word that is broken is higher than one line when it stands alone.
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

  it('keep their range through a reload', async () => {
    const { page } = await open(1440, 900);
    await page.goto('/parent?tab=analytics');
    await page.getByRole('radio', { name: 'Last 7 days' }).click();
    await page.reload();
    await expect.poll(() => page.getByRole('radio', { name: 'Last 7 days' }).isChecked()).toBe(true);
  });

  it('fill the first page of paper before they take a second', async () => {
    const { page } = await open(1440, 900);
    await page.goto('/parent?tab=analytics');
    await page.getByRole('heading', { name: 'Kid Performance' }).waitFor();
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  });
});

describe('buttons', () => {
  it.each(['chores&new=1', 'kids&new=1', 'settings'])('are 44 px high or more at ?tab=%s', async (tab) => {
    const { page } = await open(390, 844);
    await page.goto(`/parent?tab=${tab}`);
    await page.getByRole('button').first().waitFor();
    await page.locator('.button:visible').last().waitFor();
    const low = await page
      .locator('.button:visible')
      .evaluateAll((keys) =>
        keys.filter((key) => key.getBoundingClientRect().height < 44).map((key) => key.textContent),
      );
    expect(low).toEqual([]);
  });
});

describe('a link that is shared', () => {
  it('has a title, words and a picture', async () => {
    const agent = app.agent();
    const page = await (await fetch(`${app.url}/`)).text();
    expect(page).toContain('property="og:title"');
    expect(page).toContain('property="og:description"');
    const picture = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';
    expect((await agent.get(picture)).status).toBe(200);
  });
});

describe('the family home', () => {
  it('leads to the parent’s view of a kid first, and hands over beside it', async () => {
    const { page } = await open(1440, 900);
    await page.goto('/');
    await page.getByRole('link', { name: 'Hand over to Mia' }).waitFor();
    await page.getByRole('link', { name: 'View Mia’s dashboard' }).click();
    await page.waitForURL(`**/parent/kid/${mia.id}`);
    await expect.poll(() => page.getByText('Back to Parent Dashboard').count()).toBe(1);
  });
});

describe('the family code', () => {
  it('says where to type it, and has a link and a QR code that carry it', async () => {
    const { page, context } = await open(1440, 900);
    await page.goto('/parent');
    const code = page.getByRole('region', { name: 'Family code' });
    await code.getByRole('img', { name: 'QR code that opens the kids’ login' }).waitFor();
    await expectNoAxeViolations(page);
    const link = code.getByRole('link');
    expect(await link.innerText()).toBe(`${new URL(app.url).host}/kid-login`);
    const tablet = await context.newPage();
    await tablet.goto((await link.getAttribute('href')) ?? '');
    await tablet.getByRole('button', { name: /Mia/ }).waitFor();
  });

  it('is the last of a new family’s steps, each of which leads to the next', async () => {
    const fresh = await createFamily(app);
    const context = await browser.openContext({
      url: app.url,
      width: 390,
      height: 844,
      reducedMotion: 'reduce',
    });
    const page = await signInAtDesk(context, fresh);
    await createKid(fresh);
    await page.goto('/parent?tab=kids');
    await page.getByText('Step 2 of 4').waitFor();
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL('**/parent?tab=chores&new=1');
    await createChore(fresh);
    await fresh.parent.post('/api/rewards', { name: 'Zoo' });
    await page.goto('/parent?tab=rewards');
    await page.getByText('Step 4 of 4').waitFor();
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Show how' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('family-code');
  });
});
