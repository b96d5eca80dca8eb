import type { Router } from 'express';
import { accountEndpoints } from '@shared/api/endpoints/accounts';
import type { Deps } from '../../deps';
import { mount } from '../../http/mount';
import {
  endKidSession,
  endOtherSessions,
  endSessionOf,
  listKidSessions,
  listSessions,
} from './sessions.service';

export function sessionsRoutes(router: Router, deps: Deps): void {
  mount(router, accountEndpoints.listSessions, ({ actor }) => listSessions(deps, actor));
  mount(router, accountEndpoints.endOtherSessions, ({ actor }) => endOtherSessions(deps, actor));
  mount(router, accountEndpoints.endSession, ({ actor, params }) => endSessionOf(deps, actor, params.id));

  // Counts as use of the session, like every other write.
  mount(router, accountEndpoints.reportActivity, () => {});

  mount(router, accountEndpoints.listKidSessions, ({ actor }) => listKidSessions(deps, actor));
  mount(router, accountEndpoints.endKidSession, ({ actor, params }) => endKidSession(deps, actor, params.id));
}
