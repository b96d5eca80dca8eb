import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { Router } from 'express';
import { isPagePath } from '@shared/pages';

/** Only for `npm run dev`. */
export async function developmentPages(root: string, server: Server): Promise<Router> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  const router = Router();
  router.use(vite.middlewares);
  router.use(async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const html = await readFile(join(root, 'client/index.html'), 'utf8');
    const page = await vite.transformIndexHtml(req.originalUrl, html);
    res
      .status(isPagePath(req.path) ? 200 : 404)
      .type('html')
      .send(page);
  });
  return router;
}
