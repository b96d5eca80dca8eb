import { useEffect, useState } from 'react';
import { ExtraPart } from '@/components/ui/panel-part';
import { useConnection } from '@/lib/connection';
import { lazyPart } from '@/lib/lazy-part';
import { onIdle } from '@/lib/on-idle';
import { useReadAgain } from './use-read-again';

const OfflineNotice = lazyPart(() => import('./offline-notice'));

/** Says that the network is away, and has everything on the screen read again when it may be old. Fetched before it is needed. */
export function LazyOffline() {
  const { away, met } = useConnection();
  const [wanted, setWanted] = useState(false);
  useEffect(() => onIdle(() => setWanted(true)), []);
  useReadAgain();
  return wanted || away ? (
    <ExtraPart>
      <OfflineNotice away={away} met={met} />
    </ExtraPart>
  ) : null;
}
