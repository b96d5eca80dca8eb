import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Locale } from '@shared/constants';
import en from './locales/en';

export type MailMessageId = keyof typeof en;
export type Words = (id: MailMessageId, values?: Record<string, string | number>) => string;

/** The catalogs there are; a language without one gets English. */
const CATALOGS: Partial<Record<Locale, Record<MailMessageId, string>>> = { en };
const FALLBACK: Locale = 'en';

/** The words of mail in the person's language, and the language they are in. */
export function wordsIn(chosen: Locale | null): { words: Words; locale: Locale } {
  const locale = chosen !== null && CATALOGS[chosen] !== undefined ? chosen : FALLBACK;
  const messages = Object.fromEntries(
    Object.entries(CATALOGS[locale] ?? en).map(([id, message]) => [id, compileMessage(message)]),
  );
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  return { locale, words: (id, values) => i18n._(id, values) };
}

/** A time of the day as people write it, with its zone. */
export function timeText(at: Date, locale: Locale, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at);
}
