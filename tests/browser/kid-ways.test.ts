import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createFamily, createKid, type TestFamily, type TestKid } from '../support/families';
import { goToPlace, logInAtTablet, tapPattern } from '../support/kid-at-tablet';
import { signInAtDesk } from '../support/parent-at-desk';
import { FAKE_VOICE, say } from '../support/fake-voice';
import { createFamilyWithChores, handIn } from '../support/family-with-chores';
import { button } from '../support/screen';

const app = useApp();
const browser = useBrowser();

const WRONG = [9, 8, 7, 6];

const open = () => browser.openContext({ width: 1024, height: 768, url: app.url });

let shared: TestFamily<typeof app>;
beforeAll(async () => {
  shared = await createFamily(app, { timezone: 'UTC' });
});

describe('logging in', () => {
  it.each([
    ['the family’s login', (kid: TestKid) => `/kid-login?familyCode=${kid.familyCode}`],
    ['their own page', (kid: TestKid) => `/kid/${kid.id}`],
  ])('leads from the pictures at %s to the dashboard without an empty moment', async (where, address) => {
    const kid = await createKid(shared, { name: `Swift ${where.length}` });
    const page = await (await open()).newPage();
    const release: (() => void)[] = [];
    await page.route(/assets\/kid-dashboard-page-[^/]*\.js/, async (route) => {
      await new Promise<void>((resolve) => release.push(resolve));
      return route.continue();
    });
    await page.goto(address(kid));
    const name = button(page, new RegExp(kid.name));
    await name.or(page.getByText('0/4')).first().waitFor();
    if (await name.isVisible()) await name.click();
    await page.getByText('0/4').waitFor();
    await page.evaluate(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const look = () => {
        const shown = document.querySelector('#root h1, #root main[aria-busy]');
        const main = shown?.closest('main');
        seen.add(!main ? 'nothing' : main.id === 'main' ? 'dashboard' : 'login');
        requestAnimationFrame(look);
      };
      look();
    });
    const loggedIn = page.waitForResponse((response) => response.url().endsWith('/login') && response.ok());
    await tapPattern(page, kid.pattern);
    await loggedIn;
    await expect.poll(() => release.length).toBeGreaterThan(0);
    for (const go of release) go();
    await page.getByRole('heading', { name: /^Hi / }).waitFor();
    const seen = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    await expect.poll(seen).toEqual(['login', 'dashboard']);
  });

  it('opens the app at / on the page of the logged-in kid, and Exit logs out', async () => {
    const kid = await createKid(shared, { name: 'Homing' });
    const page = await logInAtTablet(await open(), kid);
    await page.goto('/');
    await page.waitForURL(`**/kid/${kid.id}`);
    await page.getByRole('heading', { name: 'Hi Homing!' }).waitFor();
    await button(page, 'Exit').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Exit' }).click();
    await page.waitForURL('**/kid-login*');
    await button(page, /Homing/).waitFor();
    await page.goto('/');
    await page.getByRole('heading', { name: /Make Chores/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('shows no message over the nap after too many tries, and Pip is still napping after Back', async () => {
    const kid = await createKid(shared, { name: 'Hasty' });
    const page = await (await open()).newPage();
    await page.goto(`/kid-login?familyCode=${kid.familyCode}`);
    await button(page, /Hasty/).click();
    for (let tries = 0; tries < 4; tries += 1) {
      await app.agent().post(`/api/kids/${kid.id}/login`, { pattern: WRONG });
    }
    const napping = page.getByRole('heading', { name: 'Shh, Pip is napping' });
    await expect
      .poll(async () => {
        if (await napping.isVisible()) return true;
        await page.getByText('0/4').waitFor();
        await tapPattern(page, WRONG);
        await page.getByText('0/4').or(napping).first().waitFor();
        return napping.isVisible();
      })
      .toBe(true);
    // Keeps notifications, so that the wait can't end with the time of one.
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await page.locator('[data-toast][data-state="open"]').waitFor({ state: 'detached' });
    await button(page, 'Back').click();
    await button(page, /Hasty/).click();
    await napping.waitFor();
    expect(await page.getByText('0/4').count()).toBe(0);
    await shared.parent.post(`/api/kids/${kid.id}/unlock`);
    await button(page, 'A grown-up helped me').click();
    await page.getByText('0/4').waitFor();
  });
});

describe('messages and reviews from adults', () => {
  it('are celebrated over an open calendar', async () => {
    const { family, kid } = await createFamilyWithChores(app);
    await handIn(family, kid, 'Dust', { status: 'approved' });
    const page = await logInAtTablet(await open(), kid);
    await goToPlace(page, 'Shop');
    await page.getByRole('button', { name: 'Get It! Ice cream' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Get It!' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await goToPlace(page, 'This week');
    await page.getByRole('link', { name: 'Chores calendar' }).click();
    await page.getByRole('grid').waitFor();
    const [asked] = (await family.parent.get('/api/reward-redemptions/pending')).body as readonly {
      id: string;
    }[];
    const review = await family.parent.put(`/api/reward-redemptions/${asked?.id}/review`, {
      status: 'approved',
    });
    expect(review.status).toBe(200);
    const party = page.getByRole('dialog', { name: 'Hooray, Mia!' });
    await party.getByText('Ice cream is yours.').waitFor();
    await button(page, 'Yippee!').click();
    await page.getByRole('grid').waitFor();
  });
});

describe('notes of a kid', () => {
  it('are sent with a chore, typed, and with a wish, spoken, and the parent reads both', async () => {
    const { family, kid } = await createFamilyWithChores(app);
    await handIn(family, kid, 'Dust', { status: 'approved' });
    const context = await open();
    await context.addInitScript(FAKE_VOICE);
    const page = await logInAtTablet(context, kid);
    await button(page, 'Tell a grown-up: Make your bed').click();
    const telling = page.getByRole('dialog', { name: 'Tell a grown-up' });
    await telling.getByLabel('Your note').fill('Even the pillow!');
    await telling.getByRole('button', { name: 'Do It!' }).click();
    await page.locator('li', { hasText: 'Make your bed' }).getByText('Waiting').waitFor();
    await goToPlace(page, 'Shop');
    await button(page, 'Get It! Ice cream').click();
    const question = page.getByRole('dialog', { name: 'Ice cream' });
    await question.getByRole('button', { name: 'Say why' }).click();
    await question.getByRole('button', { name: 'Say it' }).click();
    await say(page, 'It is so hot today');
    await expect.poll(() => question.getByLabel('Your note').inputValue()).toBe('It is so hot today');
    await question.getByRole('button', { name: 'Get It!' }).click();
    await question.waitFor({ state: 'detached' });
    const desk = await signInAtDesk(await open(), family);
    await desk.goto('/parent?tab=approvals');
    for (const [name, note] of [
      ['Make your bed', '“Even the pillow!”'],
      ['Ice cream', '“It is so hot today”'],
    ] as const) {
      await desk
        .getByRole('article', { name: new RegExp(`^${name}`) })
        .first()
        .click();
      await desk.getByText(note).first().waitFor();
    }
  });
});
