import { setupI18n } from '@lingui/core';
import type { MessageId, Values } from '@/lib/i18n/messages';
import { ERROR_MESSAGES, type ErrorKey } from '@shared/error-messages';
import { directionOf, formatsOf } from '@shared/locales';
import { readCatalog } from '../../client/messages/catalogs';
import { compileCatalog } from '../../client/messages/compile';
import { pseudoMessage } from '../../client/src/locales/pseudo';
import { options } from './options';

const { locale, isPseudo } = options;
const formats = formatsOf(locale);
const ENGLISH_ERRORS = Object.fromEntries(
  Object.entries(ERROR_MESSAGES).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])),
);
const i18n = setupI18n({ locale, locales: formats, messages: { [locale]: readCatalogs() } });

/** Reads the selected language, with the errors, which are the server's own in English. */
function readCatalogs() {
  const texts = readCatalog(locale);
  const messages = compileCatalog(locale, texts);
  return { ...compileCatalog(locale, ENGLISH_ERRORS), ...(isPseudo ? lengthen(messages) : messages) };
}

function lengthen(messages: ReturnType<typeof compileCatalog>) {
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, pseudoMessage(message)]));
}

/** Returns a message without tags and with plain spaces, as Playwright compares it. */
export function t<Id extends MessageId>(id: Id, ...[values]: Values<Id>): string {
  return asCompared(i18n._(id, values as Record<string, string | number> | undefined));
}

export const error = (key: ErrorKey): string => asCompared(i18n._(key));

export const inList = (name: string): string =>
  isPseudo || directionOf(locale) === 'rtl' ? `\u2068${name}\u2069` : name;

const asCompared = (text: string) => text.replace(/<[^>]+>|\u00ad/g, '').replace(/\s+/g, ' ');

export const weekday = (at: string): string =>
  new Intl.DateTimeFormat(formats, { weekday: 'long', timeZone: 'UTC' }).format(new Date(at));
