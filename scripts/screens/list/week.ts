import type { Page } from 'playwright-core';
import type { UpdateFamilyInput } from '@shared/contracts/families';
import { addKid, handIn, logInKid } from '../families';
import type { OwnScreen } from '../screen';
import { tellAll, type SmallFamily, type Stage } from '../stage';
import { t } from '../words';

async function fill(
  { family, mia, atMia, chores }: SmallFamily,
  { place }: Stage,
  change: UpdateFamilyInput,
) {
  const by = family.parent;
  const names = [
    ['Leo', '#5BB8F5', 31],
    ['Ava', '#FFD23F', 46],
    ['Noah Maximilian Alexander', '#7BC950', 9],
  ] as const;
  const hand = async (agent: SmallFamily['atMia'], kidId: string, starsAwarded: number) =>
    handIn(agent, kidId, chores[0]?.id ?? '', { by, status: 'approved', starsAwarded });
  await hand(atMia, mia.id, 24);
  for (const [name, color, stars] of names) {
    const kid = await addKid(family, name, color);
    await hand(await logInKid(place, family, kid), kid.id, stars);
  }
  await by.put('/api/family', change);
}

const week = (name: string, change: UpdateFamilyInput, shown: string): OwnScreen => ({
  area: 'kid',
  name,
  who: 'own-mia',
  steps: async (page, own, stage) => {
    await fill(own, stage, change);
    await tellAll(own.atMia, own.mia.id);
    await page.goto(`/kid/${own.mia.id}?tab=week`);
    await page.getByText(shown).first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
  },
});

const board = (
  name: string,
  change: UpdateFamilyInput,
  steps: (page: Page, family: SmallFamily, stage: Stage) => Promise<unknown>,
): OwnScreen => ({
  area: 'parent',
  name,
  who: 'own-parent',
  steps: async (page, own, stage) => {
    await fill(own, stage, change);
    await steps(page, own, stage);
    await page.waitForLoadState('networkidle');
  },
});

const leaderboard = (shown: string) => async (page: Page) => {
  await page.goto('/parent?tab=analytics&view=leaderboard');
  await page.getByText(shown).first().waitFor();
};

export const WEEK_SCREENS: readonly OwnScreen[] = [
  week('week-compete', { leaderboardMode: 'compete' }, t('leaderboard.first')),
  week('week-team', { leaderboardMode: 'team', teamGoal: 150 }, t('leaderboard.teamToGo', { count: 40 })),
  week('week-team-reached', { leaderboardMode: 'team', teamGoal: 100 }, t('leaderboard.teamReached')),
  week('week-self', { leaderboardMode: 'self' }, t('leaderboard.myWeek')),
  {
    area: 'kid',
    name: 'party-team',
    who: 'own-mia',
    steps: async (page, own, stage) => {
      await fill(own, stage, { leaderboardMode: 'team', teamGoal: 150 });
      await tellAll(own.atMia, own.mia.id);
      await own.family.parent.put('/api/family', { teamGoal: 100 });
      await page.goto(`/kid/${own.mia.id}`);
      await page.getByRole('dialog', { name: t('news.teamWon') }).waitFor();
    },
  },
  {
    area: 'kid',
    name: 'week-off',
    who: 'own-mia',
    steps: async (page, own, stage) => {
      await fill(own, stage, { leaderboardMode: 'off' });
      await tellAll(own.atMia, own.mia.id);
      await page.goto(`/kid/${own.mia.id}?tab=chore-history`);
      await page.getByRole('grid').waitFor();
    },
  },
  board(
    'board-team',
    { leaderboardMode: 'team', teamGoal: 150 },
    leaderboard(t('leaderboard.teamToGo', { count: 40 })),
  ),
  board('board-self', { leaderboardMode: 'self' }, leaderboard(t('leaderboard.noBest'))),
  board('board-off', { leaderboardMode: 'off' }, leaderboard(t('leaderboard.off'))),
  board('settings-board', { leaderboardMode: 'team', teamGoal: 150 }, async (page) => {
    await page.goto('/parent?tab=settings#leaderboard');
    await page.getByText(t('settings.teamGoal')).waitFor();
  }),
];
