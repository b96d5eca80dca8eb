import type { Page } from 'playwright-core';
import { query } from '../clock';
import { addKid, handIn, redeem } from '../families';
import {
  at,
  dialog,
  fill,
  goesLive,
  hold,
  press,
  seen,
  type OwnScreen,
  type Screen,
  type Steps,
} from '../screen';
import { tellAll, type SmallFamily } from '../stage';
import { t } from '../words';

const TABS = {
  today: t('kidDashboard.doIt'),
  shop: t('shop.getIt'),
  nest: t('kidDashboard.badges'),
  week: t('leaderboard.lastWeek'),
};
const nest = (tab: keyof typeof TABS = 'today', ...then: Steps[]) =>
  at(({ mia }) => `/kid/${mia.id}?tab=${tab}`, seen(TABS[tab]), ...then);
const calendar = (tab: string, ...then: Steps[]) =>
  at(
    ({ mia }) => `/kid/${mia.id}?tab=${tab}`,
    (page) => page.getByRole('grid').waitFor(),
    ...then,
  );
/** Waits for the socket, because the stopped clock hides what changed before the join. */
const enter = async (page: Page, { mia }: SmallFamily) => {
  const live = goesLive(page);
  await page.goto(`/kid/${mia.id}`);
  await page.getByRole('button', { name: t('kidDashboard.doItNamed', { chore: 'Feed the cat' }) }).waitFor();
  await live;
};
const idOf = (all: readonly { id: string; name: string }[], name: string) =>
  all.find((one) => one.name === name)?.id ?? '';
const kid = (name: string, steps: Steps, more: Partial<Screen> = {}): Screen => ({
  area: 'kid',
  name,
  who: 'mia',
  steps,
  ...more,
});

