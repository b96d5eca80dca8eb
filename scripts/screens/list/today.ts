import type { Page } from 'playwright-core';
import type { Chore, ChoreBody } from '@shared/contracts/chores';
import { age } from '../../../tests/support/age';
import { query } from '../clock';
import { addChore, addKid, handIn, logInKid } from '../families';
import { dialog, press, type OwnScreen } from '../screen';
import { tellAll, type SmallFamily, type Stage } from '../stage';
import { t } from '../words';

/** A time soon after the screens'. */
const READY_BY = '15:50';
const DAILY: ChoreBody['schedule'] = { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] };

async function giveChores(
  { family, chores }: SmallFamily,
  { place }: Stage,
  bodies: readonly ChoreBody[],
): Promise<Chore[]> {
  const former = chores.map(({ id }) => id);
  await query(place.databaseUrl, 'UPDATE chores SET archived_at = now() WHERE id = ANY($1)', [former]);
  const made: Chore[] = [];
  for (const body of bodies) made.push(await addChore(family, body));
  const ids = made.map(({ id }) => id);
  await age((text, values) => query(place.databaseUrl, text, values), 21, { chores: ids });
  return made;
}

const open = async (page: Page, { mia, atMia }: SmallFamily) => {
  await tellAll(atMia, mia.id);
  await page.goto(`/kid/${mia.id}`);
  await page.locator('[data-nest]').waitFor();
  await page.waitForLoadState('networkidle');
};

const today = (name: string, steps: OwnScreen['steps']): OwnScreen => ({
  area: 'kid',
  name,
  who: 'own-mia',
  steps,
});

async function playRoutine(page: Page, family: SmallFamily, stage: Stage): Promise<void> {
  const steps = [
    { name: 'Get dressed' },
    { name: 'Brush your teeth', minutes: 2 },
    { name: 'Make your bed' },
    { name: 'Pack your school bag', minutes: 3 },
  ];
  const [routine] = await giveChores(family, stage, [
    {
      name: 'Morning routine',
      iconName: 'get-dressed',
      starReward: 5,
      category: 'bedroom',
      schedule: DAILY,
      steps,
      readyBy: READY_BY,
    },
    { name: 'Set the table', starReward: 4, schedule: DAILY },
  ]);
  await open(page, family);
  await page.locator(`[data-chore="${routine?.id}"] [data-action] button`).click();
  await page.locator('[data-player] [data-next]').click();
  await page.locator('[data-disk]').waitFor();
}

