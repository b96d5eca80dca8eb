import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
const THEME = 'styles/theme.css';
const OWN = /^styles\//;
/** Drawings have their own colors. */
const DRAWING =
  /^components\/art\/|^features\/nest\/(?:carried-thing|my-path|nest-room|room-thing|small-path)\./;

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).map((name) =>
  name.replaceAll('\\', '/'),
);

const sheets = files
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({
    name,
    css: readFileSync(join(SOURCE, name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
  }));

const theme = sheets.find(({ name }) => name === THEME)?.css ?? '';

const COLOR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|oklab|oklch|lab|lch)\([^)]*\)/gi;

const found = (pattern: RegExp, except?: RegExp) =>
  sheets
    .filter(({ name }) => !except?.test(name))
    .flatMap(({ name, css }) => Array.from(css.matchAll(pattern), ([match]) => `${name}: ${match}`));

describe('style sheets', () => {
  it('next to components are CSS Modules with unique names', () => {
    const others = sheets.filter(({ name }) => !OWN.test(name));
    expect(others.filter(({ name }) => !name.endsWith('.module.css'))).toEqual([]);
    const names = others.map(({ name }) => basename(name));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('have no keyframes with a name of Tailwind, whose own would win over the layer', () => {
    expect(found(/@keyframes (?:bounce|ping|pulse|spin)\b/g, OWN)).toEqual([]);
  });

  it('use colors of the theme, except in drawings', () => {
    expect(found(COLOR, new RegExp(`^${THEME}$|${DRAWING.source}`))).toEqual([]);
  });

  it('use breakpoints of the theme only', () => {
    expect(found(/@media[^{]*(?:width|height)[^{]*/g, /^styles\/(?:theme|index)\.css$/)).toEqual([]);
  });

  it('use container sizes of the theme and Tailwind only', () => {
    const sizes = /@container[^{]*(?:width|height|inline-size|block-size)[^{]*/g;
    expect(found(sizes, new RegExp(`^${THEME}$`))).toEqual([]);
  });

  it('next to components are in the components layer', () => {
    const outside = sheets.filter(
      ({ name, css }) =>
        !OWN.test(name) && !/^\s*(?:@reference [^;]+;\s*)?@layer components \{[\s\S]*\}\s*$/.test(css),
    );
    expect(outside.map(({ name }) => name)).toEqual([]);
  });

  it('next to components use only their own keyframes, `var(--animate-…)` or a utility', () => {
    const foreign = sheets
      .filter(({ name }) => !OWN.test(name))
      .flatMap(({ name, css }) => {
        const own = Array.from(css.matchAll(/@keyframes ([\w-]+)/g), ([, keyframes]) => keyframes);
        return Array.from(css.matchAll(/animation(?:-name)?:\s*([^\s;]+)/g), ([, first]) => first)
          .filter((first) => first !== 'none' && !first?.startsWith('var(') && !own.includes(first))
          .map((first) => `${name}: ${first}`);
      });
    expect(foreign).toEqual([]);
  });
});

describe('components', () => {
  const code = files
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\/testing\//.test(name))
    .map((name) => ({ name, text: readFileSync(join(SOURCE, name), 'utf8') }));

  it('use colors of the theme, except in drawings', () => {
    expect(code.length).toBeGreaterThan(500);
    const own = code
      .filter(({ name }) => !DRAWING.test(name))
      .flatMap(({ name, text }) => Array.from(text.matchAll(COLOR), ([match]) => `${name}: ${match}`));
    expect(own).toEqual([]);
  });

  it('use corner radii and font sizes of the theme', () => {
    const own = code.flatMap(({ name, text }) =>
      Array.from(
        text.matchAll(/\b(?:rounded(?:-[a-z]+)?|text)-\[[\d.]+(?:px|rem)\]/g),
        ([match]) => `${name}: ${match}`,
      ),
    );
    expect(own).toEqual([]);
  });

  it('use existing text sizes of the theme, in style sheets too', () => {
    const sizes = new Set(Array.from(theme.matchAll(/--text-(\w+):/g), ([, size]) => size));
    expect(sizes.size).toBeLessThan(12);
    const named = [...code, ...sheets.map(({ name, css }) => ({ name, text: css }))].flatMap(
      ({ name, text }) =>
        Array.from(text.matchAll(/(?<![\w-])(?:--)?text-(\d+)(?![\w.])/g), ([match, size]) => ({
          size,
          use: `${name}: ${match}`,
        })),
    );
    expect(named.filter(({ size }) => !sizes.has(size)).map(({ use }) => use)).toEqual([]);
  });

  it('use breakpoints and container widths of the theme', () => {
    const own = [...code, ...sheets.map(({ name, css }) => ({ name, text: css }))].flatMap(({ name, text }) =>
      Array.from(
        text.matchAll(/(?:@(?:max-|min-)?|\b(?:max|min)-)\[[^\]]*\][\w/-]*:|@variant [^{]*\[[^{]*/g),
        ([match]) => `${name}: ${match}`,
      ),
    );
    expect(own).toEqual([]);
  });

  it('name breakpoints as the theme does, not as Tailwind', () => {
    const tailwind = /(?<![\w@-])(?:not-)?(?:max-|min-)?(?:sm|md|lg|xl|2xl):(?=[^\s'"])/g;
    const own = code.flatMap(({ name, text }) =>
      Array.from(text.matchAll(tailwind), ([match]) => `${name}: ${match}`),
    );
    expect(own).toEqual([]);
  });

  it('have class strings of at most 200 characters', () => {
    const strings = /'([^'\n]{201,})'|"([^"\n]{201,})"|`([^`\n]{201,})`/g;
    const long = code
      .filter(({ name }) => !/^locales\/|\/testing\//.test(name))
      .flatMap(({ name, text }) =>
        Array.from(text.matchAll(strings), ([, ...groups]) => groups.find(Boolean) ?? '')
          .filter((value) =>
            /(?:^| )(?:flex|grid|block|relative|absolute|fixed|\S+-\S+:\S+)(?: |$)/.test(value),
          )
          .map((value) => `${name}: ${value}`),
      );
    expect(long).toEqual([]);
  });

  it('size a button by its props', () => {
    const sized = code.flatMap(({ name, text }) =>
      Array.from(text.matchAll(/\[--(?:button-\w+|lip|close):[^\]]*\]/g), ([match]) => `${name}: ${match}`),
    );
    expect(sized).toEqual([]);
  });

  it('use existing theme colors', () => {
    const unknown = [...code, ...sheets.map(({ name, css }) => ({ name, text: css }))].flatMap(
      ({ name, text }) =>
        Array.from(text.matchAll(/var\((--color-[\w-]+)\)/g), ([, token]) => token)
          .filter((token) => !theme.includes(`${token}:`))
          .map((token) => `${name}: ${token}`),
    );
    expect(unknown).toEqual([]);
  });
});

it('the theme defines each token once', () => {
  const inTheme = theme.slice(0, theme.indexOf('@custom-variant'));
  const tokens = Array.from(inTheme.matchAll(/^\s*(--[\w*-]+):/gm), ([, token]) => token);
  expect(tokens.filter((token, index) => tokens.indexOf(token) !== index)).toEqual([]);
});

it("the browser's theme color matches the sky", () => {
  const sky = /--color-sky-1: light-dark\((#\w+), (#\w+)\);/.exec(theme)?.slice(1);
  const page = readFileSync(join(SOURCE, '../index.html'), 'utf8');
  const bars = Array.from(page.matchAll(/name="theme-color" content="(#\w+)"/g), ([, color]) =>
    color?.toLowerCase(),
  );
  expect(bars).toEqual(sky);
});
