import { setupI18n } from '@lingui/core';
import { directionOf, formatsOf, type Locale } from '@shared/locales';
import type { PushLine } from '@shared/push-message';
import ar from '../src/locales/ar/features/notification';
import de from '../src/locales/de/features/notification';
import en from '../src/locales/en/features/notification';
import es from '../src/locales/es/features/notification';
import fr from '../src/locales/fr/features/notification';
import ptBR from '../src/locales/pt-BR/features/notification';

type WordId = keyof typeof en;

/** All languages, because a user may read another language than the browser's page. */
const CATALOGS: Record<Locale, Record<WordId, string>> = { en, de, es, fr, 'pt-BR': ptBR, ar };

/** Texts of notifications in one language. */
export interface Words {
  /** For the browser's text direction and speech. */
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
