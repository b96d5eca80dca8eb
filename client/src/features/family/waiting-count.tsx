import { CircleCheckBig } from 'lucide-react';
import { Link } from 'wouter';
import { Count } from '@/components/ui/count';
import { plural } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useWaiting } from './use-waiting';

/** How much waits for a parent, in a bubble; nothing when all is done. */
export function WaitingCount() {
  const { count } = useWaiting();
  return <Count value={count} label={`, ${plural(count, 'pending approval')}`} />;
}

/** The same with the way there, for where the tabs scroll out of sight; absent when all is done. */
export function WaitingLink() {
  const { count } = useWaiting();
  if (count === 0) return null;
  return (
    <Link
      href={paths.parentTab('approvals')}
      className="rail-link rail-waiting"
      aria-label={`${count} waiting for you`}
    >
      <CircleCheckBig />
      <Count value={count} />
    </Link>
  );
}
