import { clsx } from 'clsx';
import { formatNumber } from '@/lib/format';
import { t } from '@/lib/messages';
import { StarIcon } from '@/components/art/star-icon';

/** A star and a number: how many are earned, owned or asked. */
export function Stars({ count, className }: { count: number; className?: string | undefined }) {
  return (
    <span
      className={clsx(
        'stars inline-flex items-center gap-[0.25em] font-display leading-none font-semibold whitespace-nowrap tabular-nums [&_svg]:-mt-[0.06em] [&_svg]:size-[1.25em]',
        className,
      )}
    >
      <StarIcon />
      {formatNumber(count)}
      <span className="sr-only"> {t('ui.starsUnit', { count })}</span>
    </span>
  );
}
