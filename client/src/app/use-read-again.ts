import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { checkConnection, onBack } from '@/lib/connection';
import { readSoon } from '@/lib/read-again';

/**
 * Has everything that is shown read again when the app can be reached again, and when the page is looked at again: a
 * tablet that slept missed whatever happened, and not every page has a live connection. The network of a device that
 * wakes up is often not there yet, so the app is asked first; if it is away, its return reads everything.
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
