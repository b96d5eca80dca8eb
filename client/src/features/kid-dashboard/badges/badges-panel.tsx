import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import type { KidBadge } from '@shared/contracts/badges';
import type { Badge } from '@shared/rules/badges';
import { BadgeArt } from '@/components/art/badge-art';
import { Card } from '@/components/ui/card';
import { Stars } from '@/components/ui/stars';
import { formatDate } from '@/lib/format';
import { t } from '@/lib/messages';

/** The ten badges: those that were won with their day, the others grey with the stars they need. */
export function BadgesPanel({ badges, earned }: { badges: readonly Badge[]; earned: readonly KidBadge[] }) {
  const days = new Map(earned.map(({ badgeId, earnedAt }) => [badgeId, earnedAt]));
  return (
    <Card kind="tile" className="rounded-2xl px-4.5 pt-6.5 pb-6 max-md:rounded-xl max-md:px-2.5 max-md:py-5">
      <ul className="grid grid-cols-3 gap-x-2.5 gap-y-5.5 md:grid-cols-5">
        {badges.map((badge) => {
          const day = days.get(badge.id);
          return (
            <li
              key={badge.id}
              data-won={day !== undefined || undefined}
              // The tenth of three columns stands in the middle of its row.
              className="grid content-start justify-items-center gap-1.5 text-center font-display text-17/[1.15] font-semibold max-md:nth-[3n+1]:last:col-start-2"
            >
              <BadgeArt name={badge.iconName} size={96} locked={day === undefined} />
              <b className={clsx('font-semibold', day === undefined && 'text-ink-2')}>{badge.name}</b>
              {day === undefined ? (
                <span className="text-16 text-ink-2">
                  <span className="sr-only">
                    <Lock size={1} /> {t('kidDashboard.badgeNeeds')}
                  </span>
                  <Stars count={badge.starRequirement} />
                </span>
              ) : (
                <time dateTime={day} className="font-body text-15/[1.2] font-medium text-ink-2">
                  {formatDate(day)}
                </time>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
