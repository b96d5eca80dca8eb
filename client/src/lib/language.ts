import { LOCALE_COOKIE, type Locale } from '@shared/locales';
import { isPseudo, locale, nextLocale } from './locale';
import { deviceStorage } from './storage';

const YEAR_SECONDS = 31_536_000;
const OWN_KEY = 'starnest:language';

/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  'pt-BR': 'Português (Brasil)',
  ar: 'العربية',
};

/** In a cookie, so that the server already sends the page in that language; null for the browser's own. */
function setCookie(choice: string | null): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const age = choice === null ? 0 : YEAR_SECONDS;
  document.cookie = `${LOCALE_COOKIE}=${choice ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

/** Sets the visitor's language on this browser and reloads the page in it. It counts while the signed-in user has chosen none. */
export function chooseLanguage(choice: Locale): void {
  deviceStorage.write(OWN_KEY, choice);
  setCookie(choice);
  window.location.reload();
}

/** The signed-in user wants the browser's language: forgets what a visitor chose before. */
export function forgetOwnChoice(): void {
  deviceStorage.write(OWN_KEY, null);
}

/**
 * Follows the choice of whoever is signed in (a person, or a kid's family), where null leaves it to this browser. Returns
 * whether the page has to be loaded again for it; it has not where the browser refuses cookies.
 */
export function followLanguage(choice: Locale | null): boolean {
  setCookie(choice ?? deviceStorage.read(OWN_KEY));
  return !isPseudo && nextLocale() !== locale;
}