export const TODAY_SCREENS: readonly OwnScreen[] = [
  today('today-states', async (page, family, stage) => {
    const { family: home, mia, atMia } = family;
    const ava = await addKid(home, 'Ava', '#FFD23F');
    const turns = { kidIds: [mia.id, ava.id], schedule: DAILY, sharing: 'turns' as const };
    const chores = await giveChores(family, stage, [
      { name: 'Set the table', starReward: 4, category: 'pets', schedule: DAILY, partOfDay: 'afternoon' },
      { name: 'Wash the dishes', starReward: 8, category: 'kitchen', schedule: DAILY },
      { name: 'Tidy the toys', starReward: 5, category: 'bedroom', schedule: { kind: 'days', days: [1] } },
      {
        name: 'Brush teeth',
        starReward: 2,
        category: 'bathroom',
        schedule: { kind: 'times', times: 2, per: 'day' },
        partOfDay: 'evening',
      },
      { name: 'Wash the car', starReward: 12, category: 'outdoor', ...turns },
      { name: 'Vacuum the hall', starReward: 6, schedule: DAILY },
      { name: 'Make your bed', starReward: 3, category: 'bedroom', schedule: DAILY, partOfDay: 'morning' },
      { name: 'Read a book', starReward: 4, category: 'bathroom' },
      { name: 'Take out trash', starReward: 4, category: 'outdoor', schedule: DAILY, sharing: 'first' },
      { name: 'Pull weeds', starReward: 7, category: 'outdoor', isActive: false },
      { name: 'Hang up clothes', starReward: 3, schedule: { kind: 'once', on: '2030-06-21' } },
      { name: 'Feed the cat', starReward: 2, schedule: { kind: 'times', times: 3, per: 'day' } },
    ]);
    const id = (name: string) => chores.find((one) => one.name === name)?.id ?? '';
    const by = home.parent;
    const note = 'Please do the big pan too, it is still sticky.';
    await handIn(atMia, mia.id, id('Wash the dishes'), { by, status: 'rejected', parentNotes: note });
    await handIn(atMia, mia.id, id('Vacuum the hall'));
    await handIn(atMia, mia.id, id('Feed the cat'));
    await handIn(atMia, mia.id, id('Make your bed'), { by, status: 'approved', parentNotes: 'So neat!' });
    await handIn(atMia, mia.id, id('Read a book'), { by, status: 'approved' });
    await handIn(await logInKid(stage.place, home, ava), ava.id, id('Take out trash'));
    const mine = await atMia.get<{ chore: Chore; state: string }[]>(`/api/kids/${mia.id}/chores`);
    if (mine.some(({ chore, state }) => chore.name === 'Wash the car' && state === 'due')) {
      await by.post(`/api/chores/${id('Wash the car')}/pass-turn`, {});
    }
    await open(page, family);
  }),
  today('today-all-done', async (page, family, stage) => {
    const { family: home, mia, atMia } = family;
    const chores = await giveChores(family, stage, [
      { name: 'Set the table', starReward: 4, category: 'pets', schedule: DAILY },
      { name: 'Make your bed', starReward: 3, category: 'bedroom', schedule: DAILY },
      {
        name: 'Water plants',
        starReward: 5,
        category: 'outdoor',
        schedule: { kind: 'once', on: '2030-06-20' },
      },
      { name: 'Read a book', starReward: 4, category: 'bathroom' },
    ]);
    await handIn(atMia, mia.id, chores[0]?.id ?? '', { by: home.parent, status: 'approved' });
    await handIn(atMia, mia.id, chores[1]?.id ?? '');
    await open(page, family);
  }),
  today('today-free', async (page, family, stage) => {
    await giveChores(family, stage, [
      {
        name: 'Water plants',
        starReward: 5,
        category: 'outdoor',
        schedule: { kind: 'once', on: '2030-06-20' },
      },
      {
        name: 'Tidy your room',
        starReward: 5,
        category: 'bedroom',
        schedule: { kind: 'once', on: '2030-06-22' },
      },
    ]);
    await open(page, family);
  }),
  today('today-take-back', async (page, family, stage) => {
    const bodies = ['Set the table', 'Feed the cat'].map((name) => ({
      name,
      starReward: 4,
      schedule: DAILY,
    }));
    const [table] = await giveChores(family, stage, bodies);
    await handIn(family.atMia, family.mia.id, table?.id ?? '');
    await open(page, family);
    await press(t('kidDashboard.takeBackNamed', { chore: 'Set the table' }))(page, stage);
    await dialog(page, stage);
  }),
  today('today-one', async (page, family, stage) => {
    await giveChores(family, stage, [{ name: 'Set the table', starReward: 4, schedule: DAILY }]);
    await open(page, family);
  }),
  today('today-many', async (page, family, stage) => {
    const names = ['Set the table', 'Wash the dishes', 'Tidy the toys', 'Walk Biscuit round the pond'];
    const categories = ['pets', 'kitchen', 'bedroom', 'outdoor', 'bathroom', 'general'] as const;
    const bodies = Array.from({ length: 40 }, (_, index) => ({
      name:
        index === 1
          ? 'Put every single one of the bricks back into its own box'
          : `${names[index % 4]} ${index}`,
      starReward: 2 + (index % 7),
      category: categories[index % categories.length],
      schedule: DAILY,
    }));
    const chores = await giveChores(family, stage, bodies);
    for (const { id } of chores.slice(0, 9)) await handIn(family.atMia, family.mia.id, id);
    await open(page, family);
  }),
  today('routine', playRoutine),
  today('routine-paused', async (page, ...rest) => {
    await playRoutine(page, ...rest);
    await page.locator('[data-pause]').click();
    await page.locator('[role=dialog]').nth(1).waitFor();
  }),
  today('routine-ready', async (page, ...rest) => {
    await playRoutine(page, ...rest);
    for (let step = 0; step < 3; step += 1) await page.locator('[data-player] [data-next]').click();
    await page.locator('[data-ready]').waitFor();
  }),
  ...(['day-finished', 'day-egg', 'day-sticker'] as const).map((name) => ({
    ...today(name, async (page, family, stage) => {
      await giveChores(family, stage, [{ name: 'Set the table', starReward: 4, schedule: DAILY }]);
      await open(page, family);
      await press(t('kidDashboard.doItNamed', { chore: 'Set the table' }))(page, stage);
      const openIt = page.getByRole('button', { name: t('kidDashboard.openIt') });
      await openIt.waitFor();
      if (name === 'day-egg') return;
      if (name === 'day-sticker') {
        await openIt.click();
        await page.getByRole('button', { name: t('news.yay') }).waitFor();
        return;
      }
      await page.keyboard.press('Escape');
      await page.locator('[data-surprise]').waitFor();
    }),
    each: true as const,
  })),
];
