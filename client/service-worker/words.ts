import { setupI18n } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { directionOf, formatsOf, type Locale } from '@shared/locales';
import type { PushLine } from '@shared/push-message';
import ar from '../src/locales/ar/messages.po?notifications';
import de from '../src/locales/de/messages.po?notifications';
import en from '../src/locales/en/notifications';
import es from '../src/locales/es/messages.po?notifications';
import fr from '../src/locales/fr/messages.po?notifications';
import ptBR from '../src/locales/pt-BR/messages.po?notifications';

type WordId = keyof typeof en;

/** A message may be in another language than this browser's page. */
const CATALOGS: Record<Locale, Record<WordId, string | CompiledMessage>> = {
  en,
  de,
  es,
  fr,
  'pt-BR': ptBR,
  ar,
};

export interface Words {
  language: { lang: Locale; dir: 'ltr' | 'rtl' };
  line: (line: PushLine) => string;
  word: (id: Exclude<WordId, PushLine['code']>, values?: Record<string, number>) => string;
}

export function wordsIn(locale: Locale): Words {
  const messages = { [locale]: CATALOGS[locale] };
  const i18n = setupI18n({ locale, locales: formatsOf(locale), messages });
  return {
    language: { lang: locale, dir: directionOf(locale) },
    line: ({ code, params }) => i18n._(code satisfies WordId, { ...params }),
    word: (id, values = {}) => i18n._(id, values),
  };
}
