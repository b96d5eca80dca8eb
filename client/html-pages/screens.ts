import type { BrowserHint } from '../../shared/browser-hints.ts';

/** A group of addresses that get the same HTML. */
export interface Screen {
  name: string;
  /** Matches path and query. */
  address: RegExp;
  /** The modules or scripts it needs first, besides the entry that all screens share. */
  modules: string[];
  /** The name of its prerendered drawing, if there is one. */
  shell?: string;
  /** Only for a browser that is thought to be so: one where a parent is signed in, or the family's tablet (shared/browser-hints.ts). */
  browser?: BrowserHint;
}

/** The script of the kids' login, which other screens share (client/chunks.ts). */
export const KID_LOGIN = 'kid-login';

/** The first that matches wins; any other address gets `OTHER`. */
export const SCREENS: readonly Screen[] = [
  {
    name: 'family-home',
    address: /^\/(?:\?|$)/,
    modules: ['src/pages/family-home/family-home-page.tsx', 'src/locales/en/parent.ts'],
    browser: 'family',
  },
  {
    name: 'landing',
    address: /^\/(?:\?|$)/,
    modules: ['src/pages/landing/landing-page.tsx', 'src/locales/en/site.ts'],
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
    modules: [KID_LOGIN, 'src/features/kid-auth/later-steps.ts', 'src/locales/en/tablet.ts'],
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
    modules: ['src/pages/kid/kid-page.tsx', 'src/locales/en/kid.ts'],
  },
  {
    name: 'parent-auth',
    address: /^\/parent-auth\/?(?:\?|$)/,
    modules: ['src/pages/parent-auth/parent-auth-page.tsx', 'src/locales/en/site.ts'],
  },
  {
    name: 'invite',
    address: /^\/invite\/[^/?]+\/?(?:\?|$)/,
    modules: [
      'src/pages/other/other-pages.tsx',
      'src/pages/invite/invite-page.tsx',
      'src/locales/en/site.ts',
      'src/locales/en/joining.ts',
    ],
  },
  {
    name: 'pair',
    address: /^\/pair(?:\/|\?|$)/,
    modules: ['src/pages/other/other-pages.tsx', 'src/pages/pair/pair-page.tsx', 'src/locales/en/tablet.ts'],
  },
  {
    name: 'parent',
    address: /^\/parent\/?(?:\?|$)/,
    modules: ['src/pages/parent/parent-page.tsx', 'src/locales/en/parent.ts'],
  },
];

/** Loaded by the entry before it draws anything. */
export const ENTRY_MESSAGES = 'src/locales/en/entry.ts';

export const OTHER: Pick<Screen, 'name' | 'modules' | 'shell'> = { name: 'other', modules: [] };
