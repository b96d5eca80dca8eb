import { tuneUp, tuneUpDoneRequest } from '../../contracts/tune-up';
import { defineEndpoints, ok } from '../endpoint';

export const tuneUpEndpoints = defineEndpoints({
  viewTuneUp: {
    method: 'GET',
    path: '/api/family/tune-up',
    callers: ['parent', 'helper'],
    summary: 'Get the monthly tune-up: chores, rewards and reviews that could change',
    notes: 'For the last month in the family’s time zone. Paused days don’t count.',
    responses: ok(tuneUp),
  },
  setTuneUpDone: {
    method: 'PUT',
    path: '/api/family/tune-up',
    callers: ['parent'],
    summary: 'Close or reopen the tune-up of a month',
    notes: 'Only the last month can be closed. Repeatable.',
    body: tuneUpDoneRequest,
    responses: ok(tuneUp),
  },
});
