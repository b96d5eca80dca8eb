import { LOCALES, type Locale } from '../../shared/locales.ts';
import { audiencesIn, type Audience } from '../src/lib/kept-audiences.ts';

/** Rules for the service worker: it may cache the app's files and page, never a family's data. */

const PREFIX = 'starnest-shell-';
/** The page of every screen. */
export const SHELL_PAGE = '/';
/** This build and the previous one, whose pages may still be open. */
const KEPT_BUILDS = 2;

/** Private or live paths, which are never cached. */
const PRIVATE = /^\/(?:api|objects|ws|healthz|readyz)(?:\/|$)/;
const HASHED = /^\/assets\/[^/]+$/;

export interface Asked {
  method: string;
  url: string;
  /** `navigate` for a page. */
  mode: string;
}

export type Rule = 'page' | 'asset' | 'leave-alone';

/**
 * Returns how to handle a request to `origin`: a page (network first), a hashed file (cache first), or null
 * to ignore it.
 */
export function ruleFor({ method, url, mode }: Asked, origin: string): Rule {
  const { origin: theirs, pathname } = new URL(url);
  if (method !== 'GET' || theirs !== origin || PRIVATE.test(pathname)) return 'leave-alone';
  if (HASHED.test(pathname)) return 'asset';
  return mode === 'navigate' ? 'page' : 'leave-alone';
}

/** Files of a build for everyone and per audience, each by language. */
export type BuildFiles = Record<'everyone' | Audience, Record<Locale | 'all', readonly string[]>>;

/**
 * Whether to cache a file: all hashed files except fonts for other scripts than Latin and the landing page's
 * pictures.
 */
const isKept = (name: string): boolean =>
  HASHED.test(`/${name}`) &&
  !/\.(?:map|avif)$|-(?:arabic|hebrew|latin-ext|cyrillic|greek|vietnamese)[^/]*\.woff2$/.test(name);

/**
 * Returns the URLs of the files to cache. `localeOfFile` returns the language of a file that other languages
 * don't need, or null.
 */
export function shellFiles(
  fileNames: Iterable<string>,
  localeOfFile: (name: string) => Locale | null,
): Record<Locale | 'all', string[]> {
  const kept = [...fileNames].filter(isKept).toSorted();
  const of = (locale: Locale | null) =>
    kept.filter((name) => localeOfFile(name) === locale).map((name) => `/${name}`);
  return {
    all: of(null),
    ...(Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as Record<Locale, string[]>),
  };
}

/** The language and audiences in the worker's URL. */
export interface Kept {
  locale: Locale;
  audiences: readonly Audience[];
}

export function keptBy(search: string): Kept {
  const params = new URLSearchParams(search);
  return {
    locale: LOCALES.find((locale) => locale === params.get('locale')) ?? 'en',
    audiences: audiencesIn(params.get('for')),
  };
}

export const filesFor = (files: BuildFiles, { locale, audiences }: Kept): string[] => [
  ...new Set(
    (['everyone', ...audiences] as const).flatMap((group) => [...files[group].all, ...files[group][locale]]),
  ),
];

/** The cache of a build and language. Files of another audience are added to it. */
export const cacheName = (build: string, locale: Locale): string => `${PREFIX}${build}-${locale}`;

/**
 * Returns the caches to delete once the worker of `mine` is active: ours except its own and the previous one.
 */
export function outdatedCaches(names: readonly string[], mine: string): string[] {
  const ours = names.filter((name) => name.startsWith(PREFIX) && name !== mine);
  return ours.slice(0, Math.max(0, ours.length - (KEPT_BUILDS - 1)));
}

/** Whether a response can be cached: complete, same-origin, and not private. */
export function isKeepable({ status, type }: { status: number; type: string }): boolean {
  return status === 200 && type === 'basic';
}

/** A gateway's status if the app is down. */
export const isAway = (status: number): boolean => status === 502 || status === 503 || status === 504;
