import type { Request } from 'express';
import {
  widgetCompleteRequest,
  widgetKeyQuery,
  widgetMultipartRequest,
  widgetParamsQuery,
  widgetPartNumber,
} from '@shared/contracts/uploads';
import type { Deps } from '../../../deps';
import type { ApiRouter } from '../../../http/api-router';
import { allow } from '../../../http/require-role';
import { parentOf } from '../../../http/resolve-actor';
import { sendJson } from '../../../http/send-json';
import { requireSameOrigin } from '../../../http/same-origin';
import { jsonBody, parse } from '../../../http/validate';
import { AppError, notFound } from '../../../lib/errors';
import { pageOriginOf } from '../direct-uploads';
import { absolute } from '../uploads.routes';
import * as widget from './widget.service';

/**
 * The upload widget's own calls (docs/decisions/0052), as its clients of versions 4 to 6 make them with the endpoint `/api`. Our
 * own page does not use them: it asks `POST /api/objects/upload`.
 */
export function widgetRoutes(router: ApiRouter, deps: Deps): void {
  // It reserves room, so that another site's page must not make a browser ask for it.
  router.get('/s3/params', allow('parent'), requireSameOrigin, async (req, res) => {
    const query = parse(widgetParamsQuery, req.query);
    const purpose = query.purpose ?? query['metadata[purpose]'] ?? 'chore';
    const input = { contentType: query.type, purpose };
    const answer = await widget.widgetParams(deps, parentOf(req), input, pageOriginOf(req));
    await sendJson(res, { ...answer, url: absolute(req, answer.url) });
  });

  router.post('/s3/multipart', allow('parent'), jsonBody, async (req, res) => {
    const { type, metadata } = parse(widgetMultipartRequest, req.body);
    const input = {
      contentType: type,
      size: metadata?.size,
      purpose: metadata?.purpose ?? ('chore' as const),
    };
    res.json(await widget.startMultipart(deps, parentOf(req), input));
  });

  router.get('/s3/multipart/:uploadId', allow('parent'), async (req, res) => {
    await sendJson(res, await widget.listParts(deps, parentOf(req), placeOf(req)));
  });

  router.get('/s3/multipart/:uploadId/:part', allow('parent'), async (req, res) => {
    const part = parse(widgetPartNumber, req.params.part);
    const url = await widget.signPart(deps, parentOf(req), placeOf(req), part);
    await sendJson(res, { url: absolute(req, url) });
  });

  router.post('/s3/multipart/:uploadId/complete', allow('parent'), jsonBody, async (req, res) => {
    const { parts } = parse(widgetCompleteRequest, req.body);
    res.json(await widget.completeMultipart(deps, parentOf(req), placeOf(req), parts));
  });

  router.delete('/s3/multipart/:uploadId', allow('parent'), jsonBody, async (req, res) => {
    await widget.abortMultipart(deps, parentOf(req), placeOf(req));
    res.json({});
  });

  router.get('/s3/sts', allow('parent'), () => {
    // Such credentials would write as much as they like, of whatever size.
    throw new AppError('not_found', 'sts_not_offered');
  });
}

function placeOf({ params, query }: Request): widget.MultipartPlace {
  const { uploadId } = params;
  if (typeof uploadId !== 'string') throw notFound('upload');
  return { uploadId, ...parse(widgetKeyQuery, query) };
}
