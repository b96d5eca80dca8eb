import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useOwnApp } from '../support/browser-app';
import { expectError } from '../support/expect-response';
import { createChore, createFamily, createKid, kidAgent } from '../support/families';
import { signInAtDesk } from '../support/parent-at-desk';
import { today, weekday } from '../support/scheduled-family';
import { planTile } from '../support/screen';
import { addDays } from '@shared/rules/calendar';

const app = useOwnApp();
const browser = useBrowser();

const dayPasses = () =>
  app.query(`
    UPDATE chores SET created_at = created_at - interval '1 day';
    WITH gone AS (DELETE FROM chore_revisions RETURNING *)
    INSERT INTO chore_revisions SELECT family_id, chore_id, from_day - 1, occurrences_from - 1, schedule, week_start, sharing,
      kid_ids, turn_order, is_active FROM gone ORDER BY from_day;
    UPDATE chore_submissions SET
      submitted_at = submitted_at - interval '1 day', reviewed_at = reviewed_at - interval '1 day',
      handed_in_on = handed_in_on - 1, due_on = due_on - 1,
      occurrence_key = (occurrence_key::date - 1)::text,
      occurrence_place = 'moved ' || (left(occurrence_place, 10)::date - 1) || substr(occurrence_place, 11);
    UPDATE chore_submissions SET occurrence_place = substr(occurrence_place, 7);
    UPDATE kids SET created_on = created_on - 1, paused_from = paused_from - 1, paused_until = paused_until - 1;
    UPDATE past_pauses SET first_day = first_day - 1, last_day = last_day - 1;`);

it('two kids and a parent go through a week with turns and a holiday', async () => {
  const family = await createFamily(app, { timezone: 'UTC' });
  const mia = await createKid(family, { name: 'Mia' });
  const ben = await createKid(family, { name: 'Ben' });
  await family.parent.put('/api/family', { weekStart: weekday(-3) });
  // A daily chore would be in one line with the others.
  const days = [0, 1, 2, 3, 4, 5, 6].filter((one) => one !== weekday(2));
  const schedule = { kind: 'days' as const, days };
  const cat = await createChore(family, { name: 'Feed the cat', schedule });
  const dishes = await createChore(family, { name: 'Wash the dishes', schedule, sharing: 'turns' });
  const [atMia, atBen] = [await kidAgent(app, mia), await kidAgent(app, ben)];
  const handIn = (kid: typeof mia, choreId: string) =>
    (kid === mia ? atMia : atBen).post('/api/chore-submissions', { kidId: kid.id, choreId });

  const context = await browser.openContext({ width: 1440, height: 900, url: app.url });
  const page = await signInAtDesk(context, family);
  const openPlan = () => page.goto('/parent?tab=plan');
  const tile = (name: string, ahead: number, who: string, state: string) =>
    planTile(page, name, ahead, who, state);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await openPlan();
  await tile('Wash the dishes', 0, 'Mia', 'Planned').click();
  await press('Skip to Ben');
  await tile('Wash the dishes', 0, 'Ben', 'Planned').waitFor();
  expectError(await handIn(mia, dishes.id), 409, 'not_your_turn');
  await handIn(mia, cat.id);
  await handIn(ben, dishes.id);
  for (const [name, who] of [
    ['Feed the cat', 'Mia'],
    ['Wash the dishes', 'Ben'],
  ] as const) {
    await tile(name, 0, who, 'Needs your approval').click();
    await press('Approve');
    await tile(name, 0, who, 'Done').waitFor();
  }

  // Day two: the forgotten chore is missed and then marked as done.
  await dayPasses();
  await openPlan();
  await tile('Feed the cat', -1, 'Mia', 'Done').waitFor();
  await tile('Wash the dishes', -1, 'Ben', 'Done').waitFor();
  await tile('Wash the dishes', 0, 'Mia', 'Planned').waitFor();
  await tile('Feed the cat', -1, 'Ben', 'Missed').click();
  await press('Mark done for Ben');
  await tile('Feed the cat', -1, 'Ben', 'Done').waitFor();
  await press('Pause');
  const pause = page.getByRole('dialog');
  await pause.getByRole('radio', { name: 'Mia' }).click();
  await pause.getByLabel('First day').fill(addDays(today(), 1));
  await pause.getByLabel('Last day').fill(addDays(today(), 2));
  await pause.getByRole('button', { name: /^Pause/ }).click();
  await page.getByText(/^Paused through/).waitFor();
  await tile('Feed the cat', 0, 'Mia', 'Planned').waitFor();

  await dayPasses();
  await openPlan();
  await tile('Wash the dishes', 0, 'Ben', 'Planned').waitFor();
  expectError(await handIn(mia, cat.id), 409, 'paused');
  await dayPasses();
  await openPlan();
  await tile('Feed the cat', 0, 'Ben', 'Planned').waitFor();
  expect(await tile('Feed the cat', 0, 'Mia', 'Planned').count()).toBe(0);

  // Day five: only Ben forgot a chore.
  await dayPasses();
  await openPlan();
  await tile('Feed the cat', 0, 'Mia', 'Planned').waitFor();
  await tile('Feed the cat', -1, 'Ben', 'Missed').waitFor();
  await tile('Wash the dishes', -2, 'Ben', 'Missed').waitFor();
  await tile('Wash the dishes', 0, 'Ben', 'Planned').waitFor();
  for (const ahead of [-1, -2]) {
    expect(await tile('Feed the cat', ahead, 'Mia', 'Missed').count()).toBe(0);
    expect(await tile('Wash the dishes', ahead, 'Mia', 'Missed').count()).toBe(0);
  }
  await page
    .getByRole('row', { name: /^Mia/ })
    .getByText(/^Paused through/)
    .waitFor();
});
