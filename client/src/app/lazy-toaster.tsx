import { useEffect, useState } from 'react';
import { ExtraPart } from '@/components/ui/panel-part';
import { useToast } from '@/components/ui/use-toast';
import { lazyPart } from '@/lib/lazy-part';
import { onIdle } from '@/lib/on-idle';

const Toaster = lazyPart(() => import('@/components/ui/toast'));

/** Notifications are not part of the first load; they are fetched as soon as the page rests, or when one is there to show. */
export function LazyToaster() {
  const [rested, setRested] = useState(false);
  const waiting = useToast() !== null;
  useEffect(() => onIdle(() => setRested(true)), []);
  return rested || waiting ? (
    <ExtraPart>
      <Toaster />
    </ExtraPart>
  ) : null;
}
