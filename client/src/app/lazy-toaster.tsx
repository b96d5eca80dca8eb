import { lazy, Suspense, useEffect, useState } from 'react';
import { onIdle } from '@/lib/on-idle';

const Toaster = lazy(() => import('@/components/ui/toast'));

/** Notifications are not part of the first load; they are fetched as soon as the page rests, before one is needed. */
export function LazyToaster() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onIdle(() => setWanted(true)), []);
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
