import { Router } from 'express';
import { unavailable } from '../lib/errors';
import { sendJson } from './send-json';

/** `/healthz`: the process is running. `/readyz`: the database and the image store respond. */
export function healthRoutes(ready: () => Promise<void>): Router {
  const router = Router();
  router.get('/healthz', async (_req, res) => {
    res.set('Cache-Control', 'no-store');
    await sendJson(res, { status: 'ok' });
  });
  router.get('/readyz', async (_req, res) => {
    res.set('Cache-Control', 'no-store');
    await ready().catch((error: unknown) => {
      throw unavailable(undefined, error);
    });
    await sendJson(res, { status: 'ready' });
  });
  return router;
}
