import type { Router } from 'express';
import { kidEndpoints } from '@shared/api/endpoints/kids';
import type { Deps } from '../../deps';
import { mount } from '../../http/mount';
import { listNews, markNewsShown } from './news.service';

export function newsRoutes(router: Router, deps: Deps): void {
  mount(router, kidEndpoints.listNews, ({ actor, params }) => listNews(deps, actor, params.id));

  mount(router, kidEndpoints.markNewsShown, ({ actor, params, body }) =>
    markNewsShown(deps, actor, params.id, body.upTo),
  );
}
