import { ExtraPart } from '@/components/ui/extra-part';
import { useToast } from '@/components/ui/use-toast';
import { useConnection } from '@/lib/connection';
import { lazyPart } from '@/lib/lazy-part';
import { withMessages } from '@/lib/messages';
import { useIdlePage } from '@/lib/on-idle';

const Extras = lazyPart(() => withMessages('site', import('./extras')));

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
