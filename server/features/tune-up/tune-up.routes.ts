import type { Router } from 'express';
import { tuneUpEndpoints } from '@shared/api/endpoints/tune-up';
import type { Deps } from '../../deps';
import { mount } from '../../http/mount';
import { setTuneUpDone, viewTuneUp } from './tune-up.service';

export function tuneUpRoutes(router: Router, deps: Deps): void {
  mount(router, tuneUpEndpoints.viewTuneUp, ({ actor }) => viewTuneUp(deps, actor));
  mount(router, tuneUpEndpoints.setTuneUpDone, ({ actor, body }) => setTuneUpDone(deps, actor, body));
}
