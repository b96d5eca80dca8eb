import { Router, type Request } from 'express';
import { uploadRequest } from '@shared/contracts/uploads';
import type { Deps } from '../../http/deps';
import { allow } from '../../http/require-role';
import { parentOf } from '../../http/resolve-actor';
import { jsonBody, parse } from '../../http/validate';
import { pageOriginOf } from './direct-uploads';
import { requestUpload } from './uploads.service';

export function uploadsRoutes(deps: Deps): Router {
  const router = Router();

  router.post('/objects/upload', allow('parent'), jsonBody, async (req, res) => {
    const input = parse(uploadRequest, req.body);
    const { uploadURL, objectPath } = await requestUpload(deps, parentOf(req), input, pageOriginOf(req));
    res.json({ uploadURL: absolute(req, uploadURL), objectPath });
  });

  return router;
}

/** `url` with the host the caller used, so that the two stores' answers look alike. */
export function absolute(req: Request, url: string): string {
  const base = `${req.protocol}://${req.host}`;
  return URL.canParse(url, base) ? new URL(url, base).href : url;
}
