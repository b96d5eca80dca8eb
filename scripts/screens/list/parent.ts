import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import type { Reward } from '@shared/contracts/rewards';
import { addChore, addReward, handIn, redeem } from '../families';
import {
  answer,
  at,
  choose,
  dialog,
  fill,
  hold,
  press,
  seen,
  type OwnScreen,
  type Screen,
  type Steps,
} from '../screen';

const tab = (query: string, ...then: Steps[]) => at(`/parent${query && `?tab=${query}`}`, ...then);
const parent = (name: string, steps: Steps, more: Partial<Screen> = {}): Screen => ({
  area: 'parent',
  name,
  who: 'parent',
  steps,
  ...more,
});
const stars = (...then: Steps[]) => at(({ mia }) => `/parent?tab=kids&stars=${mia.id}`, ...then);
const fresh = (name: string, steps: Steps) => parent(name, steps, { who: 'fresh' });
const refusal = { message: 'Too many tries. Please wait 5 minutes and try again.', code: 'rate_limited' };
const toast = (text: string) => (page: Page) => page.getByText(text).first().waitFor();

const chooseFile =
  (name: string, mimeType: string): Steps =>
  async (page) => {
    const drawn = new PNG({ width: 40, height: 30 });
    drawn.data.fill(200);
    const file = { name, mimeType, buffer: PNG.sync.write(drawn) };
    await page.getByRole('dialog').locator('input[type=file]').first().setInputFiles(file);
  };

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
  '': '**/api/**/pending',
  approvals: '**/api/**/pending',
  plan: '**/api/family/plan?*',
  kids: '**/api/kids',
  chores: '**/api/chores',
  rewards: '**/api/rewards',
  analytics: '**/api/analytics**',
};
const nameOf = (query: string) => query || 'overview';

