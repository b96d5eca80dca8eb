import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readKidSession } from '@/features/kid-auth/kid-session';
import { entryKeys } from '@/lib/api/entry-keys';

export function useHidePrivatePages(client: QueryClient): void {
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
