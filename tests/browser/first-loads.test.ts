import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '@shared/locales';
import { catalogModule, closure, type Manifest } from '../../server/http/page-template';

const CLIENT = join(import.meta.dirname, '../../dist/client');
const source = (name: string) => readFileSync(join(CLIENT, name));
const manifest = Object.fromEntries(
  Object.entries(JSON.parse(source('.vite/manifest.json').toString()) as Manifest).map(([key, file]) => [
    key,
    { ...file, imports: file.imports ?? [] },
  ]),
) as Manifest;

interface Screen {
  pages: readonly string[];
  catalogs?: readonly string[];
  /** Scripts with the English messages, in kB (gzip, 1,000 bytes). */
  budget: number;
}
const SCREENS: Record<string, Screen> = {
  'the landing page': { pages: ['landing/landing-page'], catalogs: ['site'], budget: 137 },
  'the kids’ login': { pages: ['kid-login/kid-login-page'], budget: 131 },
  'a kid’s page before login': { pages: ['kid/kid-page'], catalogs: ['kids'], budget: 197 },
  'a kid’s dashboard': { pages: ['kid/kid-page', 'kid/kid-dashboard-page'], catalogs: ['kids'], budget: 204 },
  'the parents’ login': { pages: ['parent-auth/parent-auth-page'], catalogs: ['site'], budget: 145 },
  'the family’s home': { pages: ['family-home/family-home-page'], catalogs: ['adults'], budget: 151 },
  'the parents’ dashboard': {
    pages: ['parent/parent-page', 'parent/overview-tab'],
    catalogs: ['adults'],
    budget: 228,
  },
  'the family board': { pages: ['board/board-page'], catalogs: ['board', 'kids'], budget: 211 },
  'the admins’ login': { pages: ['admin-login/admin-login-page'], catalogs: ['site', 'admin'], budget: 142 },
};
/** Room for longer words, two-byte letters, and the server's errors. */
const OTHER_LANGUAGE = 14;

function scriptsOf(modules: readonly string[]) {
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry && key.endsWith('.html'));
  return [...closure(manifest, [...entry, ...modules])]
    .flatMap((key) => manifest[key]?.file ?? [])
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, source: source(file) }));
}

function modulesOf({ pages, catalogs = [] }: Screen, locale: Locale): string[] {
  return [
    ...['start', ...catalogs].map((part) => catalogModule(locale, part)),
    ...pages.map((name) => `src/pages/${name}.tsx`),
  ];
}

const bytesOf = (scripts: ReturnType<typeof scriptsOf>) =>
  scripts.reduce((sum, script) => sum + gzipSync(script.source, { level: 9 }).length, 0);

/** Minifiers keep this name. */
const hasZod = (script: { source: Buffer }) => script.source.includes('._zod');

describe('the scripts of a first load', () => {
  it('the test detects zod in the settings’ scripts', () => {
    expect(scriptsOf(['src/pages/parent/settings-tab.tsx']).some(hasZod)).toBe(true);
  });

  it.each(Object.entries(SCREENS))('of %s contain no zod and keep to their budget', (_name, screen) => {
    const modules = modulesOf(screen, 'en');
    expect(modules.filter((module) => !manifest[module])).toEqual([]);
    const scripts = scriptsOf(modules);
    expect(scripts.filter(hasZod).map(({ file }) => file)).toEqual([]);
    expect(scripts.length).toBeLessThanOrEqual(18);
    expect(bytesOf(scripts)).toBeLessThanOrEqual(screen.budget * 1000);
  });

  it.each(LOCALES.filter((locale) => locale !== 'en'))('in %s keep to their budgets', (locale) => {
    for (const screen of Object.values(SCREENS)) {
      const modules = modulesOf(screen, locale);
      expect(modules.filter((module) => !manifest[module])).toEqual([]);
      expect(bytesOf(scriptsOf(modules))).toBeLessThanOrEqual((screen.budget + OTHER_LANGUAGE) * 1000);
    }
  });
});

it.each(['src/app/extras.tsx', 'src/features/voice/voice-dialog.tsx'])(
  'contain neither zod nor code for adults on a kid’s page with %s',
  (module) => {
    const scripts = scriptsOf([module]);
    expect(scripts.length).toBeGreaterThan(scriptsOf([]).length);
    expect(scripts.filter((script) => hasZod(script) || /\/(?:overview|adult)-/.test(script.file))).toEqual(
      [],
    );
  },
);

it('has no import cycles between scripts, which could run a module before its dependencies', () => {
  const circles: string[] = [];
  const followed = new Set<string>();
  const follow = (key: string, path: string[]) => {
    if (path.includes(key)) circles.push([...path.slice(path.indexOf(key)), key].join(' > '));
    else if (!followed.has(key)) {
      for (const imported of manifest[key]?.imports ?? []) follow(imported, [...path, key]);
      followed.add(key);
    }
  };
  for (const key of Object.keys(manifest)) follow(key, []);
  expect(circles).toEqual([]);
});
