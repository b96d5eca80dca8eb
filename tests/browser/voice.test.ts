import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { FAKE_VOICE, NO_VOICE, say, spoken } from '../support/fake-voice';
import { createChore, createFamily, createKid, createReward, type TestFamily } from '../support/families';
import { goToPlace, logInAtTablet } from '../support/kid-at-tablet';

const app = useApp();
const browser = useBrowser();

const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };

interface Dashboard {
  page: Page;
  family: Pick<TestFamily, 'parent'>;
}

/** Opens a dashboard with chores, a reward that is too expensive, and a message. */
async function openDashboard(script = FAKE_VOICE): Promise<Dashboard> {
  const family = await createFamily(app);
  const kid = await createKid(family);
  await createChore(family, { name: 'Wash the dishes', starReward: 12 });
  await createChore(family, { name: 'Clean windows' });
  await createChore(family, { name: 'Clean the kitchen' });
  await createReward(family, { name: 'Movie night', starCost: 30 });
  await family.parent.post('/api/messages', { toKidId: kid.id, content: 'You are great' });
  const context = await browser.openContext({ ...TABLET, url: app.url });
  await context.addInitScript({ content: script });
  const page = await logInAtTablet(context, kid);
  await page.getByRole('heading', { name: 'Wash the dishes' }).waitFor();
  return { page, family };
}

const pending = async ({ parent }: Pick<TestFamily, 'parent'>) => {
  const { body } = await parent.get('/api/chore-submissions/pending');
  return (body as { chore: { name: string } }[]).map(({ chore }) => chore.name);
};
const talk = async (page: Page) => {
  await page.getByRole('button', { name: 'Talk to Pip' }).filter({ visible: true }).click();
  await page.getByRole('dialog', { name: 'Talk to Pip' }).waitFor();
};
const expectSeen = (page: Page, text: string) => page.getByRole('dialog').getByText(text).first().waitFor();
const inView = async (page: Page, heading: string) => {
  const shown = await page.waitForFunction((name) => {
    const found = [...document.querySelectorAll('h1, h2')].find(({ textContent }) => textContent === name);
    const top = found?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < window.innerHeight * 0.7 && document.activeElement === found;
  }, heading);
  return shown.jsonValue();
};

describe('a kid talks to Pip', () => {
  let dashboard: Dashboard;
  beforeAll(async () => {
    dashboard = await openDashboard();
  });

  it('listens immediately, and shows all commands as pictures', async () => {
    const { page } = dashboard;
    await talk(page);
    await expectSeen(page, 'I’m listening…');
    const keys = page.getByRole('region', { name: 'You can say' }).getByRole('button');
    for (const size of [PHONE, TABLET]) {
      await page.setViewportSize(size);
      const heights = await keys.evaluateAll((all) => all.map((key) => key.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThanOrEqual(10);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(56);
    }
    await say(page, 'how many stars do I have');
    await expectSeen(page, 'You have 0 stars!');
    expect(await spoken(page)).toContain('You have 0 stars!');
    await page.keyboard.press('Escape');
  });

  it('submits a chore, but only after a yes', async () => {
    const { page, family } = dashboard;
    await talk(page);
    await say(page, 'due the fishes', 'do the dishes');
    await expectSeen(page, 'Wash the dishes. Is it done?');
    expect(await pending(family)).toEqual([]);
    await say(page, 'yes');
    await expectSeen(page, 'Well done! A grown-up will look soon.');
    expect(await pending(family)).toEqual(['Wash the dishes']);
    await page.keyboard.press('Escape');
    await page.locator('[data-state="waiting"]', { hasText: 'Wash the dishes' }).waitFor();
  });

  it('opens the requested page', async () => {
    const { page } = dashboard;
    for (const [size, words, heading] of [
      [PHONE, 'badges', 'Badges'],
      [TABLET, 'show my rewards', 'Shop'],
      [TABLET, 'chores', 'Hi Mia!'],
    ] as const) {
      await page.setViewportSize(size);
      await talk(page);
      await say(page, words);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await inView(page, heading)).toBe(true);
    }
  });

  it('opens messages and both calendars, and logs out', async () => {
    const { page } = dashboard;
    await talk(page);
    await say(page, 'messages');
    await page.getByText('You are great').waitFor();
    await page.getByRole('button', { name: 'Got it' }).click();
    await talk(page);
    await say(page, 'history');
    await page.waitForURL('**/kid/*?tab=chore-history');
    await talk(page);
    await say(page, 'reward history');
    await page.waitForURL('**/kid/*?tab=reward-history');
    await talk(page);
    await say(page, 'show badges');
    expect(await inView(page, 'Badges')).toBe(true);
    await talk(page);
    await say(page, 'exit');
    await page.getByRole('dialog', { name: 'Log Mia out?' }).waitFor();
    await page.getByRole('button', { name: 'Stay' }).click();
  });

  it('reads a chore, a reward and a message aloud', async () => {
    const { page } = dashboard;
    await goToPlace(page, 'Today');
    await page.getByRole('button', { name: 'Read aloud: Clean windows' }).click();
    await goToPlace(page, 'Shop');
    await page.getByRole('button', { name: 'Read aloud: Movie night' }).click();
    await page
      .getByRole('button', { name: /^Messages/ })
      .filter({ visible: true })
      .click();
    await page.getByRole('button', { name: 'Read aloud: You are great' }).click();
    const said = await spoken(page);
    expect(said.some((text) => text.startsWith('Clean windows. 5 stars.'))).toBe(true);
    expect(said.some((text) => text.startsWith('Movie night. 30 stars. You need 30 more stars.'))).toBe(true);
    expect(said.at(-1)).toBe('Hello! You are great');
    const ears = page.getByRole('button', { name: /^Read aloud/ });
    const sizes = await ears.evaluateAll((all) => all.map((ear) => ear.getBoundingClientRect().width));
    expect(Math.min(...sizes.filter((width) => width > 0))).toBeGreaterThanOrEqual(56);
  });
});

describe('without speech recognition', () => {
  it('explains that the browser can’t listen or speak, and can be used by tapping', async () => {
    const { page } = await openDashboard(NO_VOICE);
    expect(await page.getByRole('button', { name: /^Read aloud/ }).count()).toBe(0);
    await talk(page);
    await expectSeen(page, 'This tablet can’t listen. You can tap the pictures.');
    await page.getByRole('button', { name: 'Badges' }).click();
    expect(await inView(page, 'Badges')).toBe(true);
  });
});
