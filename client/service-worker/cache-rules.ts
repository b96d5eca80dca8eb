import { LOCALES, type Locale } from '../../shared/locales.ts';
import { audiencesIn, type Audience } from '../src/lib/kept-audiences.ts';

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

/** Files of a build: what everyone needs, what an audience needs besides, and of each what only one language has. */
export type BuildFiles = Record<'everyone' | Audience, Record<Locale | 'all', readonly string[]>>;

/** Whether a file of a build is kept: all that is hashed but fonts for scripts other than Latin, which come when needed, and the landing page's pictures. */
const isKept = (name: string): boolean =>
  HASHED.test(`/${name}`) &&
  !/\.(?:map|avif)$|-(?:arabic|hebrew|latin-ext|cyrillic|greek|vietnamese)[^/]*\.woff2$/.test(name);

/** The addresses of files that are kept; `localeOfFile` names the language of a file that no other needs, or null. */
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

/** What a browser keeps: the query of the worker's address names its language and its audiences. */
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

/** The cache of one build in one language; what another audience needs is added to it. */
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
