import type { Router } from 'express';
import { serverEndpoints } from '@shared/api/endpoints/server';
import openApi from '../../docs/openapi.json';
import { sendNotModified, weakEtag } from './etag';
import { mountRaw } from './mount';
import { sendJsonText } from './send-json';

const TEXT = JSON.stringify(openApi);
const ETAG = weakEtag(TEXT);

export function apiReferenceRoutes(router: Router): void {
  mountRaw(router, serverEndpoints.readOpenApi, async ({ req, res }) => {
    res.set('Cache-Control', 'public, max-age=3600');
    if (!sendNotModified(req, res, ETAG)) await sendJsonText(res, TEXT);
  });
}
