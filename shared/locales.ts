export const LOCALES = ['en', 'de', 'es', 'fr', 'pt-BR', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];

/** The language chosen in a browser. Without it, the browser's languages apply. */
export const LOCALE_COOKIE = 'language';

const languageOf = (tag: string) => tag.split('-')[0]?.toLowerCase();

/** Whether two tags (BCP 47) have the same language, ignoring regions. */
export const isSameLanguage = (one: string, other: string): boolean => languageOf(one) === languageOf(other);

/** Returns the first supported language of `tags` (BCP 47, the preferred first), else English. */
export function matchLocale(tags: readonly string[]): Locale {
  const known = tags.flatMap((tag) => LOCALES.find((locale) => isSameLanguage(locale, tag)) ?? []);
  return known[0] ?? 'en';
}

/** Returns the tag for formatting. Arabic uses the keypad's digits. */
export const formatsOf = (tag: string): string => (isSameLanguage(tag, 'ar') ? `${tag}-u-nu-latn` : tag);

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');
