import type { Page } from 'playwright-core';
import { STICKERS } from '@shared/constants';
import { addDays } from '@shared/rules/calendar';
import { NOW, query } from '../clock';
import { press, seen, type OwnScreen, type Screen } from '../screen';
import { tellAll, type SmallFamily, type Stage } from '../stage';
import { t } from '../words';

async function furnish(
  { family, mia }: SmallFamily,
  { place }: Stage,
  { stars, friend, stickers }: { stars: number; friend: string; stickers: number },
): Promise<void> {
  await family.parent.post(`/api/kids/${mia.id}/stars`, { amount: stars, reason: 'Helped Leo' });
  await family.parent.put(`/api/kids/${mia.id}/friend`, { friend });
  const today = NOW.slice(0, 10);
  for (let day = 1; day <= stickers; day += 1) {
    await query(
      place.databaseUrl,
      'INSERT INTO kid_stickers (family_id, kid_id, day, sticker) SELECT family_id, id, $2, $3 FROM kids WHERE id = $1',
      [mia.id, addDays(today, -day), STICKERS[(stickers - day) % STICKERS.length]],
    );
  }
}

const enter = async (page: Page, { mia, atMia }: SmallFamily, path = '/kid') => {
  await tellAll(atMia, mia.id);
  await page.goto(`${path}/${mia.id}?tab=nest`);
  await page.locator('[data-thing]').first().waitFor();
  await page.waitForLoadState('networkidle');
};
const nest = (name: string, steps: OwnScreen['steps'], who: OwnScreen['who'] = 'own-mia'): OwnScreen => ({
  area: 'kid',
  name,
  who,
  steps,
});

export const KID_NEST_SCREENS: readonly (Screen | OwnScreen)[] = [
  nest('nest-some', async (page, family, stage) => {
    await furnish(family, stage, { stars: 164, friend: 'fox', stickers: 3 });
    const wish = family.rewards.find(({ name }) => name === 'Trip to the zoo');
    await family.family.parent.put(`/api/kids/${family.mia.id}/goal`, { rewardId: wish?.id });
    await enter(page, family);
  }),
  nest('nest-full', async (page, family, stage) => {
    await furnish(family, stage, { stars: 1000, friend: 'unicorn-foal', stickers: 23 });
    await enter(page, family);
  }),
  {
    ...nest('nest-mirrored', async (page, family, stage) => {
      await furnish(family, stage, { stars: 164, friend: 'whale', stickers: 3 });
      await enter(page, family);
    }),
    script: `localStorage['starnest:pseudo'] = '1';`,
  },
  nest('nest-taken', async (page, family, stage) => {
    await furnish(family, stage, { stars: 164, friend: 'owl', stickers: 0 });
    await enter(page, family);
    await press(t('nest.thing.bookshelf'))(page, stage);
    await page.locator('[data-free]').first().waitFor();
  }),
  nest(
    'nest-watched',
    async (page, family, stage) => {
      await furnish(family, stage, { stars: 164, friend: 'frog', stickers: 3 });
      await enter(page, family, '/parent/kid');
    },
    'own-parent',
  ),
  {
    area: 'kid',
    name: 'nest-new',
    who: 'bo',
    steps: async (page, stage) => {
      await page.goto(`/kid/${stage.bo.id}?tab=nest`);
      await seen(t('nest.who'))(page, stage);
      await page.waitForLoadState('networkidle');
    },
  },
];
