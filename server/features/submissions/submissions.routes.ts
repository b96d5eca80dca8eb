import type { Router } from 'express';
import { choreEndpoints } from '@shared/api/endpoints/chores';
import { routineEndpoints } from '@shared/api/endpoints/routines';
import type { Deps } from '../../deps';
import { limitKidWrites } from '../../http/write-limits';
import { mount } from '../../http/mount';
import * as routines from './routines.service';
import * as submissions from './submissions.service';
import { undoSubmissionReview, withdrawSubmission } from './undo.service';

export function submissionsRoutes(router: Router, deps: Deps): void {
  const kidWrites = limitKidWrites(deps.limits);

  mount(router, choreEndpoints.listPendingSubmissions, ({ actor }) =>
    submissions.listPendingSubmissions(deps, actor),
  );

  mount(
    router,
    choreEndpoints.submitChore,
    ({ actor, body, idempotencyKey }) =>
      submissions.submitChore(deps, actor, body, idempotencyKey({ kidId: actor.kidId })),
    kidWrites,
  );

  mount(
    router,
    routineEndpoints.setRoutineRunning,
    ({ actor, params: { id: kidId, choreId }, body }) =>
      routines.setRoutineRunning(deps, actor, { kidId, choreId }, body),
    kidWrites,
  );

  mount(
    router,
    routineEndpoints.markRoutineStep,
    async ({ actor, params: { id: kidId, choreId, stepId }, body }) => {
      await deps.limits.take(['stepTaps', actor.kidId]);
      return routines.markRoutineStep(deps, actor, { kidId, choreId, stepId }, body);
    },
  );

  mount(
    router,
    routineEndpoints.endRoutine,
    ({ actor, params: { id: kidId, choreId }, query: { dueOn = null } }) =>
      routines.endRoutine(deps, actor, { kidId, choreId }, dueOn),
    kidWrites,
  );

  mount(router, choreEndpoints.reviewSubmission, ({ actor, params, body }) =>
    submissions.reviewSubmission(deps, actor, params.id, body),
  );

  mount(
    router,
    choreEndpoints.withdrawSubmission,
    ({ actor, params }) => withdrawSubmission(deps, actor, params.id),
    kidWrites,
  );

  mount(router, choreEndpoints.undoSubmissionReview, ({ actor, params }) =>
    undoSubmissionReview(deps, actor, params.id),
  );
}
