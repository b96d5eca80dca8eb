import { parseCookie } from 'cookie';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import sirv from 'sirv';
import { readBrowserHints } from '@shared/browser-hints';
import { isPagePath } from '@shared/pages';
import { THEME_COOKIE, themeFrom } from '@shared/theme';
import { notFound } from '../lib/errors';
import { sendNotModified } from './etag';
import type { Page, PageTemplate } from './page-template';
import { requestLocale } from './request-locale';

const YEAR_SECONDS = 31_536_000;

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];
const accepts = (req: Request, encoding: Encoding) => req.acceptsEncodings(encoding, 'identity') === encoding;

/**
 * Serves the client build: hashed files for a year, precompressed if accepted, and the app's HTML for every
 * other path.
 */
export function builtPages(template: PageTemplate): Router {
  const router = Router();
  router.use((req, _res, next) => {
    req.headers['accept-encoding'] = ENCODINGS.filter((encoding) => accepts(req, encoding)).join(', ');
    next();
  });
  router.use(
    sirv(template.folder, {
      brotli: true,
      gzip: true,
      etag: true,
      setHeaders: (res, path) => {
        const isHashed = path.startsWith('/assets/');
        res.setHeader('Cache-Control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
        // sirv ignores read errors: a file that was removed by a rebuild would crash the process.
        res.once('pipe', (file) => file.once('error', () => res.destroy()));
      },
      extensions: [],
    }),
  );
  // Express rejects route patterns whose paths can't be decoded.
  router.use(servePage(template));
  return router;
}

function servePage(template: PageTemplate): RequestHandler {
  return (req, res, next) => {
    if (req.method === 'OPTIONS') {
      res.setHeader('Allow', 'GET, HEAD, OPTIONS');
      return res.status(204).end();
    }
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    // A browser would run HTML as the missing script.
    if (/^\/(?:assets|objects)\//.test(req.path)) return next(notFound('file'));
    const cookies = parseCookie(req.headers.cookie ?? '');
    const page = template.pageFor(req.originalUrl, {
      hints: readBrowserHints(cookies),
      locale: requestLocale(req),
      theme: themeFrom(cookies[THEME_COOKIE]),
    });
    send(page, req, res);
  };
}

function send({ etag, bodies }: Page, req: Request, res: Response): void {
  const known = isPagePath(req.path);
  res.setHeader('Cache-Control', 'no-cache');
  res.setHeader('Vary', 'Accept-Encoding, Accept-Language, Cookie');
  if (known && sendNotModified(req, res, etag)) return;
  res.setHeader('ETag', etag);
  const encoding = ENCODINGS.find((each) => accepts(req, each));
  if (encoding) res.setHeader('Content-Encoding', encoding);
  res.status(known ? 200 : 404).type('html');
  res.end(req.method === 'HEAD' ? undefined : bodies[encoding ?? 'identity']);
}
