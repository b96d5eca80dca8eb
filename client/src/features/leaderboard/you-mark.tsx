import { clsx } from 'clsx';
import { t } from '@/lib/messages';

export function YouMark({ className, ...rest }: { className?: string | undefined; 'aria-hidden'?: boolean }) {
  return (
    <span
      {...rest}
      className={clsx(
        'inline-block rounded-e-lg border-s-4 border-lagoon-text bg-lagoon py-0.75 ps-1.5 pe-2.5 align-[2px] text-13 leading-[1.1] font-semibold text-on-lagoon',
        className,
      )}
    >
      {t('leaderboard.you')}
    </span>
  );
}
