import type { Router } from 'express';
import { letterEndpoints } from '@shared/api/endpoints/letters';
import type { Deps } from '../../deps';
import { mount, mountRaw } from '../../http/mount';
import { unsubscribe } from './unsubscribe.service';

export function lettersRoutes(router: Router, deps: Deps): void {
  mountRaw(router, letterEndpoints.openUnsubscribePage, ({ params, res }) =>
    res.redirect(302, `/unsubscribe/${encodeURIComponent(params.token)}`),
  );

  mount(router, letterEndpoints.unsubscribe, ({ params }) => unsubscribe(deps, params.token));
}
