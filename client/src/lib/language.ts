import { LOCALE_COOKIE, type Locale } from '@shared/locales';
import { isPseudo, locale, nextLocale } from './locale';
import { deviceStorage } from './storage';

const YEAR_SECONDS = 31_536_000;
const OWN_KEY = 'starnest:language';

export const LANGUAGE_NAMES: Record<Locale, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  'pt-BR': 'Português (Brasil)',
  ar: 'العربية',
};

/** In a cookie, so that the server can render the language. null means the browser's. */
function setCookie(choice: string | null): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const age = choice === null ? 0 : YEAR_SECONDS;
  document.cookie = `${LOCALE_COOKIE}=${choice ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

/** Sets the browser's language and reloads. Applies unless the signed-in user has chosen one. */
export function chooseLanguage(choice: Locale): void {
  deviceStorage.write(OWN_KEY, choice);
  setCookie(choice);
  window.location.reload();
}

/** Clears an earlier choice, because the user prefers the browser's language. */
export function forgetOwnChoice(): void {
  deviceStorage.write(OWN_KEY, null);
}

/**
 * Applies the user's or family's choice (null means the browser's). Returns whether a reload is needed, which
 * is not if cookies are blocked.
 */
export function followLanguage(choice: Locale | null): boolean {
  setCookie(choice ?? deviceStorage.read(OWN_KEY));
  return !isPseudo && nextLocale() !== locale;
}
