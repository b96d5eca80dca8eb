import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { onBack, useConnection } from '@/lib/connection';
import { onIdle } from '@/lib/on-idle';

const OfflineNotice = lazy(() => import('./offline-notice'));

/** Says that the network is away, and when it is back has everything on the screen read again. Fetched before it is needed. */
export function LazyOffline() {
  const client = useQueryClient();
  const { away, met } = useConnection();
  const [wanted, setWanted] = useState(false);
  useEffect(() => onIdle(() => setWanted(true)), []);
  useEffect(() => onBack(() => void client.invalidateQueries()), [client]);
  return wanted || away ? (
    <Suspense>
      <OfflineNotice away={away} met={met} />
    </Suspense>
  ) : null;
}
