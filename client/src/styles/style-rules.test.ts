import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
const THEME = 'styles/theme.css';
const OWN = /^styles\//;

const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({
    name,
    css: readFileSync(join(SOURCE, name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
  }));

/** The matches of a pattern in all sheets but the excepted ones, with the sheet's name. */
const found = (pattern: RegExp, except?: RegExp) =>
  sheets
    .filter(({ name }) => !except?.test(name))
    .flatMap(({ name, css }) => Array.from(css.matchAll(pattern), ([match]) => `${name}: ${match}`));

describe('style sheets', () => {
  it('beside components are CSS Modules, each with a name of its own', () => {
    const others = sheets.filter(({ name }) => !OWN.test(name));
    expect(others.filter(({ name }) => !name.endsWith('.module.css'))).toEqual([]);
    const names = others.map(({ name }) => basename(name));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('take colors from the theme', () => {
    expect(found(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\([^)]*\)/gi, new RegExp(`^${THEME}$`))).toEqual(
      [],
    );
  });

  it('know the theme’s breakpoints only', () => {
    expect(found(/@media[^{]*(?:width|height)[^{]*/g, /^styles\/(?:theme|index)\.css$/)).toEqual([]);
  });

  it('beside components stand in the layer of components', () => {
    const outside = sheets.filter(
      ({ name, css }) =>
        !OWN.test(name) && !/^\s*(?:@reference [^;]+;\s*)?@layer components \{[\s\S]*\}\s*$/.test(css),
    );
    expect(outside.map(({ name }) => name)).toEqual([]);
  });

  it('beside components name their own keyframes only: others are `var(--animate-…)` or a utility', () => {
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
