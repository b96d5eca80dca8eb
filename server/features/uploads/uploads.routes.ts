import type { Request, Router } from 'express';
import { imageEndpoints } from '@shared/api/endpoints/images';
import type { Deps } from '../../deps';
import { mount } from '../../http/mount';
import { requestOrigin } from '../../http/request-origin';
import { pageOriginOf } from './direct-uploads';
import { requestUpload } from './uploads.service';
import { addWebImage } from './web-images';

export function uploadsRoutes(router: Router, deps: Deps): void {
  mount(router, imageEndpoints.requestUpload, async ({ actor, body, req }) => {
    const { uploadURL, objectPath } = await requestUpload(deps, actor, body, pageOriginOf(req));
    return { uploadURL: absolute(req, uploadURL), objectPath };
  });

  // Lets a form show the image before a record uses it.
  mount(router, imageEndpoints.addWebImage, ({ actor, body }) => addWebImage(deps, actor, body.url));
}

/** Adds the request's host, so that both stores' responses look alike. */
export function absolute(req: Request, url: string): string {
  const base = requestOrigin(req);
  return URL.canParse(url, base) ? new URL(url, base).href : url;
}
