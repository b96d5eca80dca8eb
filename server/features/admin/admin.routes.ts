import { Router } from 'express';
import { adminFamiliesQuery } from '@shared/contracts/admin';
import type { Deps } from '../../http/deps';
import { originOf } from '../../http/device';
import { allow } from '../../http/require-role';
import { adminOf } from '../../http/resolve-actor';
import { parse, recordId } from '../../http/validate';
import * as admin from './admin.service';
import { sendArray } from './send-array';

const PAGE_PARAMETERS = ['search', 'limit', 'cursor'];

export function adminRoutes(deps: Deps): Router {
  const router = Router();

  router.get('/admin/stats', allow('admin'), async (_req, res) => {
    res.json(await admin.readStats(deps));
  });

  // Without parameters the whole list, with any of them a page (decision 25).
  router.get('/admin/families', allow('admin'), async (req, res) => {
    if (!PAGE_PARAMETERS.some((name) => name in req.query)) return sendArray(res, admin.eachFamily(deps));
    const page = await admin.listFamilies(deps, parse(adminFamiliesQuery, req.query));
    res.set('X-Total-Count', String(page.total));
    if (page.nextCursor !== null) res.set('X-Next-Cursor', page.nextCursor);
    res.json(page.families);
  });

  router.delete('/admin/families/:id', allow('admin'), async (req, res) => {
    const id = recordId(req.params.id, 'Family');
    const from = { address: originOf(req, deps.secrets).address, requestId: req.requestId };
    await admin.removeFamily(deps, adminOf(req), from, id);
    res.status(204).end();
  });

  return router;
}
