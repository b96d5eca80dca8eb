import { tuneUpEndpoints } from '@shared/api/endpoints/tune-up';
import type { Deps } from '../../deps';
import type { ApiRouter } from '../../http/api-router';
import { mount } from '../../http/mount';
import { setTuneUpDone, viewTuneUp } from './tune-up.service';

export function tuneUpRoutes(router: ApiRouter, deps: Deps): void {
  mount(router, tuneUpEndpoints.viewTuneUp, ({ actor }) => viewTuneUp(deps, actor));
  mount(router, tuneUpEndpoints.setTuneUpDone, ({ actor, body }) => setTuneUpDone(deps, actor, body));
}
