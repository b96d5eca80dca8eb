import type { Reward } from '@shared/contracts/rewards';
import { handIn, redeem } from '../families';
import {
  at,
  choose,
  dialog,
  hold,
  press,
  refuse,
  seen,
  type OwnScreen,
  type Screen,
  type Steps,
} from '../screen';
import { settle } from '../shoot';
import { t } from '../words';

/** A click would be ignored while the list moves. */
const approvals = (...then: Steps[]) => at('/parent?tab=approvals', settle, ...then);
const stars = (...then: Steps[]) => at(({ mia }) => `/parent/kids/${mia.id}`, ...then);
const pick =
  (name: string): Steps =>
  (page) =>
    page.getByRole('menuitem', { name }).click();
const parent = (name: string, steps: Steps): Screen => ({ area: 'parent', name, who: 'parent', steps });

export const STATEMENT_SCREENS: readonly (Screen | OwnScreen)[] = [
  parent('approvals-note', approvals(press(t('reviews.noteOf', { name: 'Wash the dishes', kid: 'Mia' })))),
  parent(
    'approvals-undo',
    approvals(
      choose(t('decided.title')),
      press(t('decided.undoOf', { name: 'Make your bed', kid: 'Mia' })),
      dialog,
    ),
  ),
  parent(
    'approvals-reject',
    approvals(
      press(t('reviews.chore.sendBackOf', { name: 'Wash the dishes', kid: 'Mia' })),
      seen(t('reviews.chore.reason1')),
    ),
  ),
  parent(
    'approvals-hearts',
    approvals(press(t('praise.sendFor', { name: 'Wash the dishes', kid: 'Mia' })), seen(t('praise.hug'))),
  ),
  parent('stars', stars(seen(t('statement.title')))),
  parent('stars-by-hand', stars(choose(t('statement.manual')), seen('Tried hard'))),
  parent('stars-give', stars(press(t('stars.giveTo', { name: 'Mia' })), dialog, seen(t('manualStars.kind')))),
  parent(
    'stars-take',
    stars(
      press(t('plan.moreOf', { name: 'Mia' })),
      pick(t('statement.take')),
      dialog,
      seen(t('manualStars.correction')),
    ),
  ),
  parent(
    'stars-other',
    stars(
      press(t('stars.giveTo', { name: 'Mia' })),
      seen(t('manualStars.kind')),
      choose(t('manualStars.other')),
    ),
  ),
  parent('stars-undo', stars(press(t('statement.undoOf', { what: 'Make your bed' })), dialog)),
  parent('stars-loading', async (page, stage) => {
    await hold('**/api/kids/*/stars?*')(page, stage);
    await stars()(page, stage);
  }),
  parent('stars-failed', async (page, stage) => {
    await refuse('**/api/kids/*/stars?*', 500, { code: 'internal', key: 'internal' })(page, stage);
    await stars(seen(t('statement.failed')))(page, stage);
  }),
  {
    area: 'parent',
    name: 'stars-short',
    who: 'own-parent',
    steps: async (page, { family, atMia, mia, chores, rewards }) => {
      const by = family.parent;
      await handIn(atMia, mia.id, chores[0]?.id ?? '', { by, status: 'approved' });
      await redeem(atMia, mia.id, rewards[0] as Reward, { by, status: 'approved' });
      await page.goto(`/parent/kids/${mia.id}`);
      await page.getByRole('button', { name: t('statement.undoOf', { what: 'Wash the dishes' }) }).click();
      await page.getByRole('dialog', { name: t('spent.title') }).waitFor();
    },
  },
];
