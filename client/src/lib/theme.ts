import { useSyncExternalStore } from 'react';

export type Theme = 'day' | 'bedtime';

const STORAGE_KEY = 'starnest-theme';
const listeners = new Set<() => void>();

function read(): Theme {
  return document.documentElement.dataset['theme'] === 'bedtime' ? 'bedtime' : 'day';
}

/** Turns the lights on or off and remembers it on this device. The day is the default whatever the system prefers. */
export function setTheme(theme: Theme): void {
  if (theme === 'bedtime') document.documentElement.dataset['theme'] = 'bedtime';
  else delete document.documentElement.dataset['theme'];
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage may be closed to us (private windows): then the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Applies the remembered theme; called once, before the first render. */
export function restoreTheme(): void {
  try {
    if (localStorage.getItem(STORAGE_KEY) === 'bedtime') setTheme('bedtime');
  } catch {
    // As above: without storage it is day.
  }
}

/** The theme now, and again whenever it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, read);
}
