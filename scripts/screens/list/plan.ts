import { FIRST_STEPS } from '@shared/constants';
import type { ChoreBody } from '@shared/contracts/chores';
import type { ParentKid } from '@shared/contracts/kids';
import type { Page } from 'playwright-core';
import { age } from '../../../tests/support/age';
import { addChore, addKid, addReward, handIn, logInKid, redeem } from '../families';
import { NOW, query } from '../clock';
import type { OwnScreen } from '../screen';
import type { SmallFamily, Stage } from '../stage';
import { t, weekday } from '../words';

const DAILY = [0, 1, 2, 3, 4, 5, 6];

/** The week from Sunday the 16th. Today is Wednesday the 19th. */
const CHORES = (leo: string, ava: string, noah: string) =>
  [
    { name: 'Tidy your room', schedule: { kind: 'days', days: DAILY }, category: 'bedroom' },
    {
      name: 'Wash the dishes',
      schedule: { kind: 'days', days: DAILY },
      sharing: 'turns',
      kidIds: [leo, ava, noah],
      partOfDay: 'evening',
      category: 'kitchen',
    },
    { name: 'Take out trash', schedule: { kind: 'days', days: [1, 5] }, kidIds: [ava], category: 'kitchen' },
    { name: 'Vacuum', schedule: { kind: 'days', days: [3, 6] }, kidIds: [leo], starReward: 6 },
    {
      name: 'Water the plants',
      schedule: { kind: 'days', days: [1, 3, 5] },
      kidIds: [ava],
      partOfDay: 'morning',
    },
    { name: 'Shovel snow', schedule: { kind: 'days', days: [2, 4] }, kidIds: [noah], category: 'outdoor' },
    { name: 'Fold the laundry', schedule: { kind: 'days', days: [2, 3] }, sharing: 'first' },
    { name: 'Groceries', schedule: { kind: 'days', days: [6] }, sharing: 'first', category: 'kitchen' },
    { name: 'Wash the car', starReward: 10, category: 'outdoor' },
    { name: 'Iron', starReward: 6, kidIds: [leo, ava] },
  ] as const satisfies readonly ChoreBody[];

async function fillWeek({ family, mia, chores: old, atMia }: SmallFamily, stage: Stage): Promise<void> {
  const { parent } = family;
  for (const { id } of old) await parent.put(`/api/chores/${id}`, { isActive: false });
  const leo = await addKid(family, 'Leo', '#5BB8F5');
  const ava = await addKid(family, 'Ava', '#FFD23F');
  const noah = await addKid(family, 'Noah', '#7BC950');
  const made = new Map<string, string>();
  for (const body of CHORES(leo.id, ava.id, noah.id))
    made.set(body.name, (await addChore(family, { ...body })).id);
  await age((text, values) => query(stage.place.databaseUrl, text, values), 14, {
    chores: [...made.values()],
    kids: [mia.id, leo.id, ava.id, noah.id],
  });
  const id = (name: string) => made.get(name) ?? '';
  const done = (kid: ParentKid, name: string, on: string) =>
    parent.post(`/api/kids/${kid.id}/completions`, { choreId: id(name), on });
  for (const day of ['16', '17', '18', '19']) await done(leo, 'Tidy your room', `2030-06-${day}`);
  for (const day of ['17', '18', '19']) await done(noah, 'Tidy your room', `2030-06-${day}`);
  for (const day of ['16', '18']) await done(ava, 'Tidy your room', `2030-06-${day}`);
  await done(ava, 'Water the plants', '2030-06-17');
  await done(leo, 'Fold the laundry', '2030-06-18');
  await done(noah, 'Shovel snow', '2030-06-18');
  const atAva = await logInKid(stage.place, family, ava);
  await handIn(atAva, ava.id, id('Water the plants'));
  const zoo = await addReward(family, { name: 'One more story', starCost: 5, tier: 'small' });
  await redeem(atAva, ava.id, zoo, { by: parent, status: 'approved' });
  await handIn(atMia, mia.id, id('Tidy your room'));
  await parent.put(`/api/kids/${mia.id}/pause`, { from: '2030-06-20', until: '2030-06-22' });
}

async function addMore({ family }: SmallFamily): Promise<void> {
  for (const name of [
    'Zoë',
    'Bartholomew Maximilian Alexander von Hohenstein-Sternberg II',
    'Ida',
    'Otto',
    'Emil',
    'Juna',
    'Theo',
    'Hana',
  ])
    await addKid(family, name, '#B9A5F0');
}

