import { useSyncExternalStore } from 'react';
import { THEME_COLORS, THEME_COOKIE, themeFrom, type Theme } from '@shared/theme';

const YEAR_SECONDS = 31_536_000;
const listeners = new Set<() => void>();

const deviceSetting = () => window.matchMedia('(prefers-color-scheme: dark)');
const deviceTheme = (): Theme => (deviceSetting().matches ? 'bedtime' : 'day');
const chosenTheme = () => themeFrom(document.documentElement.dataset['theme']);
const currentTheme = () => chosenTheme() ?? deviceTheme();

function apply(choice: Theme | null): void {
  if (choice) document.documentElement.dataset['theme'] = choice;
  else delete document.documentElement.dataset['theme'];
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = THEME_COLORS[choice ?? (meta.media.includes('dark') ? 'bedtime' : 'day')];
  }
}

/**
 * Turns day into bedtime, or back, and remembers it on this device: in a cookie, so that the server writes it into the
 * next page and nothing flashes. Where the choice is what the device is set to anyway, the device decides again.
 */
export function toggleTheme(): void {
  const next: Theme = currentTheme() === 'day' ? 'bedtime' : 'day';
  const choice = next === deviceTheme() ? null : next;
  apply(choice);
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const age = choice ? YEAR_SECONDS : 0;
  document.cookie = `${THEME_COOKIE}=${choice ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
  for (const listener of listeners) listener();
}

/** Applies the choice of this device to a page that did not come from the server with it, as the one kept for offline use. */
export function restoreTheme(): void {
  const [, value] =
    document.cookie
      .split(/;\s*/)
      .map((pair) => pair.split('='))
      .find(([name]) => name === THEME_COOKIE) ?? [];
  apply(themeFrom(value));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const setting = deviceSetting();
  setting.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    setting.removeEventListener('change', listener);
  };
}

/** The theme now, and again whenever it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'day');
}
