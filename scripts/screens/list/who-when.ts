import type { ChoreBody } from '@shared/contracts/chores';
import { addChore } from '../families';
import { at, choose, dialog, fill, press, type OwnScreen, type Screen, type Steps } from '../screen';
import { t } from '../words';

const form = (name: string, tab: string, ...then: Steps[]): Screen => ({
  area: 'parent',
  name,
  who: 'parent',
  steps: at(`/parent?tab=${tab}&new=1`, dialog, ...then),
});

const NAMES = [
  'Water the plants',
  'Feed the guinea pigs',
  'Wash the dishes',
  'Tidy the attic with both cousins',
];
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const SCHEDULES: readonly Partial<ChoreBody>[] = [
  {},
  { schedule: { kind: 'days', days: EVERY_DAY }, partOfDay: 'evening', sharing: 'turns' },
  { schedule: { kind: 'times', times: 3, per: 'week' }, needsApproval: false },
  { schedule: { kind: 'days', days: [1, 3, 5] }, isActive: false },
  { schedule: { kind: 'every', days: 10, from: '2024-06-24' }, partOfDay: 'morning' },
];

const list = (name: string, count: number): OwnScreen => ({
  area: 'parent',
  name,
  who: 'own-parent',
  steps: async (page, { family, chores }) => {
    for (let number = chores.length; number < count; number += 1) {
      const body = {
        name: `${NAMES[number % NAMES.length]} ${number}`,
        ...SCHEDULES[number % SCHEDULES.length],
      };
      await addChore(family, body);
    }
    await page.goto('/parent?tab=chores');
    await page.locator('[data-row]').first().waitFor();
  },
});

export const menuOf = (name: string) => press(t('manage.actionsOf', { name }));
export const inMenu =
  (name: string): Steps =>
  (page) =>
    page.getByRole('menuitem', { name, exact: true }).click();
const selectTwo: Steps = async (page, stage) => {
  for (const name of ['Wash the dishes', 'Make your bed']) {
    const box = page.getByRole('checkbox', { name: t('manage.selectOf', { name }), exact: true });
    const row = page.getByRole('button', { name: t('manage.editOf', { name }), exact: true });
    await row.waitFor();
    if (await box.isVisible()) await box.click();
    else {
      await menuOf(name)(page, stage);
      await inMenu(t('manage.select'))(page, stage);
    }
  }
};

const rows = (name: string, tab: string, ...then: Steps[]): Screen => ({
  area: 'parent',
  name,
  who: 'parent',
  steps: at(`/parent?tab=${tab}`, ...then),
});

export const WHO_WHEN_SCREENS: readonly (Screen | OwnScreen)[] = [
  rows('chores-menu', 'chores', menuOf('Wash the dishes')),
  rows('chores-selected', 'chores', selectTwo),
  rows('chores-selected-stars', 'chores', selectTwo, press(t('chores.stars')), dialog),
  rows('chores-selected-days', 'chores', selectTwo, press(t('manage.days')), dialog),
  rows('chore-delete', 'chores', menuOf('Wash the dishes'), inMenu(t('manage.delete')), dialog),
  rows('reward-delete', 'rewards', menuOf('Movie night'), inMenu(t('manage.delete')), dialog),
  form(
    'chore-form-turns',
    'chores',
    fill(t('chores.name'), 'Wash the dishes'),
    press('Mia'),
    press('Leo'),
    press(t('whoWhen.weekdays')),
    choose(t('whoWhen.turns')),
    press(t('whoWhen.evening')),
  ),
  ...(['onDays', 'times', 'every', 'once'] as const).map((kind) =>
    form(`chore-form-${kind}`, 'chores', press(t('whoWhen.more')), choose(t(`whoWhen.${kind}`))),
  ),
  form('chore-form-details', 'chores', (page) => page.getByText(t('chores.details')).click()),
  form('reward-form-details', 'rewards', (page) => page.getByText(t('chores.details')).click()),
  form(
    'reward-form-limit',
    'rewards',
    fill(t('rewards.name'), 'Movie night'),
    press('Mia'),
    (page) => page.getByRole('dialog').getByText(t('whoWhen.limit')).click(),
    press(t('whoWhen.more')),
    press(t('whoWhen.oneMore')),
  ),
  list('chores-filters', 12),
  list('chores-rows', 60),
  {
    area: 'parent',
    name: 'settings-week',
    who: 'own-parent',
    steps: async (page) => {
      await page.goto('/parent?tab=settings#time');
      await page.getByLabel(t('settings.weekStart')).selectOption('1');
      await page.getByText(t('settings.choiceSaved'), { exact: true }).waitFor();
    },
  },
];
