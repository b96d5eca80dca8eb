import { useCallback, useSyncExternalStore } from 'react';
import { serverTimeOf } from '@/lib/api/server-clock';

export function useUntil(iso: string | null): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (iso === null) return () => {};
      const left = new Date(iso).getTime() - serverTimeOf(Date.now());
      if (left <= 0) return () => {};
      const timer = setTimeout(changed, Math.min(left + 50, 2 ** 31 - 1));
      return () => clearTimeout(timer);
    },
    [iso],
  );
  return useSyncExternalStore(
    subscribe,
    () => iso !== null && new Date(iso).getTime() > serverTimeOf(Date.now()),
  );
}
