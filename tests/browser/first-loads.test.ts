import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '@shared/locales';
import { closure, type Manifest } from '../../client/html-pages/make-pages';
import { KID_LOGIN, messageModules } from '../../client/html-pages/screens';

const CLIENT = join(import.meta.dirname, '../../dist/client');
const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Manifest;
const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry && key.endsWith('.html'));

/**
 * The modules, or the scripts by name, that each screen begins with, and how many kB (gzip, 1,000 bytes) of scripts it may cost to see it first, besides
 * its messages.
 */
const SCREENS: Record<string, { modules: string[]; budget: number }> = {
  'the landing page': { modules: ['src/pages/landing/landing-page.tsx'], budget: 129 },
  'the kids’ login': { modules: [KID_LOGIN], budget: 104 },
  'the login of the family’s tablet': {
    modules: [KID_LOGIN, 'src/features/kid-auth/later-steps.ts'],
    budget: 122,
  },
  'a kid’s page before login': { modules: ['src/pages/kid/kid-page.tsx'], budget: 120 },
  'a kid’s dashboard': {
    modules: ['src/pages/kid/kid-page.tsx', 'src/pages/kid/kid-dashboard-page.tsx'],
    budget: 150,
  },
  'the parents’ login': { modules: ['src/pages/parent-auth/parent-auth-page.tsx'], budget: 132 },
  'the family’s home': { modules: ['src/pages/family-home/family-home-page.tsx'], budget: 130.5 },
  'the parents’ dashboard': { modules: ['src/pages/parent/parent-page.tsx'], budget: 123 },
  'the admins’ login': { modules: ['visitors'], budget: 121 },
  'the admins’ dashboard': { modules: ['src/pages/admin-dashboard/admin-dashboard-page.tsx'], budget: 149.5 },
};

/** What the messages of another language may cost more: longer words, and letters that take two bytes each. */
const OTHER_LANGUAGE = 0.75;

const scriptsOf = (modules: string[], locale: Locale = 'en') =>
  closure(manifest, [...entry, ...messageModules(locale), ...modules])
    .map((key) => manifest[key]?.file ?? '')
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, source: readFileSync(join(CLIENT, file)) }));

/** Every schema of zod carries its internals under this name, which no minifier touches. */
const hasZod = ({ source }: { source: Buffer }) => source.includes('._zod');

describe('the scripts of a first load', () => {
  it('would be seen to hold zod: the form of a chore, which is loaded later, does', () => {
    expect(scriptsOf(['src/pages/parent/settings-tab.tsx']).some(hasZod)).toBe(true);
  });

  it.each(Object.entries(SCREENS))(
    'of %s hold no zod and keep to their budget',
    (_name, { modules, budget }) => {
      for (const module of modules) expect(closure(manifest, [module])).not.toEqual([]);
      const scripts = scriptsOf(modules);
      expect(scripts.filter(hasZod).map(({ file }) => file)).toEqual([]);
      expect(scripts.length).toBeLessThanOrEqual(12);
      const bytes = scripts.reduce((sum, { source }) => sum + gzipSync(source, { level: 9 }).length, 0);
      expect(bytes).toBeLessThanOrEqual(budget * 1000);
    },
  );
});

it.each(['extras', 'src/realtime/live-connection.ts', 'kid-parts', 'src/features/voice/voice-dialog.tsx'])(
  'what comes later to a kid’s page holds neither zod nor what grown-ups’ parts share: %s',
  (module) => {
    const scripts = scriptsOf([module]);
    expect(scripts.length).toBeGreaterThan(scriptsOf([]).length);
    expect(scripts.filter((script) => hasZod(script) || /\/parts-/.test(script.file))).toEqual([]);
  },
);

describe('in another language', () => {
  const parts = Object.keys(manifest).flatMap((key) => /^src\/locales\/en\/(\w+)\.ts$/.exec(key)?.[1] ?? []);
  const filesOf = (locale: Locale) =>
    closure(manifest, messageModules(locale, parts)).filter((key) => !entry.includes(key));

  it.each(LOCALES.filter((locale) => locale !== 'en'))(
    '%s the first loads keep to their budgets',
    (locale) => {
      for (const { modules, budget } of Object.values(SCREENS)) {
        const bytes = scriptsOf(modules, locale).reduce(
          (sum, { source }) => sum + gzipSync(source, { level: 9 }).length,
          0,
        );
        expect(bytes).toBeLessThanOrEqual((budget + OTHER_LANGUAGE) * 1000);
      }
    },
  );

  it('no messages of a second language are loaded', () => {
    expect(parts.length).toBeGreaterThan(10);
    const files = LOCALES.flatMap(filesOf);
    expect(files.length).toBeGreaterThan(LOCALES.length * parts.length);
    expect(files.length).toBe(new Set(files).size);
  });
});

it('no script of the app imports one that imports it, or a module might run before what it needs', () => {
  const circles: string[] = [];
  const follow = (key: string, path: string[]) => {
    if (path.includes(key)) circles.push([...path.slice(path.indexOf(key)), key].join(' > '));
    else if (!followed.has(key)) {
      for (const imported of manifest[key]?.imports ?? []) follow(imported, [...path, key]);
      followed.add(key);
    }
  };
  const followed = new Set<string>();
  for (const key of Object.keys(manifest)) follow(key, []);
  expect(circles).toEqual([]);
});

it('the kids’ login is one script beside the entry, whose style sheet has its styles', () => {
  const [login] = closure(manifest, [KID_LOGIN]);
  expect(manifest[login ?? '']?.css ?? []).toEqual([]);
  expect(scriptsOf([KID_LOGIN])).toHaveLength(3);
});
