import { useSyncExternalStore } from 'react';

/** Whether what is tapped is read aloud first, for who does not read yet: on until the key is pressed again. */
let reading = false;
const listeners = new Set<() => void>();

export function setReadingTaps(value: boolean): void {
  reading = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useReadingTaps(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => reading,
    () => false,
  );
}
