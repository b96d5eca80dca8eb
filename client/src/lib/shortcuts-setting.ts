import { useSyncExternalStore } from 'react';

const KEY = 'starnest:shortcuts';
const OFF = 'off';
const listeners = new Set<() => void>();

function areOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    // A browser that keeps nothing.
    return true;
  }
}

/** Switches the shortcuts of single keys on or off, on this device. */
export function switchShortcuts(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

/** Whether they are on: speech input and shaky hands press single keys without meaning to (WCAG 2.1.4). */
export function useShortcutsOn(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, areOn);
}
