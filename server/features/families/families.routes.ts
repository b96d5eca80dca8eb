import { Router } from 'express';
import type { Deps } from '../../deps';
import { allow } from '../../http/require-role';
import { familyActorOf } from '../../http/resolve-actor';
import { viewFamily } from './families.service';

export function familiesRoutes(deps: Deps): Router {
  const router = Router();

  router.get('/family', allow('parent', 'kid'), async (req, res) => {
    res.json(await viewFamily(deps, familyActorOf(req)));
  });

  return router;
}
