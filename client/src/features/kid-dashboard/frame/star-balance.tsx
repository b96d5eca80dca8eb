import { StarIcon } from '@/components/art/star-icon';
import { formatNumber } from '@/lib/format';
import { t } from '@/lib/messages';
import { useCountingNumber } from './use-counting-number';

/** The stars to spend; the number runs when it changes, and is read out once it has stopped. */
export function StarBalance({ stars }: { stars: number }) {
  const counting = useCountingNumber(stars);
  return (
    <div
      data-flight="balance"
      className="flex h-17.5 flex-none items-center gap-2.5 rounded-full bg-surface ps-4 pe-6 font-display text-36 leading-none font-bold tabular-nums shadow-tile max-lg:me-auto max-md:h-14.5 max-md:ps-3 max-md:pe-4.5 max-md:text-28"
    >
      <StarIcon size={44} className="max-md:size-8.5" />
      <span aria-hidden>{formatNumber(counting)}</span>
      <output className="sr-only">{t('kidDashboard.starsToSpend', { count: stars })}</output>
    </div>
  );
}
