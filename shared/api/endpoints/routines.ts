import { z } from 'zod';
import { routineRun, runQuery, runRequest, stepRequest } from '../../contracts/routines';
import { choreSubmission } from '../../contracts/submissions';
import { defineEndpoints, noContent, ok } from '../endpoint';

/** A step is refused like a submission. */
export const CHORE_REFUSALS = [
  'inactive',
  'already_pending',
  'already_done',
  'not_due',
  'taken',
  'not_your_turn',
  'paused',
] as const;

export const ROUTINE_REFUSALS = ['no_steps', ...CHORE_REFUSALS] as const;

export const routineEndpoints = defineEndpoints({
  setRoutineRunning: {
    method: 'PUT',
    path: '/api/kids/:id/routines/:choreId',
    ids: { id: 'kid', choreId: 'chore' },
    callers: ['kid'],
    summary: 'Start, continue or pause a routine',
    notes:
      'Repeatable. Starting one pauses the kid’s others. Pausing one that is not running is 404. Until 3 AM, a run of yesterday continues with `on`.',
    body: runRequest,
    responses: ok(routineRun),
    errors: ROUTINE_REFUSALS,
  },
  markRoutineStep: {
    method: 'PUT',
    path: '/api/kids/:id/routines/:choreId/steps/:stepId',
    ids: { id: 'kid', choreId: 'chore', stepId: 'step' },
    callers: ['kid'],
    summary: 'Mark a step of a routine as done, skipped or open',
    notes:
      'Starts the routine if it is not running. When no step is open, the chore is submitted: `run` is null and `submission` is the record. Repeatable. `on` is today, or yesterday for a run of that day: until 3 AM, or later for a tap with `seconds` that was kept offline. 600 an hour per kid.',
    body: stepRequest,
    responses: ok(z.object({ run: routineRun.nullable(), submission: choreSubmission.nullable() })),
    errors: ROUTINE_REFUSALS,
  },
  endRoutine: {
    method: 'DELETE',
    path: '/api/kids/:id/routines/:choreId',
    ids: { id: 'kid', choreId: 'chore' },
    callers: ['kid'],
    summary: 'Start a routine over: delete its run',
    notes: 'Also returns 204 without a run.',
    query: runQuery,
    responses: noContent,
  },
});
