import type { Router } from 'express';
import { kidEndpoints } from '@shared/api/endpoints/kids';
import { BADGES } from '@shared/rules/badges';
import type { Deps } from '../../deps';
import { mount } from '../../http/mount';
import { lifetimeStars, listKidBadges } from './badges.service';

export function badgesRoutes(router: Router, deps: Deps): void {
  mount(router, kidEndpoints.listBadges, () => [...BADGES]);
  mount(router, kidEndpoints.listKidBadges, ({ actor, params }) => listKidBadges(deps, actor, params.id));
  mount(router, kidEndpoints.readLifetimeStars, ({ actor, params }) => lifetimeStars(deps, actor, params.id));
}
