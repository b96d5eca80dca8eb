import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { directionOf, formatsOf, type Locale } from '@shared/constants';
import ar from './locales/ar';
import de from './locales/de';
import en from './locales/en';
import es from './locales/es';
import fr from './locales/fr';
import ptBR from './locales/pt-BR';

export type MailMessageId = keyof typeof en;
export type Words = (id: MailMessageId, values?: Readonly<Record<string, string | number>>) => string;

const CATALOGS: Readonly<Record<Locale, Readonly<Record<MailMessageId, string>>>> = {
  en,
  de,
  es,
  fr,
  'pt-BR': ptBR,
  ar,
};

export interface MailLanguage {
  words: Words;
  locale: Locale;
  direction: 'ltr' | 'rtl';
  /** Arabic uses the keypad's digits. */
  formats: string;
}

const known = new Map<Locale, MailLanguage>();

export function wordsIn(locale: Locale): MailLanguage {
  const language = known.get(locale) ?? readLanguage(locale);
  known.set(locale, language);
  return language;
}

function readLanguage(locale: Locale): MailLanguage {
  const compiled = Object.entries(CATALOGS[locale]).map(([id, text]) => [id, compileMessage(text)] as const);
  const formats = formatsOf(locale);
  const messages = { [locale]: Object.fromEntries(compiled) };
  const i18n = setupI18n({ locale, locales: formats, messages });
  const direction = directionOf(locale);
  const shown = (value: string | number) =>
    direction === 'rtl' && typeof value === 'string' ? isolate(value) : value;
  const words: Words = (id, values = {}) =>
    i18n._(id, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)])));
  return { words, locale, direction, formats };
}

/** Latin letters would otherwise move adjacent signs (bidirectional isolates). */
const isolate = (text: string) => `\u2068${text}\u2069`;

export function timeText(at: Date, { formats }: MailLanguage, timeZone: string): string {
  return new Intl.DateTimeFormat(formats, {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at);
}