export const KID_SCREENS: readonly (Screen | OwnScreen)[] = [
  kid('today', nest()),
  kid('shop', nest('shop')),
  kid('nest', nest('nest')),
  kid('week', nest('week')),
  kid('week-about', nest('week', press(t('leaderboard.about')), dialog)),
  kid(
    'today-empty',
    at(({ bo }) => `/kid/${bo.id}`, seen(t('kidDashboard.greeting', { name: 'Bo' }))),
    { who: 'bo' },
  ),
  kid('today-loading', async (page, stage) => {
    await page.route('**/api/kids/**', (route) =>
      route.request().url().endsWith(stage.mia.id) ? route.continue() : undefined,
    );
    await page.goto(`/kid/${stage.mia.id}`);
    await page.getByRole('main').waitFor();
  }),
  kid('today-failed', async (page, stage) => {
    await page.route('**/api/kids/**', (route) =>
      route.request().url().endsWith(stage.mia.id)
        ? route.continue()
        : route.fulfill({ status: 400, json: { message: 'Try again later.', code: 'invalid' } }),
    );
    await page.goto(`/kid/${stage.mia.id}`);
    await page
      .getByRole('button', { name: t('ui.retry') })
      .first()
      .waitFor();
  }),
  kid('chore-calendar', calendar('chore-history')),
  kid(
    'chore-calendar-day',
    calendar('chore-history', (page) => page.locator('[data-date="2030-06-12"]').click()),
  ),
  kid('reward-calendar', calendar('reward-history')),
  kid(
    'reward-calendar-day',
    calendar('reward-history', (page) => page.locator('[data-date="2030-06-12"]').click()),
  ),
  kid('rejected-reason', nest('today', press(t('kidDashboard.rejected'), { exact: false }), dialog)),
  kid(
    'tell-dialog',
    nest('today', press(t('kidDashboard.tellGrownUpAbout', { chore: 'Feed the cat' })), dialog),
  ),
  kid('get-it-dialog', nest('shop', press(t('shop.getItNamed', { reward: 'Ice cream' })), dialog)),
  kid(
    'get-it-why',
    nest(
      'shop',
      press(t('shop.getItNamed', { reward: 'Ice cream' })),
      dialog,
      press(t('shop.sayWhy')),
      fill(t('kidDashboard.yourNote'), 'It is so hot today'),
    ),
  ),
  // The other theme needs them unread.
  kid(
    'messages',
    nest('today', hold('**/api/messages/*/read'), press(t('messages.unread', { count: 2 })), dialog),
    { holdsWrite: true },
  ),
  kid(
    'hearts',
    nest(
      'today',
      press(t('messages.unread', { count: 2 })),
      (page) => page.getByRole('tab', { name: t('praise.album') }).click(),
      (page) => page.getByAltText(t('praise.sentBack', { heart: t('praise.hug') })).waitFor(),
    ),
  ),
  kid('exit', nest('nest', press(t('kidDashboard.exit')), dialog)),
  kid(
    'offline-note',
    nest('today', async (page) => {
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await page.getByText(t('offline.title')).first().waitFor();
    }),
  ),
  kid(
    'offline-screen',
    async (page, stage) => {
      await nest()(page, stage);
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await page.context().setOffline(true);
      await page.reload();
      await page.getByRole('dialog', { name: t('offline.title') }).waitFor();
    },
    { serviceWorker: true },
  ),
  {
    area: 'kid',
    name: 'toast-well-done',
    who: 'own-mia',
    each: true,
    steps: async (page, family) => {
      await enter(page, family);
      await page
        .getByRole('button', { name: t('kidDashboard.doItNamed', { chore: 'Feed the cat' }) })
        .click();
      await page.getByText(t('kidDashboard.approved')).first().waitFor();
    },
  },
  {
    area: 'kid',
    name: 'will-be-sent',
    who: 'own-mia',
    each: true,
    steps: async (page, family) => {
      await enter(page, family);
      await page.context().setOffline(true);
      await page
        .getByRole('button', { name: t('kidDashboard.doItNamed', { chore: 'Feed the cat' }) })
        .click();
      await page.getByText(t('kidDashboard.unsent')).first().waitFor();
    },
  },
  {
    area: 'kid',
    name: 'toast-message',
    who: 'own-mia',
    each: true,
    steps: async (page, family) => {
      await enter(page, family);
      await family.family.parent.post('/api/messages', {
        toKidId: family.mia.id,
        content: 'Well played today!',
      });
      await page.getByText(t('messages.arrived')).first().waitFor();
    },
  },
  {
    area: 'kid',
    name: 'party-badge',
    who: 'own-mia',
    steps: async (page, family) => {
      await enter(page, family);
      const choreId = idOf(family.chores, 'Wash the dishes');
      await handIn(family.atMia, family.mia.id, choreId, { by: family.family.parent, status: 'approved' });
      await page.getByRole('button', { name: t('news.rewardDone') }).click();
      await page.getByRole('button', { name: t('news.newBadgeDone') }).waitFor();
    },
  },
  ...(['heart', 'heart-yes'] as const).map((name): OwnScreen => ({
    area: 'kid',
    name,
    who: 'own-mia',
    steps: async (page, { family: { parent }, atMia, mia, chores }) => {
      await parent.post(`/api/kids/${mia.id}/praise`, { picture: 'helper' });
      const praise = { picture: 'sparkle', words: 'The sink shines like new!' } as const;
      const choreId = idOf(chores, 'Wash the dishes');
      await handIn(atMia, mia.id, choreId, { by: parent, status: 'approved', praise });
      await page.goto(`/kid/${mia.id}`);
      const yay = page
        .getByRole('dialog', { name: t('praise.helper') })
        .getByRole('button', { name: t('news.yay') });
      await yay.waitFor();
      if (name === 'heart') return;
      await yay.click();
      await page.getByRole('dialog', { name: praise.words }).waitFor();
    },
  })),
  ...(['away', 'party-level', 'party-gift', 'party-mystery', 'party-reward'] as const).map(
    (name): OwnScreen => ({
      area: 'kid',
      name,
      who: 'own-mia',
      each: true,
      steps: async (page, family) => {
        const by = family.family.parent;
        for (const chore of ['Wash the dishes', 'Vacuum the whole living room and the stairs']) {
          await handIn(family.atMia, family.mia.id, idOf(family.chores, chore), { by, status: 'approved' });
        }
        const wanted = name === 'party-reward' ? 'Ice cream' : 'A secret adventure';
        const reward = family.rewards.find((one) => one.name === wanted);
        if (!reward) throw new Error('no such reward');
        await redeem(family.atMia, family.mia.id, reward, {
          by,
          status: 'approved',
          parentNotes: 'Enjoy it!',
        });
        await page.goto(`/kid/${family.mia.id}`);
        const key = (words: string) => page.getByRole('button', { name: words });
        await key(t('news.yay')).waitFor();
        if (name === 'away') return;
        await key(t('news.yay')).click();
        await key(t('news.rewardDone')).waitFor();
        if (name === 'party-level') return;
        await key(t('news.rewardDone')).click();
        for (const badge of [t('badges.name.star-starter'), t('badges.name.bright-spark')]) {
          await page.getByRole('dialog', { name: badge }).waitFor();
          await key(t('news.newBadgeDone')).click();
        }
        if (name !== 'party-reward') await key(t('news.openGiftNamed', { step: 1, of: 3 })).waitFor();
        if (name === 'party-gift') return;
        if (name === 'party-mystery') await key(t('news.openGiftNamed', { step: 1, of: 3 })).click();
        await key(t('news.rewardDone')).waitFor();
      },
    }),
  ),
  {
    area: 'kid',
    name: 'party-wish',
    who: 'own-mia',
    steps: async (page, { family, mia, atMia, rewards }) => {
      const stars = `/api/kids/${mia.id}/stars`;
      await family.parent.post(stars, { amount: 6, reason: 'Helped Leo' });
      await tellAll(atMia, mia.id);
      await atMia.put(`/api/kids/${mia.id}/goal`, { rewardId: idOf(rewards, 'Ice cream') });
      const live = goesLive(page);
      await page.goto(`/kid/${mia.id}`);
      await live;
      await family.parent.post(stars, { amount: 4, reason: 'Tried hard' });
      await page.getByRole('button', { name: t('news.yay') }).click();
      await page.getByRole('dialog', { name: t('news.wishReached') }).waitFor();
    },
  },
  {
    area: 'kid',
    name: 'party-week',
    who: 'own-mia',
    steps: async (page, { family, mia, atMia, chores }, { place }) => {
      await addKid(family, 'Leo', '#5BB8F5');
      const choreId = idOf(chores, 'Feed the cat');
      await handIn(atMia, mia.id, choreId, { by: family.parent, status: 'approved' });
      await tellAll(atMia, mia.id);
      await query(
        place.databaseUrl,
        'UPDATE chore_submissions SET handed_in_on = handed_in_on - 7 WHERE kid_id = $1',
        [mia.id],
      );
      await page.goto(`/kid/${mia.id}`);
      await page.getByRole('dialog', { name: t('news.weekWon') }).waitFor();
    },
  },
];
