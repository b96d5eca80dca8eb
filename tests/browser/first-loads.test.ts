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

const page = (name: string) => `src/pages/${name}.tsx`;

/** The modules that each screen starts with, and the kB (gzip, 1,000 bytes) of its scripts without the page's messages. */
const SCREENS: Record<string, { modules: string[]; budget: number }> = {
  'the landing page': { modules: [page('landing/landing-page')], budget: 160 },
  'the kids’ login': { modules: [KID_LOGIN], budget: 132 },
  'a kid’s page before login': { modules: [page('kid/kid-page')], budget: 160 },
  'a kid’s dashboard': { modules: [page('kid/kid-page'), page('kid/kid-dashboard-page')], budget: 238 },
  'the parents’ login': { modules: [page('parent-auth/parent-auth-page')], budget: 155 },
  'the family’s home': { modules: [page('family-home/family-home-page')], budget: 212 },
  'the parents’ dashboard': {
    modules: [page('parent/parent-page'), page('parent/overview-tab')],
    budget: 230,
  },
  'the admins’ login': { modules: [page('admin-login/admin-login-page')], budget: 149 },
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
      expect(scripts.length).toBeLessThanOrEqual(24);
      const bytes = scripts.reduce((sum, { source }) => sum + gzipSync(source, { level: 9 }).length, 0);
      expect(bytes).toBeLessThanOrEqual(budget * 1000);
    },
  );
});

it.each(['src/app/extras.tsx', 'src/features/voice/voice-dialog.tsx'])(
  'a kid’s page loads no zod and nothing of adults with %s',
  (module) => {
    const scripts = scriptsOf([module]);
    expect(scripts.length).toBeGreaterThan(scriptsOf([]).length);
    expect(scripts.filter((script) => hasZod(script) || /\/(?:overview|adult)-/.test(script.file))).toEqual(
      [],
    );
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
