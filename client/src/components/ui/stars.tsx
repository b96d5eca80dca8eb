import { clsx } from 'clsx';
import { formatNumber } from '@/lib/format';
import { StarIcon } from '@/components/art/star-icon';

/** A star and a number: how many are earned, owned or asked. */
export function Stars({ count, className }: { count: number; className?: string }) {
  return (
    <span className={clsx('stars', className)}>
      <StarIcon />
      {formatNumber(count)}
      <span className="sr-only">{count === 1 ? ' star' : ' stars'}</span>
    </span>
  );
}
