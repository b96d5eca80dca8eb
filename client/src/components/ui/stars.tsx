import { clsx } from 'clsx';
import { formatNumber } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { StarIcon } from '@/components/art/star-icon';

const MOST_DRAWN = 5;

/** `drawn` shows up to five as stars, for kids who don't read numbers. */
export function Stars({
  count,
  drawn = false,
  className,
}: {
  count: number;
  drawn?: boolean;
  className?: string | undefined;
}) {
  const isDrawn = drawn && count > 0 && count <= MOST_DRAWN;
  return (
    <span
      className={clsx(
        'stars inline-flex items-center gap-[0.25em] font-display leading-none font-semibold whitespace-nowrap tabular-nums [&_svg]:-mt-[0.06em] [&_svg]:size-[1.25em]',
        className,
      )}
    >
      {isDrawn ? (
        <span className="flex gap-px [&_svg]:mt-0! [&_svg]:size-[0.95em]!">
          {Array.from({ length: count }, (_, star) => (
            <StarIcon key={star} />
          ))}
        </span>
      ) : (
        <StarIcon />
      )}
      <span className={isDrawn ? 'sr-only' : undefined}>{formatNumber(count)}</span>
      <span className="sr-only"> {t('ui.starsUnit', { count })}</span>
    </span>
  );
}
