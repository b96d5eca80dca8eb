import { useEffect, useState } from 'react';
import { ExtraPart } from '@/components/ui/extra-part';
import { useToast } from '@/components/ui/use-toast';
import { useConnection } from '@/lib/connection';
import { lazyPart } from '@/lib/lazy-part';
import { withMessages } from '@/lib/messages';
import { onIdle } from '@/lib/on-idle';

const Extras = lazyPart(() => withMessages('site', import('./extras')));

/** What is not part of the first load: fetched as soon as the page is idle, or when there is something to tell. */
export function LazyExtras() {
  const [idle, setIdle] = useState(false);
  const { away } = useConnection();
  const told = useToast() !== null;
  useEffect(() => onIdle(() => setIdle(true)), []);
  return idle || away || told ? (
    <ExtraPart>
      <Extras />
    </ExtraPart>
  ) : null;
}
