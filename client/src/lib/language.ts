import { LOCALE_COOKIE, type Locale } from '@shared/locales';
import { isPseudo, locale, nextLocale } from './locale';

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

/** What a visitor chose on this browser; it stands where whoever is signed in has chosen nothing. */
function ownChoice(): string | null {
  try {
    return localStorage.getItem(OWN_KEY);
  } catch {
    return null;
  }
}

function keepOwnChoice(choice: Locale | null): void {
  try {
    if (choice) localStorage.setItem(OWN_KEY, choice);
    else localStorage.removeItem(OWN_KEY);
  } catch {
    // Then it holds until somebody signs in.
  }
}

/** In a cookie, so that the server already sends the page in that language; null for the browser's own. */
function setCookie(choice: string | null): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const age = choice === null ? 0 : YEAR_SECONDS;
  document.cookie = `${LOCALE_COOKIE}=${choice ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

/** A visitor's choice on this browser: the page is loaded again in it. */
export function chooseLanguage(choice: Locale): void {
  keepOwnChoice(choice);
  setCookie(choice);
  window.location.reload();
}

/** Whoever is signed in wants no language but the browser's; what a visitor chose before counts no more. */
export function forgetOwnChoice(): void {
  keepOwnChoice(null);
}

/**
 * Follows the choice of whoever is signed in (a person, or a kid's family), where null leaves it to this browser. Returns
 * whether the page has to be loaded again for it; it has not where the browser refuses cookies.
 */
export function followLanguage(choice: Locale | null): boolean {
  setCookie(choice ?? ownChoice());
  return !isPseudo && nextLocale() !== locale;
}
