import { lazy } from 'react';
import { ExtraPart } from '@/components/ui/extra-part';
import { useToast } from '@/components/ui/use-toast';
import { useConnection } from '@/lib/connection';
import { useIdlePage } from '@/lib/on-idle';

// 16 kB that a kid's first tap doesn't wait for.
const Extras = lazy(() => import('./extras'));

/** What is not part of the first load: fetched as soon as the page is idle, or when there is something to tell. */
export function LazyExtras() {
  const idle = useIdlePage();
  const { away } = useConnection();
  const toast = useToast();
  return idle || away || toast ? (
    <ExtraPart>
      <Extras />
    </ExtraPart>
  ) : null;
}
