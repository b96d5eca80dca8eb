import { createHash } from 'node:crypto';
import openApi from '../../docs/openapi.json';
import type { ApiRouter } from './api-router';
import { allow } from './require-role';
import { sendJsonText } from './send-json';

const TEXT = JSON.stringify(openApi);
const ETAG = `W/"${createHash('sha256').update(TEXT).digest('base64url').slice(0, 27)}"`;

/** Serves the API as an OpenAPI document. It is the same for everyone, so caches may keep it, unlike other responses of the API. */
export function apiReferenceRoutes(router: ApiRouter): void {
  router.get('/openapi.json', allow('anyone'), async (req, res) => {
    res.set({ 'Cache-Control': 'public, max-age=3600', ETag: ETAG });
    if (req.headers['if-none-match']?.includes(ETAG)) res.status(304).end();
    else await sendJsonText(res, TEXT);
  });
}
