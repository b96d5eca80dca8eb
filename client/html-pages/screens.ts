import type { BrowserHint } from '../../shared/browser-hints.ts';
import type { Locale } from '../../shared/locales.ts';
import type { LocalizedPages } from '../src/app/prerendered-shells';

/** A group of addresses that get the same HTML. */
export interface Screen {
  name: string;
  /** Matches path and query. */
  address: RegExp;
  /** The modules or scripts it needs first, besides the entry that all screens share. */
  modules: string[];
  /** The parts of its language that it needs first, besides the entry's. */
  messages?: string[];
  /** The name of its prerendered drawing, if there is one. */
  shell?: keyof LocalizedPages['screens'];
  /** Only for a browser that is thought to be so: one where a parent is signed in, or the family's tablet (shared/browser-hints.ts). */
  browser?: BrowserHint;
}

/** The modules of a language's messages: those that the entry loads before it draws anything, and those of further parts. */
export const messageModules = (locale: Locale, parts: readonly string[] = []): string[] =>
  ['start', ...parts].map((part) =>
    locale === 'en' ? `src/locales/en/${part}.ts` : `src/locales/${locale}/messages.po?${part}`,
  );

/** The kids' login. */
export const KID_LOGIN = 'src/pages/kid-login/kid-login-page.tsx';

/** The first that matches wins; any other address gets `OTHER`. */
export const SCREENS: readonly Screen[] = [
  {
    name: 'family-home',
    address: /^\/(?:\?|$)/,
    modules: ['src/pages/family-home/family-home-page.tsx'],
    messages: ['adults'],
    browser: 'family',
  },
  {
    name: 'landing',
    address: /^\/(?:\?|$)/,
    modules: ['src/pages/landing/landing-page.tsx'],
  },
  {
    name: 'kid-login-with-code',
    address: /^\/(?:kids|kid-login)\/?\?(?:.*&)?familyCode=\d{5}(?:&|$)/,
    modules: [KID_LOGIN],
    shell: 'linked-code',
  },
  {
    name: 'kid-login-tablet',
    address: /^\/(?:kids|kid-login)\/?(?:\?|$)/,
    modules: [KID_LOGIN],
    shell: 'linked-code',
    browser: 'tablet',
  },
  {
    name: 'kid-login',
    address: /^\/(?:kids|kid-login)\/?(?:\?|$)/,
    modules: [KID_LOGIN],
    shell: 'code',
  },
  {
    name: 'kid',
    address: /^\/kid\/[^/?]+\/?(?:\?|$)/,
    modules: ['src/pages/kid/kid-page.tsx'],
  },
  {
    name: 'parent-auth',
    address: /^\/parent-auth\/?(?:\?|$)/,
    modules: ['src/pages/parent-auth/parent-auth-page.tsx'],
  },
  {
    name: 'invite',
    address: /^\/invite\/[^/?]+\/?(?:\?|$)/,
    modules: ['src/pages/invite/invite-page.tsx'],
    messages: ['adults'],
  },
  {
    name: 'pair',
    address: /^\/pair(?:\/|\?|$)/,
    modules: ['src/pages/pair/pair-page.tsx'],
  },
  {
    name: 'parent',
    address: /^\/parent\/?(?:\?|$)/,
    modules: ['src/pages/parent/parent-page.tsx', 'src/pages/parent/overview-tab.tsx'],
    messages: ['adults'],
  },
];

export const OTHER: Pick<Screen, 'name' | 'modules' | 'messages' | 'shell'> = { name: 'other', modules: [] };
