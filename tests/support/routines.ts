import { z } from 'zod';
import { chore as choreRecord, type Chore } from '@shared/contracts/chores';
import { routineRun } from '@shared/contracts/routines';
import { choreSubmission } from '@shared/contracts/submissions';
import type { Schedule } from '@shared/rules/schedule';
import { expectResponse } from './expect-response';
import type { TestKid } from './families';
import { today, useScheduledFamily } from './scheduled-family';
import type { TestServer } from './server';

export const everyDay: Schedule = { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] };
export const STEPS = [
  { name: 'Get dressed', minutes: 5 },
  { name: 'Brush your teeth', iconName: 'brush-teeth' },
  { name: 'Shoes' },
];
const answer = z.object({ run: routineRun.nullable(), submission: choreSubmission.nullable() });

export const statesOf = (of: { steps: { state: string }[] } | null | undefined) =>
  of?.steps.map(({ state }) => state);

/** A new family for each test, with helpers for routines of three steps. Call it at the top of the file. */
export function useRoutines(server: TestServer) {
  const scheduled = useScheduledFamily(server);
  const { at, make, tabletOf, stateOf } = scheduled;
  const routine = (more: object = {}) => make({ schedule: everyDay, steps: STEPS, ...more });
  const path = (kid: TestKid, { id }: Chore) => `/api/kids/${kid.id}/routines/${id}`;
  const run = (chore: Chore, running = true, dueOn: string | null = today(), kid = at.mia) =>
    tabletOf(kid).put(path(kid, chore), { dueOn, running });
  const mark = (chore: Chore, step: number | string, body: object = {}, kid = at.mia) => {
    const stepId = typeof step === 'string' ? step : (chore.steps[step]?.id ?? '');
    const marked = { dueOn: today(), state: 'done', ...body };
    return tabletOf(kid).put(`${path(kid, chore)}/steps/${stepId}`, marked);
  };
  const marked = async (...of: Parameters<typeof mark>) => expectResponse(await mark(...of), 200, answer);
  const finished = async (chore: Chore) => {
    for (const index of chore.steps.keys()) {
      const { submission } = await marked(chore, index);
      if (submission) return submission;
    }
    throw new Error('the routine was not submitted');
  };
  const edit = async ({ id }: Chore, body: object) =>
    expectResponse(await at.family.parent.put(`/api/chores/${id}`, body), 200, choreRecord);
  const runOf = async (chore: Chore, kid = at.mia) => (await stateOf(kid, chore))?.run;
  return { ...scheduled, routine, path, run, mark, marked, finished, edit, runOf };
}
