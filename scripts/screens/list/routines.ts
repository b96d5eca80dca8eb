import type { KidChore } from '@shared/contracts/plan';
import { addChore } from '../families';
import { at, dialog, press, type OwnScreen, type Screen, type Steps } from '../screen';
import type { SmallFamily } from '../stage';
import { t } from '../words';

const form = (name: string, ...then: Steps[]): Screen => ({
  area: 'parent',
  name,
  who: 'parent',
  steps: at('/parent?tab=chores&new=1', dialog, ...then),
});

const LIST = `Go to the bathroom
- Get dressed 5 min
- Make your bed (3)
- Eat breakfast 10 min
- Count to ten`;

const open: Steps = (page) => page.getByRole('dialog').getByText(t('steps.none')).click();
const paste: Steps = async (page) => {
  await page.getByRole('button', { name: t('steps.paste') }).click();
  await page.getByLabel(t('steps.pasteHint')).fill(LIST);
};
const add: Steps = (page) => page.getByRole('button', { name: t('steps.addMany', { count: 5 }) }).click();
const filled = (name: string, ...then: Steps[]) => form(name, open, paste, add, ...then);

/** A routine that Mia finished, with a skipped step. */
async function handIn({ family, atMia, mia }: SmallFamily): Promise<void> {
  const { id } = await addChore(family, {
    name: 'Morning routine',
    iconName: 'wake-up',
    steps: [
      { name: 'Go to the bathroom', iconName: 'toilet' },
      { name: 'Get dressed', iconName: 'get-dressed', minutes: 5 },
      { name: 'Make your bed', iconName: 'make-bed', minutes: 3 },
      { name: 'Eat breakfast', iconName: 'breakfast', minutes: 10 },
      { name: 'Count to ten' },
    ],
  });
  const chores = await atMia.get<KidChore[]>(`/api/kids/${mia.id}/chores`);
  const steps = chores.find(({ chore }) => chore.id === id)?.chore.steps ?? [];
  for (const [index, step] of steps.entries()) {
    const tap = { dueOn: null, state: index === 2 ? 'skipped' : 'done', seconds: 120 * index };
    await atMia.put(`/api/kids/${mia.id}/routines/${id}/steps/${step.id}`, tap);
  }
}

const approvals = (name: string, then: Steps): OwnScreen => ({
  area: 'parent',
  name,
  who: 'own-parent',
  steps: async (page, family, stage) => {
    await handIn(family);
    await page.goto('/parent?tab=approvals');
    await then(page, stage);
  },
});

export const ROUTINE_SCREENS: readonly (Screen | OwnScreen)[] = [
  form('chore-form-timer', open),
  form('chore-form-paste', open, paste),
  filled('chore-form-steps', (page) =>
    page.getByRole('textbox', { name: t('steps.add') }).fill('Comb your hair'),
  ),
  filled('chore-form-try', press(t('steps.try')), (page) => page.locator('[data-player]').waitFor()),
  filled('chore-form-minutes', press(t('steps.timerOf', { step: 'Make your bed', minutes: 3 }))),
  filled('chore-form-step-picture', press(t('steps.picture', { step: 'Make your bed' }))),
  filled(
    'chore-form-step-removed',
    press(t('steps.remove', { step: 'Make your bed' })),
    press(t('steps.move', { step: 'Get dressed', n: 2, total: 4 })),
  ),
  approvals('approvals-routine', async (page) => {
    await page.getByRole('button', { name: 'Morning routine', exact: true }).first().click();
    await page.getByRole('list', { name: t('steps.title') }).waitFor();
  }),
  approvals('approvals-steps-back', async (page) => {
    // A click would be ignored while the list moves.
    const sendBack = t('reviews.chore.sendBackOf', { name: 'Morning routine', kid: 'Mia' });
    await page.getByRole('button', { name: sendBack }).press('Enter');
    await page.getByRole('button', { name: /^Make your bed/ }).click();
  }),
];
