import { z } from 'zod';
import { chore, createChoreRequest, updateChoreRequest } from '../../contracts/chores';
import { choreHistoryDay, monthQuery } from '../../contracts/history';
import { kidRequests } from '../../contracts/kid-requests';
import { familyPlan, kidChore, planQuery } from '../../contracts/plan';
import {
  choreSubmission,
  completionRequest,
  createSubmissionRequest,
  reviewSubmissionRequest,
} from '../../contracts/submissions';
import { created, noContent, ok, type EndpointGroup } from '../endpoint';
import { EXPECTED_FIELDS } from './expected-fields';
import { idempotencyKey } from './idempotency-key';

export const chores: EndpointGroup = {
  title: 'Chores and submissions',
  endpoints: [
    {
      method: 'GET',
      path: '/api/chores',
      callers: ['parent', 'helper'],
      summary: 'List the family’s chores, newest first',
      responses: ok(z.array(chore)),
    },
    {
      method: 'POST',
      path: '/api/chores',
      callers: ['parent'],
      summary: 'Create a chore',
      body: createChoreRequest,
      responses: created(chore),
    },
    {
      method: 'PUT',
      path: '/api/chores/:id',
      callers: ['parent'],
      summary: 'Change a chore',
      notes: `Fields that are absent stay as they are. ${EXPECTED_FIELDS}`,
      body: updateChoreRequest,
      responses: ok(chore),
      errors: ['changed_meanwhile'],
    },
    {
      method: 'POST',
      path: '/api/chores/:id/pass-turn',
      callers: ['parent'],
      summary: 'Give the current turn to the next kid, and every later one with it',
      responses: ok(chore),
      errors: ['not_turns'],
    },
    {
      method: 'DELETE',
      path: '/api/chores/:id',
      callers: ['parent'],
      summary: 'Archive a chore',
      notes: 'It leaves every list; histories still mention it.',
      responses: noContent,
    },
    {
      method: 'GET',
      path: '/api/kids/family/:code/chores',
      callers: ['parent', 'helper', 'kid'],
      summary: 'List the family’s chores for its kids',
      notes: 'Inactive ones too; fewest stars first, then by name.',
      responses: ok(z.array(chore)),
    },
    {
      method: 'GET',
      path: '/api/chore-submissions/pending',
      callers: ['parent', 'helper'],
      summary: 'List the pending submissions, oldest first',
      responses: ok(z.array(choreSubmission)),
    },
    {
      method: 'POST',
      path: '/api/chore-submissions',
      callers: ['kid'],
      summary: 'Submit a chore as done',
      notes: '`kidId` must be the signed-in kid, else 403.',
      requestHeaders: idempotencyKey,
      body: createSubmissionRequest,
      responses: created(choreSubmission),
      errors: [
        'inactive',
        'already_pending',
        'already_done',
        'not_due',
        'taken',
        'not_your_turn',
        'paused',
        'in_progress',
        'key_reused',
      ],
    },
    {
      method: 'POST',
      path: '/api/kids/:id/completions',
      callers: ['parent', 'helper'],
      summary: 'Say that a kid has done a chore: submitted and approved at once',
      notes: '`on` is today or one of the last seven days. Turns and pauses do not matter.',
      body: completionRequest,
      responses: created(choreSubmission),
      errors: ['inactive', 'already_pending', 'already_done', 'not_due'],
    },
    {
      method: 'GET',
      path: '/api/kids/:id/chores',
      callers: ['parent', 'helper', 'kid'],
      summary: 'List a kid’s chores with what can be done about each today',
      notes: 'In the order of the kid’s screen: now, later, done.',
      responses: ok(z.array(kidChore)),
    },
    {
      method: 'GET',
      path: '/api/family/plan',
      callers: ['parent', 'helper'],
      summary: 'List which chores each kid has on which day, and what became of them',
      query: planQuery,
      responses: ok(familyPlan),
    },
    {
      method: 'PUT',
      path: '/api/chore-submissions/:id/review',
      callers: ['parent', 'helper'],
      summary: 'Approve or reject a submission',
      notes: 'Without `starsAwarded` an approval awards the chore’s own stars.',
      body: reviewSubmissionRequest,
      responses: ok(choreSubmission),
      errors: ['already_reviewed'],
    },
    {
      method: 'DELETE',
      path: '/api/chore-submissions/:id',
      callers: ['kid'],
      summary: 'Take back a pending submission of one’s own',
      notes: 'It is gone, and what it took of the chore is free again.',
      responses: noContent,
      errors: ['already_reviewed'],
    },
    {
      method: 'POST',
      path: '/api/chore-submissions/:id/undo',
      callers: ['parent', 'helper'],
      summary: 'Undo a review: the submission is pending again',
      notes:
        'For seven days. An approval’s stars are taken back, with the level and the badges that they gave.',
      responses: ok(choreSubmission),
      errors: ['not_reviewed', 'too_late', 'already_pending', 'stars_already_spent'],
    },
    {
      method: 'GET',
      path: '/api/kids/:id/requests',
      callers: ['parent', 'helper', 'kid'],
      summary:
        'List what a kid has pending, what was promised and not yet handed over, and what was reviewed in the last seven days',
      responses: ok(kidRequests),
    },
    {
      method: 'GET',
      path: '/api/kids/:id/chore-history',
      callers: ['parent', 'helper', 'kid'],
      summary: 'List a kid’s submissions of a month by day, oldest day first',
      query: monthQuery,
      responses: ok(z.array(choreHistoryDay)),
    },
  ],
};
