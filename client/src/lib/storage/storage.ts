import { useSyncExternalStore } from 'react';

/** Never throws. If the browser blocks it, values last as long as the page. */
function openStorage(area: 'localStorage' | 'sessionStorage') {
  const memory = new Map<string, string>();
  const listeners = new Set<() => void>();
  const stored = <Result>(work: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return work(window[area]);
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key: string): string | null =>
      stored((storage) => storage.getItem(key), null) ?? memory.get(key) ?? null,
    write: (key: string, text: string | null): void => {
      memory.delete(key);
      const isStored = stored((storage) => {
        if (text === null) storage.removeItem(key);
        else storage.setItem(key, text);
        return true;
      }, false);
      if (!isStored && text !== null) memory.set(key, text);
      for (const listener of listeners) listener();
    },
    keys: (prefix: string): string[] =>
      [...stored((storage) => Object.keys(storage), []), ...memory.keys()].filter((key) =>
        key.startsWith(prefix),
      ),
    /** Calls `listener` after each write, including other tabs. Returns a function that stops. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}

export const deviceStorage = openStorage('localStorage');
export const tabStorage = openStorage('sessionStorage');

/** Deletes everything that is kept for a kid who was removed. */
export function forgetOwner(kidId: string): void {
  for (const key of deviceStorage.keys('starnest:'))
    if (key.endsWith(`:${kidId}`)) deviceStorage.write(key, null);
}

/** `read` must return the same object for the same text. */
export const useStored = <Value>(read: () => Value): Value =>
  useSyncExternalStore(deviceStorage.subscribe, read, read);
