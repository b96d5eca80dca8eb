import { z } from 'zod';
import { chore, createChoreRequest, updateChoreRequest } from '../../contracts/chores';
import { choreHistoryDay, monthQuery } from '../../contracts/history';
import { kidRequests } from '../../contracts/kid-requests';
import {
  choreSubmission,
  createSubmissionRequest,
  reviewSubmissionRequest,
} from '../../contracts/submissions';
import { created, noContent, ok, type EndpointGroup } from '../endpoint';
import { idempotencyKey } from './idempotency-key';

export const chores: EndpointGroup = {
  title: 'Chores and submissions',
  endpoints: [
    {
      method: 'GET',
      path: '/api/chores',
      callers: ['parent'],
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
      notes: 'Fields that are absent stay as they are.',
      body: updateChoreRequest,
      responses: ok(chore),
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
      callers: ['parent', 'kid'],
      summary: 'List the family’s chores for its kids',
      notes: 'Inactive ones too; fewest stars first, then by name.',
      responses: ok(z.array(chore)),
    },
    {
      method: 'GET',
      path: '/api/chore-submissions/pending',
      callers: ['parent'],
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
      errors: ['inactive', 'already_pending', 'in_progress', 'key_reused'],
    },
    {
      method: 'PUT',
      path: '/api/chore-submissions/:id/review',
      callers: ['parent'],
      summary: 'Approve or reject a submission',
      notes: 'Without `starsAwarded` an approval awards the chore’s own stars.',
      body: reviewSubmissionRequest,
      responses: ok(choreSubmission),
      errors: ['already_reviewed'],
    },
    {
      method: 'GET',
      path: '/api/kids/:id/requests',
      callers: ['parent', 'kid'],
      summary: 'List what a kid has pending and what was reviewed in the last seven days',
      responses: ok(kidRequests),
    },
    {
      method: 'GET',
      path: '/api/kids/:id/chore-history',
      callers: ['parent', 'kid'],
      summary: 'List a kid’s submissions of a month by day, oldest day first',
      query: monthQuery,
      responses: ok(z.array(choreHistoryDay)),
    },
  ],
};
