import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Family, UpdateFamilyInput } from '@shared/contracts/families';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createKid } from '../support/families';
import { createFamilyWithChores, handIn } from '../support/family-with-chores';
import { goToPlace, logInAtTablet } from '../support/kid-at-tablet';
import { signInAtDesk } from '../support/parent-at-desk';

const app = useApp();
const browser = useBrowser();

const TABLET = { width: 1024, height: 768 };
const open = (size = TABLET) => browser.openContext({ ...size, url: app.url });
const tab = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name });

async function familyAtWork() {
  const { family, kid } = await createFamilyWithChores(app);
  const leo = await createKid(family, { name: 'Leo' });
  await handIn(family, kid, 'Dust', { status: 'approved', starsAwarded: 12 });
  await handIn(family, leo, 'Set the table', { status: 'approved', starsAwarded: 8 });
  const change = async (body: UpdateFamilyInput) =>
    expect((await family.parent.put('/api/family', body)).status).toBe(200);
  return { family, kid, leo, change };
}

describe('This week', () => {
  it('follows the mode that a parent chooses while a kid is watching', async () => {
    const { kid, change } = await familyAtWork();
    const page = await logInAtTablet(await open(), kid);
    await page.goto(`/kid/${kid.id}?tab=week`);
    await page.getByRole('list').filter({ hasText: 'First place' }).waitFor();

    await change({ leaderboardMode: 'team', teamGoal: 25 });
    await page.getByText('5 stars to go!').waitFor();
    expect(await page.getByText(/place/i).count()).toBe(0);

    await change({ teamGoal: 20 });
    await page.getByText('You did it together!').waitFor();
    await page.getByRole('button', { name: 'Hooray!' }).click();

    await change({ leaderboardMode: 'self' });
    await page.getByRole('region', { name: /^My weeks/ }).waitFor();
    expect(await page.getByText('Leo').count()).toBe(0);

    await change({ leaderboardMode: 'off' });
    await page.getByRole('heading', { name: 'Hi Mia!' }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await expect.poll(() => tab(page, 'This week').count()).toBe(0);
    await tab(page, 'Chores').click();
    await page.getByRole('grid').waitFor();
    await page.goto(`/kid/${kid.id}?tab=week`);
    await page.getByRole('heading', { name: 'Hi Mia!' }).waitFor();

    await change({ leaderboardMode: 'compete' });
    await goToPlace(page, 'This week');
    await page.getByText('First place').waitFor({ state: 'attached' });
  });

  it('celebrates when the family reaches its goal', async () => {
    const { family, kid, leo, change } = await familyAtWork();
    await change({ leaderboardMode: 'team', teamGoal: 24 });
    const page = await logInAtTablet(await open(), kid);
    await page.goto(`/kid/${kid.id}?tab=week`);
    await page.getByText('4 stars to go!').waitFor();
    await handIn(family, leo, 'Make your bed', { status: 'approved', starsAwarded: 4 });
    const party = page.getByRole('dialog', { name: 'We did it together!' });
    await party.getByRole('button', { name: 'Hooray!' }).click();
    await party.waitFor({ state: 'detached' });
    expect(await page.getByText('You did it together!').isVisible()).toBe(true);
  });
});

describe('the adults’ leaderboard', () => {
  it('has the mode and the team goal of the settings', async () => {
    const { family } = await familyAtWork();
    const page = await signInAtDesk(await open({ width: 1440, height: 900 }), family);
    await page.goto('/parent?tab=settings#leaderboard');
    await page.getByRole('radio', { name: /^As a team/ }).click();
    const saved = async () => (await family.parent.get('/api/family')).body as Family;
    const goal = page.getByLabel('Team goal each week');
    await expect.poll(() => goal.inputValue()).toBe('50');
    await goal.fill('40');
    await page.getByRole('button', { name: 'Save goal' }).click();
    await expect.poll(saved).toMatchObject({ teamGoal: 40 });
    await page.goto('/parent?tab=analytics&view=leaderboard');
    await page.getByText('20 stars to go!').waitFor();

    await page.goto('/parent?tab=settings#leaderboard');
    await page.getByRole('radio', { name: /^Beat your own score/ }).click();
    await expect.poll(saved).toMatchObject({ leaderboardMode: 'self' });
    await page.goto('/parent?tab=analytics&view=leaderboard');
    await page.getByText('No earlier week yet').first().waitFor();

    await page.goto('/parent?tab=settings#leaderboard');
    await page.getByRole('radio', { name: /^Off/ }).click();
    await expect.poll(saved).toMatchObject({ leaderboardMode: 'off' });
    await page.goto('/parent?tab=analytics&view=leaderboard');
    await page.getByRole('link', { name: 'Open Settings' }).click();
    await page.getByRole('radio', { name: /^Off/, checked: true }).waitFor();
  });
});
