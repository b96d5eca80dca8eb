import { Count } from '@/components/ui/count';
import { plural } from '@/lib/format';
import { useWaiting } from './use-waiting';

/** How much waits for a parent, in a bubble; nothing when all is done. */
export function WaitingCount() {
  const { count } = useWaiting();
  return <Count value={count} label={`, ${plural(count, 'pending approval')}`} />;
}
