import type { Page } from 'playwright-core';
import { STICKER_SCENES, STICKERS } from '@shared/constants';
import type { Nest } from '@shared/contracts/nest';
import { addDays } from '@shared/rules/calendar';
import { weekOf } from '@shared/rules/nights';
import { STICKER_SPOTS } from '@/components/art/sticker-spots';
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

const openAlbum =
  (scene: string | null, path = '/kid'): OwnScreen['steps'] =>
  async (page, family, stage) => {
    const { mia, atMia } = family;
    await furnish(family, stage, { stars: 30, friend: 'fox', stickers: 18 });
    const { stickers } = (await atMia.get(`/api/kids/${mia.id}/nest`)) as Nest;
    await atMia.put(`/api/kids/${mia.id}/nest`, {
      stickers: stickers.slice(0, 16).map(({ id, day }) => {
        const isMeadow = (STICKER_SCENES.meadow as readonly string[]).includes(id);
        const [x, y] = STICKER_SPOTS[id];
        return {
          day,
          scene: isMeadow ? 'meadow' : 'forest',
          x: Math.round((x / 960) * 1000),
          y: Math.round((y / 600) * 1000),
        };
      }),
    });
    for (const [day, count] of [
      [21, 7],
      [14, 4],
      [7, 1],
    ] as const)
      for (let night = 0; night < count; night += 1)
        await query(
          stage.place.databaseUrl,
          'INSERT INTO kid_nights (family_id, kid_id, day) SELECT family_id, id, $2 FROM kids WHERE id = $1',
          [mia.id, addDays(weekOf(addDays(NOW.slice(0, 10), -day), 0), night)],
        );
    await tellAll(atMia, mia.id);
    await page.goto(`${path}/${mia.id}?tab=stickers${scene === null ? '' : `&scene=${scene}`}`);
    await page.locator('[data-scene]').first().waitFor();
    await page.waitForLoadState('networkidle');
  };

const enterTonight = async (page: Page, { family, mia, atMia, chores }: SmallFamily) => {
  for (const { id: choreId } of chores.slice(0, 5))
    await atMia.post('/api/chore-submissions', { kidId: mia.id, choreId }).catch(() => undefined);
  await family.parent.put('/api/family', { timezone: 'Asia/Karachi' });
  await family.parent.put(`/api/kids/${mia.id}/friend`, { friend: 'fox' });
  await tellAll(atMia, mia.id);
  await page.goto(`/kid/${mia.id}`);
  await page.locator('[data-night]').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
};

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

const hello = (name: string, ...buttons: string[]): OwnScreen =>
  nest(name, async (page, { mia }, stage) => {
    await query(stage.place.databaseUrl, 'UPDATE kids SET greeted = false WHERE id = $1', [mia.id]);
    await page.goto(`/kid/${mia.id}`);
    await seen(t('hello.who'))(page, stage);
    await press(t('friends.unicorn-foal'))(page, stage);
    for (const button of buttons) await press(button)(page, stage);
    if (buttons.length > 1) await seen(t('hello.howItWorks'))(page, stage);
  });

export const KID_NEST_SCREENS: readonly (Screen | OwnScreen)[] = [
  hello('hello-who'),
  hello('hello-egg', t('hello.thatsMe')),
  hello('hello-how', t('hello.thatsMe'), t('kidDashboard.doIt')),
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
  nest('stickers-album', openAlbum(null)),
  nest('stickers-scene', openAlbum('forest')),
  nest('stickers-watched', openAlbum('forest', '/parent/kid'), 'own-parent'),
  nest('goodnight', async (page, family) => {
    await enterTonight(page, family);
    await page.locator('nav [data-night]').dispatchEvent('click');
    await page.locator('[data-beat="asleep"]').waitFor();
  }),
  nest('goodnight-end', async (page, family) => {
    await enterTonight(page, family);
    await page.locator('nav [data-night]').dispatchEvent('click');
    await page.locator('[data-beat="end"] [data-egg]').waitFor();
  }),
  nest('morning', async (page, family) => {
    await enterTonight(page, family);
    const yesterday = addDays(NOW.slice(0, 10), -1);
    await page.evaluate(`localStorage['starnest:night:${family.mia.id}'] = '${yesterday}'`);
    await page.reload();
    await page.locator('[data-morning]').waitFor();
  }),
  nest('nest-lifted', async (page, family, stage) => {
    await furnish(family, stage, { stars: 164, friend: 'owl', stickers: 0 });
    await enter(page, family);
    await page.locator('[data-thing="bookshelf"] button').focus();
    await page.keyboard.press(' ');
    await page.keyboard.press('ArrowRight');
    await page.locator('[data-carried]').waitFor();
  }),
  nest('nest-path', async (page, family, stage) => {
    await furnish(family, stage, { stars: 126, friend: 'fox', stickers: 3 });
    await enter(page, family);
    await press(t('nest.path.title'))(page, stage);
    await page.locator('[data-goal]').waitFor();
  }),
  nest('nest-toy-box', async (page, family, stage) => {
    await furnish(family, stage, { stars: 164, friend: 'owl', stickers: 0 });
    await enter(page, family);
    await press(t('nest.toyBox'))(page, stage);
    await page.getByRole('dialog').waitFor();
  }),
  nest('nest-me', async (page, family, stage) => {
    await furnish(family, stage, { stars: 15, friend: 'fox', stickers: 0 });
    await enter(page, family);
    await press(t('nest.me'))(page, stage);
    await page.getByRole('dialog').waitFor();
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
      await seen(t('nest.toyBox'))(page, stage);
      await page.waitForLoadState('networkidle');
    },
  },
];
