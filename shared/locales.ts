export const LOCALES = ['en', 'de', 'es', 'fr', 'pt-BR', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];

export const LOCALE_COOKIE = 'language';

const languageOf = (tag: string) => tag.split('-')[0]?.toLowerCase();

/** Compares BCP 47 tags without regions. */
export const isSameLanguage = (one: string, other: string): boolean => languageOf(one) === languageOf(other);

/** Returns the first supported language, the preferred first, else English. */
export function matchLocale(tags: readonly string[]): Locale {
  const known = tags.flatMap((tag) => LOCALES.find((locale) => isSameLanguage(locale, tag)) ?? []);
  return known[0] ?? 'en';
}

/** Arabic uses the keypad's digits. */
export const formatsOf = (tag: string): string => (isSameLanguage(tag, 'ar') ? `${tag}-u-nu-latn` : tag);

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');
