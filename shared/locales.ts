/** The languages of the screens. */
export const LOCALES = ['en', 'de', 'es', 'fr', 'pt-BR', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];

/** Holds the language that was chosen on a browser; absent while the browser's own languages decide. */
export const LOCALE_COOKIE = 'language';

const languageOf = (tag: string) => tag.split('-')[0]?.toLowerCase();

/** Whether two tags (BCP 47) are of the same language, whatever their regions. */
export const isSameLanguage = (one: string, other: string): boolean => languageOf(one) === languageOf(other);

/** The first of `tags` (BCP 47, the preferred first) whose language we have, in our own region of it; English without one. */
export function matchLocale(tags: readonly string[]): Locale {
  const known = tags.flatMap((tag) => LOCALES.find((locale) => isSameLanguage(locale, tag)) ?? []);
  return known[0] ?? 'en';
}

/** The tag by which dates, numbers and lists of a language (BCP 47) are written: in Arabic too with the digits of the keypad. */
export const formatsOf = (tag: string): string => (isSameLanguage(tag, 'ar') ? `${tag}-u-nu-latn` : tag);

/** Which way a language is read. */
export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');
