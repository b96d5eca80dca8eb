import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Locale } from '@shared/locales';

const CATALOGS = join(import.meta.dirname, '../../client/src/locales');

type Pattern = string | RegExp;
type Options = { name?: Pattern; exact?: boolean };
type Finder = (first: Pattern, options?: Options) => unknown;

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** As a pattern; a space may be a narrow or an unbreakable one, which roles have as a plain one. */
const patternOf = (text: string) => escape(text).replace(/\s/g, '\\s');
const VALUE = /\{(\w+)[^{}]*\}/g;

async function readCatalogs(locale: Locale): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const folder = join(CATALOGS, locale, 'features');
  for (const file of readdirSync(folder)) {
    const { default: catalog } = (await import(join(folder, file))) as { default: Record<string, string> };
    for (const [id, text] of Object.entries(catalog)) texts.set(id, text.replaceAll("''", "'"));
  }
  return texts;
}

/**
 * How to find in another language what the steps name in English: a pattern that matches whatever any catalog has for those
 * words. What no catalog has, as a name that somebody typed, stays as it is; plural forms and rich text are not found.
 */
async function translator(locale: Locale): Promise<(words: Pattern, exact?: boolean) => Pattern> {
  const [english, other] = [await readCatalogs('en'), await readCatalogs(locale)];
  const known = [...english].flatMap(([id, text]) => {
    const translated = other.get(id);
    return translated === undefined || /, (?:plural|select)|</.test(text) ? [] : [{ text, translated }];
  });
  const fixed = known.filter(({ text }) => !VALUE.test(text) && text.length > 2);
  const anyOf = (text: string) =>
    [text, ...fixed.filter((each) => each.text === text).map(({ translated }) => translated)].map(patternOf);
  const literals = [...new Set(fixed.map(({ text }) => text))].toSorted((a, b) => b.length - a.length);
  const inSource = new RegExp(
    `(?<!\\w)(?:${literals.map((text) => escape(escape(text))).join('|')})(?!\\w)`,
    'g',
  );

  /** The message that `words` is of, with its values put into the other language's. */
  const filled = (words: string) =>
    known.flatMap(({ text, translated }) => {
      const names = Array.from(text.matchAll(VALUE), ([, name = '']) => name);
      if (names.length === 0) return [];
      const found = new RegExp(
        `^${text
          .split(VALUE)
          .map((part, at) => (at % 2 ? '(.+)' : escape(part)))
          .join('')}$`,
      ).exec(words);
      if (!found) return [];
      const values = new Map(names.map((name, at) => [name, found[at + 1] ?? '']));
      return [translated.replace(VALUE, (_value, name: string) => values.get(name) ?? '')];
    });

  return (words, exact = false) => {
    if (words instanceof RegExp) {
      return new RegExp(
        words.source.replace(inSource, (source) => `(?:${anyOf(source.replaceAll('\\', '')).join('|')})`),
        words.flags,
      );
    }
    const all = [...anyOf(words), ...filled(words).map(patternOf)].join('|');
    return new RegExp(exact ? `^\\s*(?:${all})\\s*$` : `(?:${all})`, exact ? '' : 'i');
  };
}

/** From here on the steps of all screens, which name things in English, find them on pages in `locale`. */
export async function findIn(locale: Locale, page: Page): Promise<void> {
  const translate = await translator(locale);
  for (const found of [page, page.locator('body')]) {
    const prototype = Object.getPrototypeOf(found) as Record<string, Finder>;
    for (const method of ['getByText', 'getByLabel', 'getByPlaceholder', 'getByTitle']) {
      const find = prototype[method];
      if (!find) continue;
      prototype[method] = function (words, options = {}) {
        return find.call(this, translate(words, options.exact), options);
      };
    }
    const findRole = prototype['getByRole'];
    if (!findRole) continue;
    prototype['getByRole'] = function (role, options = {}) {
      const { name, ...rest } = options;
      return findRole.call(
        this,
        role,
        name === undefined ? rest : { ...rest, name: translate(name, options.exact) },
      );
    };
  }
}
