import type { Request } from 'express';
import { uploadRequest, webImageRequest } from '@shared/contracts/uploads';
import type { Deps } from '../../deps';
import { requestOrigin } from '../../http/request-origin';
import type { ApiRouter } from '../../http/api-router';
import { allow } from '../../http/require-role';
import { parentOf } from '../../http/resolve-actor';
import { jsonBody, parse } from '../../http/validate';
import { pageOriginOf } from './direct-uploads';
import { requestUpload } from './uploads.service';
import { addWebImage } from './web-images';

export function uploadsRoutes(router: ApiRouter, deps: Deps): void {
  router.post('/objects/upload', allow('parent'), jsonBody, async (req, res) => {
    const input = parse(uploadRequest, req.body);
    const { uploadURL, objectPath } = await requestUpload(deps, parentOf(req), input, pageOriginOf(req));
    res.json({ uploadURL: absolute(req, uploadURL), objectPath });
  });

  // The form's way to see an image from elsewhere before anything mentions it, and to be told why there is none.
  router.post('/objects/web', allow('parent'), jsonBody, async (req, res) => {
    await addWebImage(deps, parentOf(req), parse(webImageRequest, req.body).url);
    res.status(204).end();
  });
}

/** `url` with the host the caller used, so that the two stores' answers look alike. */
export function absolute(req: Request, url: string): string {
  const base = requestOrigin(req);
  return URL.canParse(url, base) ? new URL(url, base).href : url;
}
