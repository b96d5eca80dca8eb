import { clsx } from 'clsx';
import { BrushCleaning, Gift, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { isRewardAvailable } from '@shared/rules/reward-availability';
import { Pip } from '@/components/art/pip';
import { StarIcon } from '@/components/art/star-icon';
import { useChores } from '@/features/chores/chores.api';
import { useKids } from '@/features/kids/kids.api';
import { useRewards } from '@/features/rewards/rewards.api';
import { t } from '@/lib/i18n/messages';
import { Count, countOf, Counts } from './counts';

const WIDE_ONLY = 'max-wide:sr-only';

export function OverviewHead({
  title,
  text,
  asleep,
  children,
}: {
  title: string;
  text: string;
  asleep: boolean;
  children: ReactNode;
}) {
  return (
    <section
      className={clsx(
        'relative mb-4.5 flex min-h-19.5 items-center gap-4 overflow-clip rounded-lg bg-sky-2 ps-4.5 pe-3.5',
        'max-laptop:-mx-4 max-laptop:-mt-1 max-laptop:mb-3 max-laptop:h-16 max-laptop:min-h-0 max-laptop:gap-2.5 max-laptop:rounded-none max-laptop:ps-3.5 max-laptop:pe-14 tiny:-mx-3 tiny:ps-3',
      )}
    >
      <svg
        className="absolute inset-0 size-full rtl:-scale-x-100"
        viewBox="0 0 1128 72"
        preserveAspectRatio="xMaxYMax slice"
        aria-hidden
      >
        <rect width="1128" height="72" fill="var(--color-sky-1)" />
        <path d="M0 26Q560 6 1128 30V72H0Z" fill="var(--color-sky-2)" />
        <path d="M-10 62Q300 44 620 58Q880 68 1138 46V82H-10Z" fill="var(--color-hill-1)" />
        <path d="M-10 71Q360 56 720 66Q960 72 1138 60V82H-10Z" fill="var(--color-hill-2)" />
      </svg>
      <Pip
        mood={asleep ? 'sleep' : 'nest'}
        className="relative -mb-2 size-17.5 flex-none self-end max-laptop:-mb-1 max-laptop:size-13.5 tiny:hidden"
      />
      <div className="relative flex min-w-0 flex-1 items-center gap-4.5 max-laptop:block">
        <div className="min-w-0 flex-1">
          <h1
            tabIndex={-1}
            className="line-clamp-2 text-26 leading-tight wrap-anywhere max-laptop:text-21 laptop:line-clamp-1"
          >
            {title}
          </h1>
          <p className="min-h-[1.25em] truncate text-14 leading-tight font-medium max-laptop:hidden">
            {text}
          </p>
        </div>
        <FamilyCounts />
      </div>
      {children}
    </section>
  );
}

function FamilyCounts() {
  const kids = useKids();
  const chores = useChores();
  const rewards = useRewards();
  return (
    <Counts className="flex-none gap-x-4.5 text-14 max-laptop:mt-0.5 max-laptop:gap-x-3">
      <Count
        label={(count) => t('family.kidCount', { count })}
        value={countOf(kids, (list) => list.length)}
        labelClass={WIDE_ONLY}
      >
        <Users />
      </Count>
      <Count
        label={() => t('family.totalStars')}
        value={countOf(kids, (list) => list.reduce((sum, kid) => sum + kid.totalStars, 0))}
        labelClass={WIDE_ONLY}
      >
        <StarIcon />
      </Count>
      <Count
        label={(count) => t('family.activeChores', { count })}
        value={countOf(chores, (list) => list.filter((chore) => chore.isActive).length)}
        labelClass={WIDE_ONLY}
      >
        <BrushCleaning />
      </Count>
      <Count
        label={(count) => t('family.availableRewards', { count })}
        value={countOf(rewards, (list) => list.filter(isRewardAvailable).length)}
        labelClass={WIDE_ONLY}
      >
        <Gift />
      </Count>
    </Counts>
  );
}
