import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { leaveForLogin } from '@/features/auth/leave-for-login';
import { createQueryClient } from '@/lib/query-client';
import { RouteAnnouncer } from './route-announcer';
import { LazyExtras } from './lazy-extras';
import { useLeftPages } from './left-pages';
import { AppBoundary } from './page-part';

/** Paths on which a lost session leads to the parent login. */
const isParentPage = () => /^\/(?:$|parent(?:\/|$))/.test(window.location.pathname);

export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(() =>
    createQueryClient(() => {
      if (isParentPage()) leaveForLogin();
    }),
  );
  useLeftPages(client);
  return (
    <AppBoundary>
      <QueryClientProvider client={client}>
        {children}
        <RouteAnnouncer />
        <LazyExtras />
      </QueryClientProvider>
    </AppBoundary>
  );
}
