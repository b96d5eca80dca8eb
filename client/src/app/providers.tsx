import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode } from 'react';
import { ExtraPart } from '@/components/ui/part-boundary';
import { useToast } from '@/components/ui/use-toast';
import { leaveForLogin } from '@/features/auth/leave-for-login';
import { useConnection } from '@/lib/api/connection';
import { useIdlePage } from '@/lib/page/on-idle';
import { createQueryClient } from '@/lib/api/query-client';
import { useHidePrivatePages } from './hide-private-pages';
import { AppBoundary } from './page-part';
import { RouteAnnouncer } from './route-announcer';

// 16 kB that aren't needed for a kid's first tap.
const Extras = lazy(() => import('./extras'));

const isParentPage = () => /^\/(?:$|parent(?:\/|$))/.test(window.location.pathname);

/** Outside the component, because React drops the state of a first page that waits for its code. */
const client = createQueryClient(() => {
  if (isParentPage()) leaveForLogin();
});

export function Providers({ children }: { children: ReactNode }) {
  useHidePrivatePages(client);
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

/** Loads the extras when the page is idle, or for a notification. */
function LazyExtras() {
  const idle = useIdlePage();
  const { away } = useConnection();
  const toast = useToast();
  return idle || away || toast ? (
    <ExtraPart>
      <Extras />
    </ExtraPart>
  ) : null;
}
