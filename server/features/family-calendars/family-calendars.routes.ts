import type { Router } from 'express';
import { boardEndpoints } from '@shared/api/endpoints/boards';
import type { Deps } from '../../deps';
import { mount } from '../../http/mount';
import { auditContext } from '../audit/audit';
import { addCalendar, changeCalendar, removeCalendar } from './family-calendars.service';

export function familyCalendarsRoutes(router: Router, deps: Deps): void {
  mount(router, boardEndpoints.addFamilyCalendar, ({ actor, body, req, idempotencyKey }) =>
    addCalendar(deps, actor, body, {
      key: idempotencyKey({ familyId: actor.familyId }),
      context: auditContext(req, deps),
    }),
  );

  mount(router, boardEndpoints.updateFamilyCalendar, ({ actor, params, body, req }) =>
    changeCalendar(deps, actor, params.id, body, auditContext(req, deps)),
  );

  mount(router, boardEndpoints.removeFamilyCalendar, ({ actor, params, req }) =>
    removeCalendar(deps, actor, params.id, auditContext(req, deps)),
  );
}
