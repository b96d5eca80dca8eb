import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { addChore, addReward, handIn } from '../families';
import {
  at,
  choose,
  dialog,
  fill,
  goesLive,
  hold,
  press,
  refuse,
  seen,
  type OwnScreen,
  type Screen,
  type Steps,
} from '../screen';
import { error, t } from '../words';
import { inMenu, menuOf } from './who-when';

const tab = (query: string, ...then: Steps[]) => at(`/parent${query && `?tab=${query}`}`, ...then);
const parent = (name: string, steps: Steps, more: Partial<Screen> = {}): Screen => ({
  area: 'parent',
  name,
  who: 'parent',
  steps,
  ...more,
});
const fresh = (name: string, steps: Steps) => parent(name, steps, { who: 'fresh' });
const tooMany = { code: 'rate_limited', key: 'rate_limited', params: { seconds: 300 } } as const;
const toast = (text: string) => (page: Page) => page.getByText(text).first().waitFor();

const chooseFile =
  (name: string, mimeType: string): Steps =>
  async (page) => {
    const drawn = new PNG({ width: 40, height: 30 });
    drawn.data.fill(200);
    const file = { name, mimeType, buffer: PNG.sync.write(drawn) };
    await page.getByRole('dialog').locator('input[type=file]').first().setInputFiles(file);
  };

const openZones: Steps = (page) =>
  page.getByRole('main').locator('section button[aria-haspopup=dialog]:visible').first().click();

const TABS = [
  '',
  'approvals',
  'plan',
  'kids',
  'chores',
  'rewards',
  'reward-history',
  'messages',
  'analytics',
  'settings',
];
const LISTS = {
  '': '**/api/{*/pending,family/overview}',
  approvals: '**/api/**/pending',
  plan: '**/api/family/plan?*',
  kids: '**/api/kids',
  chores: '**/api/chores',
  rewards: '**/api/rewards',
  analytics: '**/api/analytics**',
};
const nameOf = (query: string) => query || 'overview';

