import { LOCALE_COOKIE, type Locale } from '@shared/locales';
import { isPseudo, locale, nextLocale } from './locale';
import { deviceStorage } from '@/lib/storage/storage';

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

/** The server can render the language. null means the browser's. */
function setCookie(choice: string | null): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const age = choice === null ? 0 : YEAR_SECONDS;
  document.cookie = `${LOCALE_COOKIE}=${choice ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

/** Sets the browser's language, unless the signed-in user has chosen one. */
export function chooseLanguage(choice: Locale): void {
  deviceStorage.write(OWN_KEY, choice);
  setCookie(choice);
  window.location.reload();
}

export function forgetOwnChoice(): void {
  deviceStorage.write(OWN_KEY, null);
}

export function followLanguage(choice: Locale | null): boolean {
  setCookie(choice ?? deviceStorage.read(OWN_KEY));
  return !isPseudo && nextLocale() !== locale;
}
