import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { checkConnection, onBack } from '@/lib/connection';
import { readSoon } from '@/lib/read-again';

/**
 * Refetches everything when the app can be reached again or the page becomes visible, because a sleeping
 * tablet misses events and some pages have no live connection. Checks the connection first, because a waking
 * device often has no network yet.
 */
export function useReadAgain(): void {
  const client = useQueryClient();
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const onWake = () => {
      if (document.visibilityState !== 'visible') return;
      void checkConnection().then((there) => {
        if (there && !signal.aborted) readSoon(client);
      });
    };
    document.addEventListener('visibilitychange', onWake, { signal });
    const stop = onBack(() => readSoon(client));
    return () => {
      stop();
      end.abort();
    };
  }, [client]);
}
