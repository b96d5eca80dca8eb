import { StarIcon } from '@/components/art/star-icon';
import { formatNumber, plural } from '@/lib/format';
import { useCounting } from './use-counting';

/** The stars to spend; the number runs when it changes, and is read out once it rests. */
export function Purse({ stars }: { stars: number }) {
  const counting = useCounting(stars);
  return (
    <div className="purse" data-flight="purse">
      <StarIcon size={44} />
      <span aria-hidden>{formatNumber(counting)}</span>
      <output className="sr-only">{plural(stars, 'star')} to spend</output>
    </div>
  );
}
