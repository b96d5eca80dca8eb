import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parseCookie } from 'cookie';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import sirv from 'sirv';
import type { z } from 'zod';
import { HOME_COOKIE, isPagePath } from '@shared/pages';
import { THEME_COOKIE, themeFrom, THEMES, type Theme } from '@shared/theme';
import { notFound } from '../lib/errors';
import {
  headLinks,
  manifestSchema,
  SCREEN_GROUPS,
  screenOf,
  sketchesSchema,
  sketchOf,
  withSketch,
  withTheme,
} from './page-chunks';

const YEAR_SECONDS = 31_536_000;

/** How files and pages are compressed; the better first. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];
const accepts = (req: Request, encoding: Encoding) => req.acceptsEncodings(encoding, 'identity') === encoding;

interface Page {
  etag: string;
  bodies: { encoding: Encoding | null; body: Buffer }[];
}

/**
 * The built single-page app from `folder`: files with hashed names for a year, precompressed ones where the browser takes
 * them, and the page itself for every other path, with 404 where no screen stands.
 */
export function builtPages(folder: string): Router {
  const router = Router();
  const pages = readPages(folder);
  // sirv takes any header that contains "br" for one that accepts it, even with weight 0.
  router.use((req, _res, next) => {
    req.headers['accept-encoding'] = ENCODINGS.filter((encoding) => accepts(req, encoding)).join(', ');
    next();
  });
  router.use(
    sirv(folder, {
      brotli: true,
      gzip: true,
      etag: true,
      // Everything but the hashed files is asked for again each time, and answered with 304 when it is the same.
      setHeaders: (res, path) => {
        const lasting = path.startsWith('/assets/');
        res.setHeader('Cache-Control', lasting ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
        // sirv listens to no error of what it reads. A file that is gone, as when the app is built anew under a running
        // server, would end the process; so it ends the answer.
        res.once('pipe', (file) => file.once('error', () => res.destroy()));
      },
      // No guessing: the page itself is answered below, so that its status can be 404.
      extensions: [],
    }),
  );
  // Not by a route's pattern: Express would refuse a path that does not decode, and this too is a page that is not there.
  router.use(servePage(pages));
  return router;
}

/** The pages of each group of screens, by the theme that was chosen. */
type Pages = Map<number, Map<Theme | null, Page>>;

/** Names the client build in `folder`: its page names the hashed entry, which names every other file. */
export function clientBuild(folder: string): string {
  return buildOf(readFileSync(join(folder, 'index.html'), 'utf8'));
}

function buildOf(html: string): string {
  return createHash('sha256').update(html).digest('hex').slice(0, 16);
}

function servePage(pages: Pages): RequestHandler {
  return (req, res, next) => {
    if (req.method === 'OPTIONS') {
      res.setHeader('Allow', 'GET, HEAD, OPTIONS');
      return res.status(204).end();
    }
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    // A missing file must not be answered with a page that a browser would then try to run.
    if (/^\/(?:assets|objects)\//.test(req.path)) return next(notFound('file'));
    const cookies = parseCookie(req.headers.cookie ?? '');
    const theme = themeFrom(cookies[THEME_COOKIE]);
    const page = pages.get(screenOf(req.originalUrl, cookies[HOME_COOKIE] === 'family'))?.get(theme);
    if (!page) return next(notFound('page'));
    send(page, req, res);
  };
}

function send({ etag, bodies }: Page, req: Request, res: Response): void {
  const known = isPagePath(req.path);
  res.setHeader('Cache-Control', 'no-cache');
  res.setHeader('Vary', 'Accept-Encoding, Cookie');
  res.setHeader('ETag', etag);
  if (known && req.headers['if-none-match'] === etag) {
    res.status(304).end();
    return;
  }
  const chosen = bodies.find(({ encoding }) => encoding === null || accepts(req, encoding));
  if (!chosen) return;
  if (chosen.encoding) res.setHeader('Content-Encoding', chosen.encoding);
  res.status(known ? 200 : 404).type('html');
  res.end(req.method === 'HEAD' ? undefined : chosen.body);
}

/** The page for each group of screens: one HTML, with the links to what that screen needs first, or its sketch. */
function readPages(folder: string): Pages {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const manifest = readIfThere(join(folder, '.vite/manifest.json'), manifestSchema);
  const sketches = readIfThere(join(folder, '.vite/sketches.json'), sketchesSchema);
  return new Map(
    SCREEN_GROUPS.map((group) => {
      const head = `<meta name="build" content="${buildOf(html)}">${headLinks(manifest, group)}`;
      const page = html.replace('</head>', `${head}</head>`);
      const sketch = sketches[sketchOf(group) ?? ''];
      const whole = sketch ? withSketch(page, sketch) : page;
      return [group, new Map([null, ...THEMES].map((theme) => [theme, makePage(withTheme(whole, theme))]))];
    }),
  );
}

function readIfThere<Value>(file: string, schema: z.ZodType<Record<string, Value>>): Record<string, Value> {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

function makePage(html: string): Page {
  const plain = Buffer.from(html);
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    bodies: [
      { encoding: 'br', body: brotliCompressSync(plain) },
      { encoding: 'gzip', body: gzipSync(plain) },
      { encoding: null, body: plain },
    ],
  };
}
