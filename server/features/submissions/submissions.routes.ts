import type { Router } from 'express';
import { choreEndpoints } from '@shared/api/endpoints/chores';
import type { Deps } from '../../deps';
import { limitKidWrites } from '../../http/write-limits';
import { mount } from '../../http/mount';
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
