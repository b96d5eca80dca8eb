import { useSyncExternalStore } from 'react';

/** True until the moment `iso`, then false by itself; false when there is no such moment. */
export function useUntil(iso: string | null): boolean {
  return useSyncExternalStore(
    (changed) => {
      if (iso === null) return () => {};
      const left = new Date(iso).getTime() - Date.now();
      if (left <= 0) return () => {};
      const timer = setTimeout(changed, Math.min(left + 50, 2 ** 31 - 1));
      return () => clearTimeout(timer);
    },
    () => iso !== null && new Date(iso).getTime() > Date.now(),
  );
}