/** The parent's desk. */
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
      await answer(pattern, 400, { message: 'Try again later.', code: 'invalid' })(page, stage);
      await tab(query)(page, stage);
      await page.getByRole('button', { name: /Retry/ }).first().waitFor();
    }),
  ),
  parent('approvals-note', tab('approvals', press(/^Add a note \(Wash/))),
  parent('approvals-undo', tab('approvals', press(/^Undo Make your bed, Mia/), dialog)),
  parent('approvals-reject', tab('approvals', press(/^Reject Wash/))),
  parent('overview-note', tab('', press(/^Add a note \(Wash/))),
  parent('approvals-all', tab('approvals', press(/^Approve all/), dialog)),
  parent('chore-form', tab('chores&new=1', dialog)),
  parent('chore-form-errors', tab('chores&new=1', press('Save chore'), seen('Chore name is required'))),
  parent('chore-form-edit', tab('chores', press('Edit Wash the dishes'), dialog)),
  parent(
    'chore-form-leave',
    tab(
      'chores',
      press('New chore'),
      fill(/Chore name/, 'Sort the socks'),
      (page) => page.keyboard.press('Escape'),
      seen('Leave without saving?'),
    ),
  ),
  parent(
    'chore-form-turns',
    tab(
      'chores&new=1',
      fill(/Chore name/, 'Wash the dishes'),
      press('Mia'),
      press('Leo'),
      press('Weekdays'),
      choose('Take turns'),
      press('Evening'),
    ),
  ),
  ...['On days', 'Times', 'Every…', 'Once'].map((kind) =>
    parent(
      `chore-form-${kind.replace(/\W+/g, '-').toLowerCase()}`,
      tab('chores&new=1', press('More'), choose(kind)),
    ),
  ),
  parent(
    'chore-form-details',
    tab('chores&new=1', dialog, (page) => page.getByText('More details').click()),
  ),
  parent('chore-delete', tab('chores', press('Delete Wash the dishes'), dialog)),
  parent('chore-ideas', tab('chores', press('Ideas'), dialog)),
  parent(
    'chore-ideas-chosen',
    tab('chores', press('Ideas'), dialog, choose('Kitchen'), (page) =>
      page.getByRole('checkbox').nth(1).check(),
    ),
  ),
  parent('reward-form', tab('rewards&new=1', dialog)),
  parent(
    'reward-form-errors',
    tab('rewards&new=1', fill(/How many times/, '0'), press('Save reward'), seen('Reward name is required')),
  ),
  parent('reward-form-edit', tab('rewards', press('Edit Movie night'), dialog)),
  parent('reward-delete', tab('rewards', press('Delete Movie night'), dialog)),
  parent('reward-ideas', tab('rewards&ideas=1', dialog)),
  parent('image-chosen', tab('chores&new=1', dialog, chooseFile('cat.png', 'image/png'), seen('cat.png'))),
  parent('image-refused', tab('chores&new=1', dialog, chooseFile('cat.txt', 'text/plain'), seen('cat.txt'))),
  parent('image-address', tab('chores&new=1', dialog, press(/address|link/i))),
  parent('kid-form', tab('kids&new=1', dialog)),
  parent('kid-form-errors', tab('kids&new=1', press('Add kid'), seen('Must select exactly 4 pictures'))),
  parent('kid-form-pictures', tab('kids&new=1', dialog, press(/^Cat/), press(/^Moon/))),
  parent('kid-form-edit', tab('kids', press('Edit Mia'), dialog)),
  parent('kid-pictures', tab('kids', press('Change pictures'), dialog)),
  parent('kid-delete', tab('kids', press('Remove Mia'), dialog)),
  parent('stars', stars(seen('It adds up'))),
  parent('stars-by-hand', stars(choose('By hand'), seen('Tried hard'))),
  parent('stars-give', stars(press('Give stars to Mia'), dialog, seen('Kind to someone'))),
  parent('stars-take', stars(press('Take stars from Mia'), dialog, seen('Correction'))),
  parent('stars-other', stars(press('Give stars to Mia'), seen('Kind to someone'), choose('Other'))),
  parent('stars-undo', stars(press(/^Undo Make/), dialog)),
  parent('stars-loading', async (page, stage) => {
    await hold('**/api/kids/*/stars?*')(page, stage);
    await stars()(page, stage);
  }),
  parent('stars-failed', async (page, stage) => {
    await answer('**/api/kids/*/stars?*', 400, { message: 'Try again later.', code: 'invalid' })(page, stage);
    await stars(seen('The stars did not load'))(page, stage);
  }),
  {
    area: 'parent',
    name: 'stars-short',
    who: 'own-parent',
    steps: async (page, { family, atMia, mia, chores, rewards }) => {
      const by = family.parent;
      await handIn(atMia, mia.id, chores[0]?.id ?? '', { by, status: 'approved' });
      await redeem(atMia, mia.id, rewards[0] as Reward, { by, status: 'approved' });
      await page.goto(`/parent?tab=kids&stars=${mia.id}`);
      await page.getByRole('button', { name: 'Undo Wash the dishes' }).click();
      await page.getByRole('dialog', { name: 'Already spent' }).waitFor();
    },
  },
  {
    area: 'parent',
    name: 'undo-bar',
    who: 'own-parent',
    each: true,
    steps: async (page, { atMia, mia, chores }) => {
      for (const { id } of chores.slice(0, 3)) await handIn(atMia, mia.id, id);
      await page.goto('/parent');
      await page.getByRole('button', { name: 'Approve Make your bed of Mia' }).click();
      await page.locator('[data-undo-bar]').waitFor();
    },
  },
  parent('messages-errors', tab('messages', press('Send'), seen('Message is required'))),
  parent(
    'messages-filled',
    tab('messages', choose('Celebration'), choose('Trophy'), fill(/^Message/, 'You did it!')),
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
    tab('reward-history', (page) => page.getByRole('gridcell', { name: /June? 12\b/ }).click()),
  ),
  parent('analytics-week', tab('analytics', choose('Last 7 days'))),
  parent(
    'analytics-tip',
    tab('analytics', seen('Kid Performance'), (page) => page.getByRole('slider').focus()),
  ),
  parent(
    'analytics-print',
    tab('analytics', seen('Kid Performance'), (page) => page.emulateMedia({ media: 'print' })),
  ),
  parent('leaderboard', tab('analytics&view=leaderboard', seen('Resets every Sunday'))),
  fresh('leaderboard-empty', tab('analytics&view=leaderboard')),
  parent(
    'settings-errors',
    tab('settings#you', fill(/^First name/, ''), press('Save changes'), seen('First name is required')),
  ),
  parent('settings-password-errors', tab('settings#login', press('Change password'))),
  parent('settings-time-zone', tab('settings#time', press(/^Time zone/), dialog)),
  parent('settings-time-zone-found', tab('settings#time', press(/^Time zone/), fill(/^Your city/, 'kirit'))),
  parent('settings-notifications', tab('settings#notify')),
  parent('settings-download-refused', async (page, stage) => {
    await answer('**/api/family/export?*', 429, refusal)(page, stage);
    await tab('settings#data', press('Download'), seen(refusal.message))(page, stage);
  }),
  parent('settings-close', tab('settings#data', press('Close for 14 days'), dialog)),
  parent('settings-log', tab('settings#log', seen('Nobody has looked'))),
  parent('settings-delete', tab('settings#data', press('Delete now'), dialog, seen(/^Mia, Leo, and/))),
  parent(
    'watch-kid',
    at(({ mia }) => `/parent/kid/${mia.id}`, seen('You are watching Mia'), seen('Resets every Sunday')),
  ),
  parent(
    'watch-messages',
    at(({ mia }) => `/parent/kid/${mia.id}`, press(/^Messages/), dialog),
  ),
  {
    area: 'parent',
    name: 'toast-saved',
    who: 'own-parent',
    each: true,
    steps: async (page) => {
      await page.goto('/parent?tab=chores');
      await page.getByRole('button', { name: 'Edit Feed the cat' }).click();
      await page.getByLabel(/Chore name/).fill('Feed both cats');
      await page.getByRole('button', { name: 'Save chore' }).click();
      await toast('Chore saved')(page);
    },
  },
  {
    area: 'parent',
    name: 'toast-failed',
    who: 'own-parent',
    each: true,
    steps: async (page) => {
      await page.route('**/api/chores/*', (route) => route.fulfill({ status: 429, json: refusal }));
      await page.goto('/parent?tab=chores');
      await page.getByRole('button', { name: 'Delete Feed the cat' }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /Delete/ })
        .click();
      await toast(refusal.message)(page);
    },
  },
  {
    area: 'parent',
    name: 'toast-kid-did',
    who: 'own-parent',
    each: true,
    steps: async (page, { atMia, mia, chores }) => {
      await page.goto('/parent?tab=chores');
      await page.getByRole('heading', { name: 'Feed the cat' }).waitFor();
      await page.waitForLoadState('networkidle');
      await handIn(atMia, mia.id, chores[2]?.id ?? '');
      await toast('Mia did a chore')(page);
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
