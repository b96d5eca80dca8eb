import { useSyncExternalStore } from 'react';
import { THEME_COLORS, THEME_COOKIE, themeFrom, type Theme } from '@shared/theme';
import { createStore, useStore } from '@/lib/storage/store';

const YEAR_SECONDS = 31_536_000;

const choice = createStore<Theme | null>(null);

const asleep = createStore(false);

const systemSetting = () => window.matchMedia('(prefers-color-scheme: dark)');
const systemTheme = (): Theme => (systemSetting().matches ? 'bedtime' : 'day');

function apply(theme: Theme | null): void {
  const shown = asleep.get() ? 'bedtime' : theme;
  if (shown) document.documentElement.dataset['theme'] = shown;
  else delete document.documentElement.dataset['theme'];
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = THEME_COLORS[shown ?? (meta.media.includes('dark') ? 'bedtime' : 'day')];
  }
  choice.set(theme);
}

/** Shows a theme, or the system's, and stores it in a cookie, so that the server renders it. */
export function chooseTheme(chosen: Theme | null): void {
  if (chosen === choice.get()) return;
  apply(chosen);
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const age = chosen ? YEAR_SECONDS : 0;
  document.cookie = `${THEME_COOKIE}=${chosen ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

/** Toggles the theme. A choice that equals the system setting is cleared. */
export function toggleTheme(): void {
  const next: Theme = (choice.get() ?? systemTheme()) === 'day' ? 'bedtime' : 'day';
  chooseTheme(next === systemTheme() ? null : next);
}

export function restoreTheme(): void {
  const [, value] =
    document.cookie
      .split(/;\s*/)
      .map((pair) => pair.split('='))
      .find(([name]) => name === THEME_COOKIE) ?? [];
  apply(themeFrom(value));
}

function onSystemChange(listener: () => void): () => void {
  const setting = systemSetting();
  setting.addEventListener('change', listener);
  return () => setting.removeEventListener('change', listener);
}

/** Shows the bedtime theme while a kid sleeps, regardless of the chosen theme. */
export function setAsleep(isAsleep: boolean): void {
  asleep.set(isAsleep);
  apply(choice.get());
}

export function useTheme(): Theme {
  const chosen = useStore(choice);
  const isAsleep = useStore(asleep);
  const system = useSyncExternalStore(onSystemChange, systemTheme, () => 'day' as const);
  return isAsleep ? 'bedtime' : (chosen ?? system);
}
