import type { Router } from 'express';
import { uploadWidgetEndpoints } from '@shared/api/endpoints/images';
import { widgetPartNumber } from '@shared/contracts/uploads';
import type { Deps } from '../../../deps';
import { mount } from '../../../http/mount';
import { requireSameOrigin } from '../../../http/same-origin';
import { parse } from '../../../http/validate';
import { AppError } from '../../../lib/errors';
import { pageOriginOf } from '../direct-uploads';
import { absolute } from '../uploads.routes';
import * as widget from './widget.service';

/** Endpoints for upload widgets (docs/decisions/0052), as Uppy 4 to 6 calls them with the endpoint `/api`. */
export function widgetRoutes(router: Router, deps: Deps): void {
  // This call reserves room, so another site's page must not make a browser request it.
  mount(
    router,
    uploadWidgetEndpoints.signForm,
    async ({ actor, query, req }) => {
      const purpose = query.purpose ?? query['metadata[purpose]'] ?? 'chore';
      const input = { contentType: query.type, purpose };
      const form = await widget.widgetParams(deps, actor, input, pageOriginOf(req));
      return { ...form, url: absolute(req, form.url) };
    },
    requireSameOrigin,
  );

  mount(router, uploadWidgetEndpoints.startMultipart, ({ actor, body: { type, metadata } }) =>
    widget.startMultipart(deps, actor, {
      contentType: type,
      size: metadata?.size,
      purpose: metadata?.purpose ?? ('chore' as const),
    }),
  );

  mount(router, uploadWidgetEndpoints.listParts, ({ actor, params, query }) =>
    widget.listParts(deps, actor, { ...params, ...query }),
  );

  mount(router, uploadWidgetEndpoints.signPart, async ({ actor, params: { uploadId, part }, query, req }) => {
    const url = await widget.signPart(deps, actor, { uploadId, ...query }, parse(widgetPartNumber, part));
    return { url: absolute(req, url) };
  });

  mount(router, uploadWidgetEndpoints.completeMultipart, ({ actor, params, query, body }) =>
    widget.completeMultipart(deps, actor, { ...params, ...query }, body.parts),
  );

  mount(router, uploadWidgetEndpoints.abortMultipart, async ({ actor, params, query }) => {
    await widget.abortMultipart(deps, actor, { ...params, ...query });
    return {};
  });

  mount(router, uploadWidgetEndpoints.refuseCredentials, () => {
    // Such credentials could write any amount of any size.
    throw new AppError('not_found', 'sts_not_offered');
  });
}
