import { clsx } from 'clsx';
import { t } from '@/lib/messages';

/** Marks the kid who looks. */
export function YouMark({ className, ...rest }: { className?: string; 'aria-hidden'?: boolean }) {
  return (
    <span
      {...rest}
      className={clsx(
        'inline-block rounded-full bg-lagoon px-2.25 py-0.75 align-[2px] text-13 leading-[1.1] font-semibold text-on-lagoon',
        className,
      )}
    >
      {t('leaderboard.you')}
    </span>
  );
}
