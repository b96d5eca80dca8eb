import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';
import { ERROR_MESSAGES } from '../../shared/error-messages.ts';
import type { Locale } from '../../shared/locales.ts';
import admin from '../src/locales/en/admin.ts';
import adults from '../src/locales/en/adults.ts';
import board from '../src/locales/en/board.ts';
import kids from '../src/locales/en/kids.ts';
import manage from '../src/locales/en/manage.ts';
import notifications from '../src/locales/en/notifications.ts';
import site from '../src/locales/en/site.ts';
import start from '../src/locales/en/start.ts';

export type Catalog = Readonly<Record<string, string>>;

/** The English messages by the file that browsers load. */
export const ENGLISH = { start, kids, site, board, adults, manage, admin, notifications } satisfies Record<
  string,
  Catalog
>;
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

const parsed = new Map<string, Catalog>();

export function readTranslations(locale: Locale): Catalog {
  const text = readFileSync(poFile(locale), 'utf8');
  const catalog =
    parsed.get(text) ??
    Object.fromEntries(PO.parse(text).items.map(({ msgctxt = '', msgstr }) => [msgctxt, msgstr[0] ?? '']));
  parsed.set(text, catalog);
  return catalog;
}

export const readCatalog = (locale: Locale): Catalog =>
  locale === 'en'
    ? Object.fromEntries(Object.values<Catalog>(ENGLISH).flatMap((part) => Object.entries(part)))
    : readTranslations(locale);

/** Errors come with the first part. */
export function readPart(locale: Locale, part: CatalogPart): Catalog {
  if (locale === 'en') return ENGLISH[part];
  const ids = new Set(Object.keys({ ...ENGLISH[part], ...(part === 'start' && ENGLISH_ERRORS) }));
  return Object.fromEntries(Object.entries(readTranslations(locale)).filter(([id]) => ids.has(id)));
}
