import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readKidSession } from '@/features/kid-auth/kid-session';
import { entryKeys } from '@/lib/entry-keys';

/**
 * Browsers keep the page that was left, as it was, and Back shows it again: to whoever is at the browser by then, as after
 * an admin's logout, which leaves the app. So a page with somebody's data is left blank, and loaded anew when it comes back.
 */
export function useLeftPages(client: QueryClient): void {
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const root = document.getElementById('root');
    const blank = () => {
      if (root) root.hidden = true;
    };
    const isPrivate = () =>
      (client.getQueryData(entryKeys.user) ?? null) !== null || readKidSession() !== null;
    window.addEventListener(
      'pagehide',
      ({ persisted }) => {
        if (persisted && isPrivate()) blank();
      },
      { signal },
    );
    window.addEventListener(
      'pageshow',
      ({ persisted }) => {
        if (!persisted || !(root?.hidden || isPrivate())) return;
        blank();
        window.location.reload();
      },
      { signal },
    );
    return () => end.abort();
  }, [client]);
}