export const PARENT_SCREENS: readonly (Screen | OwnScreen)[] = [
  ...TABS.map((query) =>
    parent(
      nameOf(query),
      tab(query, (page) => page.getByRole('main').waitFor()),
    ),
  ),
  ...TABS.map((query) =>
    fresh(
      `${nameOf(query)}-empty`,
      tab(query, (page) => page.getByRole('main').waitFor()),
    ),
  ),
  ...Object.entries(LISTS).map(([query, pattern]) =>
    parent(`${nameOf(query)}-loading`, async (page, stage) => {
      await hold(pattern)(page, stage);
      await tab(query)(page, stage);
      await page.getByRole('main').waitFor();
    }),
  ),
  ...Object.entries(LISTS).map(([query, pattern]) =>
    parent(`${nameOf(query)}-failed`, async (page, stage) => {
      await refuse(pattern, 500, { code: 'internal', key: 'internal' })(page, stage);
      await tab(query)(page, stage);
      await page
        .getByRole('button', { name: t('ui.retry') })
        .first()
        .waitFor();
    }),
  ),
  parent('approvals-all', tab('approvals', press(t('family.approveAll')), dialog)),
  parent('chore-form', tab('chores&new=1', dialog)),
  parent(
    'chore-form-errors',
    tab('chores&new=1', press(t('chores.save')), seen(error('validation.chore_name'))),
  ),
  parent('chore-form-edit', tab('chores', press(t('manage.editOf', { name: 'Wash the dishes' })), dialog)),
  parent(
    'chore-form-leave',
    tab(
      'chores',
      press(t('chores.new')),
      fill(t('chores.name'), 'Sort the socks'),
      (page) => page.keyboard.press('Escape'),
      seen(t('ui.leaveUnsaved')),
    ),
  ),
  parent('chore-ideas', tab('chores', press(t('manage.ideas')), dialog)),
  parent(
    'chore-ideas-chosen',
    tab('chores', press(t('manage.ideas')), dialog, choose(t('library.kitchen')), (page) =>
      page.getByRole('checkbox').nth(1).check(),
    ),
  ),
  parent('reward-form', tab('rewards&new=1', dialog)),
  parent(
    'reward-form-errors',
    tab(
      'rewards&new=1',
      (page) => page.getByText(t('chores.details')).click(),
      fill(t('rewards.limit'), '2.5'),
      press(t('rewards.save')),
      seen(error('validation.reward_name')),
    ),
  ),
  parent('reward-form-edit', tab('rewards', press(t('manage.editOf', { name: 'Movie night' })), dialog)),
  parent('reward-ideas', tab('rewards&ideas=1', dialog)),
  parent('image-chosen', tab('chores&new=1', dialog, chooseFile('cat.png', 'image/png'), seen('cat.png'))),
  parent('image-refused', tab('chores&new=1', dialog, chooseFile('cat.txt', 'text/plain'), seen('cat.txt'))),
  parent('image-address', tab('chores&new=1', dialog, press(t('uploads.useAddress')))),
  parent('kid-form', tab('kids&new=1', dialog)),
  parent(
    'kid-form-errors',
    tab('kids&new=1', press(t('kids.addKid')), seen(error('validation.pattern_length'))),
  ),
  parent(
    'kid-form-pictures',
    tab('kids&new=1', dialog, press(t('ui.picture.cat')), press(t('ui.picture.moon'))),
  ),
  ...(['goal', 'hearts', 'pictures', 'pause', 'edit', 'calendar', 'remove'] as const).map((show) =>
    parent(
      `kid-${show}`,
      at(({ mia }) => `/parent/kids/${mia.id}?show=${show}`, dialog),
    ),
  ),
  {
    area: 'parent',
    name: 'undo-bar',
    who: 'own-parent',
    each: true,
    steps: async (page, { atMia, mia, chores }) => {
      for (const { id } of chores.slice(0, 3)) await handIn(atMia, mia.id, id);
      await page.goto('/parent');
      // A click would be ignored while the list moves.
      await page
        .getByRole('button', { name: t('reviews.approveOf', { name: 'Make your bed', kid: 'Mia' }) })
        .press('Enter');
      await page.locator('[data-undo-bar]').waitFor();
    },
  },
  parent('messages-errors', tab('messages', press(t('messages.send')), seen(t('messages.required')))),
  parent(
    'messages-filled',
    tab(
      'messages',
      choose(t('messages.type.celebration')),
      choose(t('messages.emoji.trophy')),
      fill(t('messages.message'), 'You did it!'),
    ),
  ),
  parent(
    'messages-to-kid',
    at(
      ({ mia }) => `/parent?tab=messages&kid=${mia.id}`,
      (page) => page.getByRole('main').waitFor(),
    ),
  ),
  parent(
    'reward-history-day',
    tab('reward-history', (page) => page.locator('[data-date="2030-06-12"]').click()),
  ),
  parent('analytics-week', tab('analytics', choose(t('analytics.range.7')))),
  parent(
    'analytics-tip',
    tab('analytics', seen(t('analytics.kids')), (page) => page.getByRole('slider').focus()),
  ),
  parent(
    'analytics-print',
    tab('analytics', seen(t('analytics.kids')), (page) => page.emulateMedia({ media: 'print' })),
  ),
  parent('leaderboard', tab('analytics&view=leaderboard', seen(t('leaderboard.resets')))),
  fresh('leaderboard-empty', tab('analytics&view=leaderboard')),
  parent(
    'settings-errors',
    tab(
      'settings#name',
      fill(t('settings.firstName'), ''),
      press(t('settings.save')),
      seen(error('validation.first_name')),
    ),
  ),
  parent('settings-password-errors', tab('settings#password', press(t('settings.changePassword')))),
  parent('settings-time-zone', tab('settings#time', openZones, dialog)),
  parent('settings-time-zone-found', tab('settings#time', openZones, fill(t('settings.city'), 'kirit'))),
  parent('settings-notifications', tab('settings#notifications')),
  parent('settings-download-refused', async (page, stage) => {
    await refuse('**/api/family/export?*', 429, tooMany)(page, stage);
    await tab(
      'settings#download',
      press(t('settings.download')),
      seen(t('settings.downloadFailed')),
    )(page, stage);
  }),
  parent(
    'settings-search',
    tab('settings', fill(t('settings.search'), 'pass'), seen(t('settings.row.password'))),
  ),
  parent('settings-staff-access', tab('settings#staff-access', seen(t('settings.logEmpty')))),
  parent(
    'settings-delete',
    tab('settings#delete-family', press(t('settings.deleteFamily')), dialog, seen(/Mia.+Leo/)),
  ),
  parent(
    'watch-kid',
    at(
      ({ mia }) => `/parent/kid/${mia.id}`,
      seen(t('kidDashboard.watchingKid', { name: 'Mia' })),
      seen('Set the table'),
    ),
  ),
  parent(
    'watch-messages',
    at(({ mia }) => `/parent/kid/${mia.id}`, press(t('messages.unread', { count: 2 })), dialog),
  ),
  {
    area: 'parent',
    name: 'toast-saved',
    who: 'own-parent',
    each: true,
    steps: async (page) => {
      await page.goto('/parent?tab=chores');
      await page.getByRole('button', { name: t('manage.editOf', { name: 'Feed the cat' }) }).click();
      await page.getByLabel(t('chores.name')).fill('Feed both cats');
      await page.getByRole('button', { name: t('chores.save') }).click();
      await toast(t('chores.saved'))(page);
    },
  },
  {
    area: 'parent',
    name: 'toast-failed',
    who: 'own-parent',
    each: true,
    steps: async (page, _, stage) => {
      await refuse('**/api/chores/*', 429, tooMany)(page, stage);
      await page.goto('/parent?tab=chores');
      await menuOf('Feed the cat')(page, stage);
      await inMenu(t('manage.delete'))(page, stage);
      await press(t('chores.delete', { count: 1 }), { exact: false })(page, stage);
      await toast(t('chores.deleteFailed', { count: 1 }))(page);
    },
  },
  {
    area: 'parent',
    name: 'toast-kid-did',
    who: 'own-parent',
    each: true,
    steps: async (page, { atMia, mia, chores }) => {
      const live = goesLive(page);
      await page.goto('/parent?tab=chores');
      await page.getByRole('rowheader', { name: 'Feed the cat' }).waitFor();
      await live;
      await handIn(atMia, mia.id, chores[2]?.id ?? '');
      await toast(t('parent.choreDone', { name: 'Mia' }))(page);
    },
  },
  {
    area: 'parent',
    name: 'long-names',
    who: 'own-parent',
    steps: async (page, { family, atMia, mia }) => {
      const name = 'Bartholomew'.repeat(5);
      const chore = await addChore(family, { name, starReward: 1000 });
      await addReward(family, { name });
      await handIn(atMia, mia.id, chore.id, undefined, `${name} ${name}`);
      await page.goto('/parent?tab=approvals');
      await page.getByRole('article').first().waitFor();
    },
  },
];
