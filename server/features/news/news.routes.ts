import { kidEndpoints } from '@shared/api/endpoints/kids';
import type { Deps } from '../../deps';
import type { ApiRouter } from '../../http/api-router';
import { mount } from '../../http/mount';
import { listNews, markNewsShown } from './news.service';

export function newsRoutes(router: ApiRouter, deps: Deps): void {
  mount(router, kidEndpoints.listNews, ({ actor, params }) => listNews(deps, actor, params.id));

  mount(router, kidEndpoints.markNewsShown, ({ actor, params, body }) =>
    markNewsShown(deps, actor, params.id, body.upTo),
  );
}
