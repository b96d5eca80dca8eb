import { lazy, Suspense, useEffect, useState } from 'react';
import { useConnection } from '@/lib/connection';
import { onIdle } from '@/lib/on-idle';
import { useReadAgain } from './use-read-again';

const OfflineNotice = lazy(() => import('./offline-notice'));

/** Says that the network is away, and has everything on the screen read again when it may be old. Fetched before it is needed. */
export function LazyOffline() {
  const { away, met } = useConnection();
  const [wanted, setWanted] = useState(false);
  useEffect(() => onIdle(() => setWanted(true)), []);
  useReadAgain();
  return wanted || away ? (
    <Suspense>
      <OfflineNotice away={away} met={met} />
    </Suspense>
  ) : null;
}
