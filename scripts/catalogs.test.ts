import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '@shared/constants';
import { ERROR_MESSAGES } from '@shared/error-messages';
import { BADGES } from '@shared/rules/badges';
import { ENGLISH_ERRORS, poFile, readCatalog, type Catalog } from '../client/messages/catalogs';
import { updatedPo } from '../client/messages/update-po';

const ROOT = join(import.meta.dirname, '..');
const MAIL = 'server/features/mail/locales/{locale}.ts';

const NAMES = ['starnest', 'pip', 'webhooks'];
const SAME_WORDS: Record<Exclude<Locale, 'en'>, string> = {
  de: 'optional code level panda pizza popcorn tablet tablets park nest name orange pause emoji party teddy wow plan passkeys esc kb mb ava leo mia',
  es: 'general min panda robot pizza tablet tablets color idea ideas emoji plan esc kb mb leo',
  fr:
    'parent correction min minute minutes dragon panda robot cookie pizza popcorn invitation badges message messages orange pause ' +
    'place type notification notifications page pages actions photo ava mia',
  'pt-BR': 'min panda pizza tablet tablets emoji enter esc shift kb mb leo mia',
  ar: 'enter esc shift',
};

const fileOf = (pattern: string, locale: Locale) => join(ROOT, pattern.replace('{locale}', locale));
const read = async (file: string): Promise<Catalog> => ((await import(file)) as { default: Catalog }).default;

const catalogsOf = async (locale: Locale): Promise<[name: string, english: Catalog, own: Catalog][]> => [
  ['screens', { ...readCatalog('en'), ...ENGLISH_ERRORS }, readCatalog(locale)],
  ['mail', await read(fileOf(MAIL, 'en')), await read(fileOf(MAIL, locale))],
];

type Value = Exclude<Exclude<CompiledMessage, string>[number], string>;

function valuesIn(message: unknown): Value[] {
  if (!Array.isArray(message)) return [];
  return (message as Exclude<CompiledMessage, string>).flatMap((part) => {
    if (typeof part === 'string') return [];
    const [, , choices] = part;
    return [part, ...(typeof choices === 'object' ? Object.values(choices ?? {}).flatMap(valuesIn) : [])];
  });
}

const namesIn = (message: string) =>
  [...new Set(valuesIn(compileMessage(message)).map(([name]) => name))].toSorted();
const tagsIn = (message: string) => [...new Set(message.match(/<\/?\w+\/?>/g))].toSorted();

function pluralsLacking(message: string, locale: Locale): string[] {
  return valuesIn(compileMessage(message)).flatMap(([name, kind, forms]) => {
    if (kind !== 'plural' && kind !== 'selectordinal') return [];
    const type = kind === 'plural' ? 'cardinal' : 'ordinal';
    const needed = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;
    return (
      needed
        // In Spanish, French and Portuguese, `many` is for millions.
        .filter((form) => form !== 'many' || locale === 'ar')
        .filter((form) => !Object.hasOwn(forms ?? {}, form))
        .map((form) => `${name}: ${form}`)
    );
  });
}

function wordsIn(message: unknown): string[] {
  if (typeof message === 'string')
    return (
      message
        .replaceAll(/<\/?\w+\/?>/g, '')
        .toLowerCase()
        .match(/\p{L}+/gu) ?? []
    );
  if (!Array.isArray(message)) return [];
  return message.flatMap((part: unknown) => {
    if (typeof part === 'string') return wordsIn(part);
    const choices: unknown = Array.isArray(part) ? part[2] : null;
    return typeof choices === 'object' && choices !== null ? Object.values(choices).flatMap(wordsIn) : [];
  });
}

describe.each(LOCALES.filter((locale) => locale !== 'en'))('the catalogs of %s', (locale) => {
  it('contain exactly the English messages', async () => {
    for (const [, english, translated] of await catalogsOf(locale))
      expect(Object.keys(translated).toSorted()).toEqual(Object.keys(english).toSorted());
  });

  it('are up to date with the English texts and comments: run `npm run messages`', () => {
    const text = readFileSync(poFile(locale), 'utf8');
    expect(text).not.toMatch(/^#, fuzzy|^msgstr ""$(?!\n")/m);
    expect(updatedPo(locale, text)).toBe(text);
  });

  it('respect the length hints', () => {
    const long = PO.parse(readFileSync(poFile(locale), 'utf8')).items.filter(
      ({ extractedComments, msgstr }) => {
        const limit = /Up to (\d+) characters/.exec(extractedComments.join(' '))?.[1];
        return limit !== undefined && (msgstr[0] ?? '').replaceAll('\u00ad', '').length > Number(limit);
      },
    );
    expect(long.map(({ msgctxt }) => msgctxt)).toEqual([]);
  });

  it('contain each message’s values, tags and plurals', async () => {
    const wrong: unknown[] = [];
    for (const [name, english, translated] of await catalogsOf(locale)) {
      for (const [id, message] of Object.entries(translated)) {
        const source = english[id] ?? '';
        const differences = {
          values: [namesIn(source), namesIn(message)],
          tags: [tagsIn(source), tagsIn(message)],
          lacking: [[], pluralsLacking(message, locale)],
          // ICU treats it as a quote.
          apostrophes: [[], message.match(/'/g) ?? []],
        };
        for (const [kind, [wanted, found]] of Object.entries(differences)) {
          if (String(wanted) !== String(found)) wrong.push({ name, id, kind, wanted, found });
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('are translated', async () => {
    const same = new Set([...NAMES, ...SAME_WORDS[locale].split(' ')]);
    const left: string[] = [];
    for (const [name, english, translated] of await catalogsOf(locale)) {
      for (const [id, message] of Object.entries(translated)) {
        if (message !== english[id]) continue;
        if (wordsIn(compileMessage(message)).some((word) => !same.has(word)))
          left.push(`${name} ${id}: ${message}`);
      }
    }
    expect(left).toEqual([]);
  });

  it('name the badges in mail as on the screens', async () => {
    const names = readCatalog(locale);
    const mail = await read(fileOf(MAIL, locale));
    for (const { id } of BADGES)
      expect(mail[`badge.${id}`]).toBe(names[`badges.name.${id}`]?.replaceAll('\u00ad', ''));
  });

  it('contain phrases for Pip', () => {
    expect(existsSync(join(ROOT, `client/src/locales/${locale}/voice/words.ts`))).toBe(true);
  });
});

it('no error has the id of another message', () => {
  expect(Object.keys(readCatalog('en')).filter((id) => Object.hasOwn(ERROR_MESSAGES, id))).toEqual([]);
});
