import { lazy } from 'react';
import { ExtraPart } from '@/components/ui/extra-part';
import { useToast } from '@/components/ui/use-toast';
import { useConnection } from '@/lib/connection';
import { useIdlePage } from '@/lib/on-idle';

// 16 kB that aren't needed for a kid's first tap.
const Extras = lazy(() => import('./extras'));

/** Loads the extras when the page is idle, or when there is a notification. */
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
