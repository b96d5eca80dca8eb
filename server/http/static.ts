import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCookie } from 'cookie';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import sirv from 'sirv';
import { z } from 'zod';
import { BROWSER_HINTS, readBrowserHints, type BrowserHint } from '@shared/browser-hints';
import { LOCALES, type Locale } from '@shared/locales';
import { isPagePath } from '@shared/pages';
import { THEME_COOKIE, themeFrom, THEMES, type Theme } from '@shared/theme';
import { notFound } from '../lib/errors';
import { endIfKnown } from './etag';
import { requestLocale } from './request-locale';

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
 * Serves the client build in `folder`: files with hashed names for a year, precompressed where the browser accepts it, and
 * the HTML of the app for every other path, with 404 where there is no screen.
 */
export function builtPages(folder: string): Router {
  const router = Router();
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
      // Everything but the hashed files is revalidated each time.
      setHeaders: (res, path) => {
        const isHashed = path.startsWith('/assets/');
        res.setHeader('Cache-Control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
        // sirv doesn't handle read errors: a file that is gone, as when the app is rebuilt under a running server, would
        // end the process.
        res.once('pipe', (file) => file.once('error', () => res.destroy()));
      },
      // The HTML is sent below, so that its status can be 404.
      extensions: [],
    }),
  );
  // Without a route pattern: Express would refuse a path that does not decode, which is an unknown page too.
  router.use(servePage(readPages(folder)));
  return router;
}

const pageIndex = z.object({
  build: z.string(),
  screens: z.array(
    z.object({
      name: z.string(),
      address: z.string().transform((source) => new RegExp(source)),
      browser: z.enum(BROWSER_HINTS).nullable(),
    }),
  ),
});

/** The list of the pages that the client build in `folder` made (client/html-pages). */
function readIndex(folder: string): z.output<typeof pageIndex> {
  return pageIndex.parse(JSON.parse(readFileSync(join(folder, '.pages/index.json'), 'utf8')));
}

/** Names the client build in `folder`: its page names the hashed entry, which names every other file. */
export const clientBuild = (folder: string): string => readIndex(folder).build;

/** What a browser's cookies and headers tell of the page that it wants. */
interface Preferences {
  hints: readonly BrowserHint[];
  locale: Locale;
  theme: Theme | null;
}
type ChoosePage = (address: string, preferences: Preferences) => Page | undefined;

const fileOf = (name: string, { locale, theme }: Pick<Preferences, 'locale' | 'theme'>) =>
  `${name}.${locale}.${theme ?? 'auto'}.html`;

function readPages(folder: string): ChoosePage {
  const { screens } = readIndex(folder);
  const pages = new Map<string, Page>();
  for (const name of [...screens.map((screen) => screen.name), 'other']) {
    for (const locale of LOCALES) {
      for (const theme of [null, ...THEMES]) {
        const file = fileOf(name, { locale, theme });
        pages.set(file, readPage(join(folder, '.pages', file)));
      }
    }
  }
  return (address, preferences) => {
    const screen = screens.find(
      (each) =>
        each.address.test(address) && (each.browser === null || preferences.hints.includes(each.browser)),
    );
    return pages.get(fileOf(screen?.name ?? 'other', preferences));
  };
}

function servePage(choosePage: ChoosePage): RequestHandler {
  return (req, res, next) => {
    if (req.method === 'OPTIONS') {
      res.setHeader('Allow', 'GET, HEAD, OPTIONS');
      return res.status(204).end();
    }
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    // A browser would try to run the HTML as the missing script.
    if (/^\/(?:assets|objects)\//.test(req.path)) return next(notFound('file'));
    const cookies = parseCookie(req.headers.cookie ?? '');
    const page = choosePage(req.originalUrl, {
      hints: readBrowserHints(cookies),
      locale: requestLocale(req),
      theme: themeFrom(cookies[THEME_COOKIE]),
    });
    if (!page) return next(notFound('page'));
    send(page, req, res);
  };
}

function send({ etag, bodies }: Page, req: Request, res: Response): void {
  const known = isPagePath(req.path);
  res.setHeader('Cache-Control', 'no-cache');
  res.setHeader('Vary', 'Accept-Encoding, Accept-Language, Cookie');
  if (known && endIfKnown(req, res, etag)) return;
  res.setHeader('ETag', etag);
  const chosen = bodies.find(({ encoding }) => encoding === null || accepts(req, encoding));
  if (!chosen) return;
  if (chosen.encoding) res.setHeader('Content-Encoding', chosen.encoding);
  res.status(known ? 200 : 404).type('html');
  res.end(req.method === 'HEAD' ? undefined : chosen.body);
}

/** A page with the compressed forms that the build put beside it. */
function readPage(file: string): Page {
  const plain = readFileSync(file);
  const compressed = (
    [
      ['br', `${file}.br`],
      ['gzip', `${file}.gz`],
    ] as const
  ).filter(([, name]) => existsSync(name));
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    bodies: [
      ...compressed.map(([encoding, name]) => ({ encoding, body: readFileSync(name) })),
      { encoding: null, body: plain },
    ],
  };
}
