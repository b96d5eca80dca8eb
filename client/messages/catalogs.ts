import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';
import { ERROR_MESSAGES } from '../../shared/error-messages.ts';
import type { Locale } from '../../shared/locales.ts';
import adults from '../src/locales/en/adults.ts';
import board from '../src/locales/en/board.ts';
import notifications from '../src/locales/en/notifications.ts';
import start from '../src/locales/en/start.ts';

export type Catalog = Readonly<Record<string, string>>;

/** The English messages by the file that browsers load. */
export const ENGLISH = { start, adults, board, notifications } satisfies Record<string, Catalog>;
export type CatalogPart = keyof typeof ENGLISH;

export const ENGLISH_ERRORS: Catalog = Object.fromEntries(
  Object.entries(ERROR_MESSAGES).map(([key, entry]) => [
    key,
    (typeof entry === 'string'
      ? entry
      : `{${entry.by}, plural, one {${entry.one}} other {${entry.other}}}`
    ).replace('{seconds, duration}', '{duration}'),
  ]),
);

const LOCALES = join(import.meta.dirname, '../src/locales');

export const poFile = (locale: Locale): string => join(LOCALES, locale, 'messages.po');

export const readTranslations = (locale: Locale): Catalog =>
  Object.fromEntries(
    PO.parse(readFileSync(poFile(locale), 'utf8')).items.map(({ msgctxt = '', msgstr }) => [
      msgctxt,
      msgstr[0] ?? '',
    ]),
  );

export const readCatalog = (locale: Locale): Catalog =>
  locale === 'en' ? { ...start, ...adults, ...board, ...notifications } : readTranslations(locale);

/** Errors come with the first part. */
export function readPart(locale: Locale, part: CatalogPart): Catalog {
  if (locale === 'en') return ENGLISH[part];
  const ids = new Set(Object.keys({ ...ENGLISH[part], ...(part === 'start' && ENGLISH_ERRORS) }));
  return Object.fromEntries(Object.entries(readTranslations(locale)).filter(([id]) => ids.has(id)));
}
