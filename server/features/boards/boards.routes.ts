import type { Router } from 'express';
import { boardEndpoints } from '@shared/api/endpoints/boards';
import { isUploadPath } from '@shared/rules/images';
import type { Deps } from '../../deps';
import { identifyClient } from '../../devices/client-identity';
import { renewTabletCookie } from '../../devices/paired-devices';
import { sendNotModified, weakEtag } from '../../http/etag';
import { mount, mountRaw } from '../../http/mount';
import { sendJsonText } from '../../http/send-json';
import { invalid } from '../../lib/errors';
import { countInBlocks } from '../../limits/count-in-blocks';
import { BOARD_READ_BLOCK } from '../../limits/limit-policies';
import { endRoutine } from '../submissions/routines.service';
import { undoCheck } from '../submissions/undo.service';
import { sendImage } from '../uploads/objects.routes';
import { findImage } from '../uploads/serve-image';
import { findWebImage } from '../uploads/web-images';
import { findChorePhoto, previewBoard, viewBoard, viewLane } from './boards.service';
import { checkOff, markBoardStep, setBoardRoutine } from './checks.service';
import { updateFamilyBoard, viewFamilyBoard } from './family-board.service';

const DAY_SECONDS = 86_400;

export function boardsRoutes(router: Router, deps: Deps): void {
  const { limits, secrets } = deps;
  const countRead = countInBlocks(limits, 'boardReadBlocks', BOARD_READ_BLOCK);

  mount(router, boardEndpoints.viewFamilyBoard, ({ actor }) => viewFamilyBoard(deps, actor));

  mount(router, boardEndpoints.updateFamilyBoard, ({ actor, body }) => updateFamilyBoard(deps, actor, body));

  mount(router, boardEndpoints.previewBoard, ({ actor, params }) => previewBoard(deps, actor, params.id));

  mountRaw(router, boardEndpoints.viewBoard, async ({ actor, req, res }) => {
    await countRead(actor.device.id);
    const { now, ...rest } = await viewBoard(deps, actor);
    renewTabletCookie(req, res, 'board');
    // One serialization serves the ETag and the body.
    const text = JSON.stringify(rest);
    if (sendNotModified(req, res, weakEtag(text))) return;
    await sendJsonText(res, `${text.slice(0, -1)},"now":"${now}"}`);
  });

  mountRaw(router, boardEndpoints.viewBoardImage, async ({ actor, params, query, req, res }) => {
    await countRead(actor.device.id);
    const url = await findChorePhoto(deps, actor, params.choreId);
    const width = Number(query.width);
    const image = isUploadPath(url)
      ? await findImage(deps, actor, url.replace(/^\/objects/, ''), width)
      : await findWebImage(deps, actor, url, width);
    await sendImage(req, res, image, `private, max-age=${DAY_SECONDS}`);
  });

  mount(router, boardEndpoints.checkOff, async ({ actor, body, req, idempotencyKey }) => {
    const key = idempotencyKey({ familyId: actor.familyId });
    if (!key) throw invalid('Idempotency-Key', 'validation.idempotency_key');
    await limits.take(['boardWrites', actor.device.id]);
    return checkOff(deps, actor, body, { client: identifyClient(req, secrets), key });
  });

  mount(router, boardEndpoints.undoCheck, async ({ actor, params }) => {
    await limits.take(['boardWrites', actor.device.id]);
    const kidId = await undoCheck(deps, actor, params.submissionId);
    return { lane: await viewLane(deps, actor, kidId) };
  });

  mount(router, boardEndpoints.setBoardRoutine, async ({ actor, params, body, req }) => {
    await limits.take(['boardWrites', actor.device.id]);
    return setBoardRoutine(deps, actor, params, body, identifyClient(req, secrets));
  });

  mount(router, boardEndpoints.markBoardStep, ({ actor, params, body }) =>
    markBoardStep(deps, actor, params, body),
  );

  mount(router, boardEndpoints.endBoardRoutine, async ({ actor, params, query: { dueOn = null } }) => {
    await limits.take(['boardWrites', actor.device.id]);
    return endRoutine(deps, actor, params, dueOn);
  });
}