type Then = (page: Page) => Promise<unknown>;
const week = (name: string, path: string, ...then: Then[]): OwnScreen => ({
  area: 'parent',
  name,
  who: 'own-parent',
  each: true,
  steps: async (page, own, stage) => {
    await fillWeek(own, stage);
    if (name.endsWith('-many')) await addMore(own);
    await page.goto(path);
    await page
      .getByText(t('plan.kidsToday'))
      .or(page.getByText(t('plan.anyTime')))
      .first()
      .waitFor();
    for (const step of then) await step(page);
  },
});

const isBoard = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1000;
const openMenu =
  (chore: string, kid: string): Then =>
  async (page) => {
    const key = isBoard(page)
      ? page.getByRole('button', { name: `${chore}, ${kid}, ${weekday(NOW)}` })
      : page.getByRole('button', { name: t('plan.more', { chore }) });
    await key.first().click();
    await page.getByRole('dialog').waitFor();
  };
const openAdd = (page: Page) =>
  page
    .getByRole('button', { name: t('parent.add'), exact: true })
    .or(page.getByRole('button', { name: t('parent.new'), exact: true }))
    .filter({ visible: true })
    .click();
const pressKey =
  (name: string): Then =>
  (page) =>
    page.getByRole('button', { name }).first().click();

export const PLAN_SCREENS: readonly OwnScreen[] = [
  week('plan-week', '/parent?tab=plan'),
  week('plan-menu', '/parent?tab=plan', openMenu('Vacuum', 'Leo')),
  week('plan-move', '/parent?tab=plan', openMenu('Vacuum', 'Leo'), async (page) => {
    // On phones, the days are in the menu itself.
    if (isBoard(page)) await pressKey(t('plan.move'))(page);
    await page.getByText(t('plan.moveTo'), { exact: true }).waitFor();
  }),
  week('plan-pause', '/parent?tab=plan', pressKey(t('kids.pause')), (page) =>
    page.getByRole('dialog').waitFor(),
  ),
  week('plan-keys', '/parent?tab=plan', async (page) => {
    if (isBoard(page)) await page.locator('[data-stop][tabindex="0"]').press('ArrowDown');
  }),
  week('plan-many', '/parent?tab=plan'),
  week('overview-week', '/parent'),
  week('overview-many', '/parent'),
  {
    area: 'parent',
    name: 'overview-new',
    who: 'own-parent',
    each: true,
    steps: async (page, { family: { parent }, chores, rewards }) => {
      for (const { id } of chores) await parent.delete(`/api/chores/${id}`);
      for (const { id } of rewards) await parent.delete(`/api/rewards/${id}`);
      await parent.put('/api/family', { openSteps: FIRST_STEPS });
      await page.goto('/parent');
      await page.getByRole('button', { name: t('library.addChores', { count: 3 }) }).waitFor();
    },
  },
  {
    area: 'parent',
    name: 'shortcuts',
    who: 'own-parent',
    steps: async (page) => {
      await page.goto('/parent');
      const help = page.getByRole('dialog', { name: t('shortcuts.title') });
      const isOpen = () =>
        help.waitFor({ timeout: 1000 }).then(
          () => true,
          () => false,
        );
      for (let tries = 0; tries < 30; tries += 1) {
        await page.keyboard.press('?');
        if (await isOpen()) return;
      }
      throw new Error('no shortcuts');
    },
  },
  {
    area: 'parent',
    name: 'more-sheet',
    who: 'own-parent',
    each: true,
    steps: async (page) => {
      await page.goto('/parent');
      if (page.viewportSize()!.width < 1000)
        await page.getByRole('button', { name: t('parent.more') }).click();
    },
  },
  {
    area: 'parent',
    name: 'add-menu',
    who: 'own-parent',
    each: true,
    steps: async (page) => {
      await page.goto('/parent');
      await openAdd(page);
    },
  },
  {
    area: 'parent',
    name: 'stars-whom',
    who: 'own-parent',
    each: true,
    steps: async (page, { family }) => {
      await addKid(family, 'Leo', '#5BB8F5');
      await page.goto('/parent');
      await openAdd(page);
      const name = new RegExp(t('stars.give'));
      await page
        .getByRole('dialog')
        .getByRole('button', { name })
        .or(page.getByRole('menuitem', { name }))
        .click();
      await page.getByRole('dialog', { name: t('manualStars.whom') }).waitFor();
    },
  },
];
