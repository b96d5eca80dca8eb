import { LOCALES, type Locale } from '../../shared/locales.ts';

/** What the service worker may touch, as pure rules: the app's own files and its page, never anything of a family. */

const PREFIX = 'starnest-shell-';
/** The page that every screen begins with. */
export const SHELL_PAGE = '/';
/** This build and the one before, whose pages may still be open somewhere. */
const KEPT_BUILDS = 2;

/** Private or live: these paths are the network's alone, whatever is asked and however. */
const PRIVATE = /^\/(?:api|objects|ws|healthz|readyz)(?:\/|$)/;
const HASHED = /^\/assets\/[^/]+$/;

export interface Asked {
  method: string;
  url: string;
  /** `navigate` for a page. */
  mode: string;
}

export type Rule = 'page' | 'asset' | 'leave-alone';

/** What becomes of a request to `origin`: a page (network first), a hashed file (cache first), or none of our business. */
export function ruleFor({ method, url, mode }: Asked, origin: string): Rule {
  const { origin: theirs, pathname } = new URL(url);
  if (method !== 'GET' || theirs !== origin || PRIVATE.test(pathname)) return 'leave-alone';
  if (HASHED.test(pathname)) return 'asset';
  return mode === 'navigate' ? 'page' : 'leave-alone';
}

/** Files of a build: those of every page, and those of each language. */
export type BuildFiles = Record<Locale | 'all', readonly string[]>;

/**
 * Files of a build that are kept: all that is hashed but fonts for scripts other than Latin, which come when needed.
 * `localeOfFile` names the language of a file that no other needs, or null.
 */
export function shellFiles(
  fileNames: readonly string[],
  localeOfFile: (name: string) => Locale | null,
): BuildFiles {
  const kept = fileNames
    .filter(
      (name) =>
        HASHED.test(`/${name}`) &&
        !/\.map$|-(?:arabic|hebrew|latin-ext|cyrillic|greek|vietnamese)[^/]*\.woff2$/.test(name),
    )
    .toSorted();
  const of = (locale: Locale | null) =>
    kept.filter((name) => localeOfFile(name) === locale).map((name) => `/${name}`);
  return {
    all: of(null),
    ...(Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as Record<Locale, string[]>),
  };
}

/** What is kept for pages in a language. */
export const filesFor = (files: BuildFiles, locale: Locale): string[] => [...files.all, ...files[locale]];

/** The language that the query of the worker's address names. */
export const localeOf = (search: string): Locale =>
  LOCALES.find((locale) => locale === new URLSearchParams(search).get('locale')) ?? 'en';

/** The cache of one build in one language. */
export const cacheName = (build: string, locale: Locale): string => `${PREFIX}${build}-${locale}`;

/** The caches to throw away once the worker of cache `mine` is in charge: ours, but not its own nor the last one before it. */
export function outdatedCaches(names: readonly string[], mine: string): string[] {
  const ours = names.filter((name) => name.startsWith(PREFIX) && name !== mine);
  return ours.slice(0, Math.max(0, ours.length - (KEPT_BUILDS - 1)));
}

/** Whether an answer may be kept: whole, our own, and meant for everybody. */
export function isKeepable({ status, type }: { status: number; type: string }): boolean {
  return status === 200 && type === 'basic';
}

/** A gateway's way of saying that the app behind it is away. */
export const isAway = (status: number): boolean => status === 502 || status === 503 || status === 504;
