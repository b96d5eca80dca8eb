import { tuneUp, tuneUpDoneRequest } from '../../contracts/tune-up';
import { defineEndpoints, ok } from '../endpoint';

export const tuneUpEndpoints = defineEndpoints({
  viewTuneUp: {
    method: 'GET',
    path: '/api/family/tune-up',
    callers: ['parent', 'helper'],
    summary: 'Get what the family’s last month shows: chores, rewards and reviews to look at again',
    notes: 'The month is the family’s. Paused days count against nobody.',
    responses: ok(tuneUp),
  },
  setTuneUpDone: {
    method: 'PUT',
    path: '/api/family/tune-up',
    callers: ['parent'],
    summary: 'Say that the tune-up of a month is done for the family, or is not',
    notes: 'A month other than the last changes nothing. Repeatable.',
    body: tuneUpDoneRequest,
    responses: ok(tuneUp),
  },
});
