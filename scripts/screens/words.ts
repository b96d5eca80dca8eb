import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setupI18n } from '@lingui/core';
import type { MessageId, Values } from '@/lib/messages';
import { ERROR_MESSAGES, type ErrorKey } from '@shared/error-messages';
import { formatsOf } from '@shared/locales';
import { compileCatalog } from '../../client/messages/compile';
import { options } from './options';

const { locale } = options;
const formats = formatsOf(locale);
/** Without those that have forms of their own. */
const ENGLISH_ERRORS = Object.fromEntries(
  Object.entries(ERROR_MESSAGES).filter(([, text]) => typeof text === 'string'),
);
const i18n = setupI18n({ locale, locales: formats, messages: { [locale]: await readCatalogs() } });

/** All messages of the language that the screens are taken in, and the errors. */
async function readCatalogs() {
  const folder = join(import.meta.dirname, '../../client/src/locales', locale, 'features');
  const catalogs = readdirSync(folder).map(
    async (file) => ((await import(join(folder, file))) as { default: Record<string, string> }).default,
  );
  const texts = Object.assign({}, ENGLISH_ERRORS, ...(await Promise.all(catalogs))) as Record<string, string>;
  return compileCatalog(locale, texts);
}

/** A message as Playwright compares it with the page: without tags, and with every space a plain one. */
export function t<Id extends MessageId>(id: Id, ...[values]: Values<Id>): string {
  return asCompared(i18n._(id, values as Record<string, string | number> | undefined));
}

/** An error that takes no values, as `t` has a message. */
export const error = (key: ErrorKey): string => asCompared(i18n._(key));

const asCompared = (text: string) => text.replace(/<[^>]+>|\u00ad/g, '').replace(/\s+/g, ' ');

/** The weekday of an ISO time, as 'Wednesday'. */
export const weekday = (at: string): string =>
  new Intl.DateTimeFormat(formats, { weekday: 'long', timeZone: 'UTC' }).format(new Date(at));
