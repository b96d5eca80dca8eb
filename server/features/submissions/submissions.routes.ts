import { createSubmissionRequest, reviewSubmissionRequest } from '@shared/contracts/submissions';
import type { Deps } from '../../deps';
import { idempotencyKeyOf } from '../../http/idempotency-key';
import type { ApiRouter } from '../../http/api-router';
import { allow } from '../../http/require-role';
import { kidOf, parentOf } from '../../http/resolve-actor';
import { sendJson } from '../../http/send-json';
import { jsonBody, parse, recordId } from '../../http/validate';
import * as submissions from './submissions.service';
import { undoSubmissionReview, withdrawSubmission } from './undo.service';

export function submissionsRoutes(router: ApiRouter, deps: Deps): void {
  router.get('/chore-submissions/pending', allow('parent', 'helper'), async (req, res) => {
    await sendJson(res, await submissions.listPendingSubmissions(deps, parentOf(req)));
  });

  router.post('/chore-submissions', allow('kid'), jsonBody, async (req, res) => {
    const actor = kidOf(req);
    await deps.limits.take(['kidWrites', actor.kidId]);
    const input = parse(createSubmissionRequest, req.body);
    const key = idempotencyKeyOf(req, { kidId: actor.kidId }, 'chore-submissions');
    res.status(201).json(await submissions.submitChore(deps, actor, input, key));
  });

  router.put('/chore-submissions/:id/review', allow('parent', 'helper'), jsonBody, async (req, res) => {
    const id = recordId(req.params.id, 'submission');
    const input = parse(reviewSubmissionRequest, req.body);
    res.json(await submissions.reviewSubmission(deps, parentOf(req), id, input));
  });

  router.delete('/chore-submissions/:id', allow('kid'), jsonBody, async (req, res) => {
    const actor = kidOf(req);
    await deps.limits.take(['kidWrites', actor.kidId]);
    await withdrawSubmission(deps, actor, recordId(req.params.id, 'submission'));
    res.status(204).end();
  });

  router.post('/chore-submissions/:id/undo', allow('parent', 'helper'), jsonBody, async (req, res) => {
    const id = recordId(req.params.id, 'submission');
    res.json(await undoSubmissionReview(deps, parentOf(req), id));
  });
}
