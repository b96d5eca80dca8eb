import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { leaveForLogin } from '@/features/auth/leave-for-login';
import { takeNewBuilds } from '@/lib/new-build';
import { createQueryClient } from '@/lib/query-client';
import { RouteAnnouncer } from './route-announcer';
import { LazyOffline } from './lazy-offline';
import { LazyToaster } from './lazy-toaster';
import { useLeftPages } from './left-pages';
import { AppBoundary } from './page-part';

/** Paths on which losing the session means logging in again as a parent. */
const isParentPage = () => /^\/(?:$|parent(?:\/|$))/.test(window.location.pathname);

/** What surrounds every page: the error screen, the query cache, the notifications. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(() =>
    createQueryClient(() => {
      if (isParentPage()) leaveForLogin();
    }),
  );
  useLeftPages(client);
  useEffect(() => takeNewBuilds(() => client.isMutating() > 0), [client]);
  return (
    <AppBoundary>
      <QueryClientProvider client={client}>
        {children}
        <RouteAnnouncer />
        <LazyToaster />
        <LazyOffline />
      </QueryClientProvider>
    </AppBoundary>
  );
}
