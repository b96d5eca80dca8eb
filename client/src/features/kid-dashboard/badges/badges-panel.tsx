import { Lock } from 'lucide-react';
import type { KidBadge } from '@shared/contracts/badges';
import type { Badge } from '@shared/rules/badges';
import { BadgeArt } from '@/components/art/badge-art';
import { Stars } from '@/components/ui/stars';
import { formatDate } from '@/lib/format';
import './badges-panel.css';

/** The ten badges: those that are won with their day, the others grey with what they ask for. */
export function BadgesPanel({ badges, earned }: { badges: readonly Badge[]; earned: readonly KidBadge[] }) {
  const days = new Map(earned.map(({ badgeId, earnedAt }) => [badgeId, earnedAt]));
  return (
    <ul className="badges tile">
      {badges.map((badge) => {
        const day = days.get(badge.id);
        return (
          <li key={badge.id} data-won={day !== undefined || undefined}>
            <BadgeArt name={badge.iconName} size={96} locked={day === undefined} />
            <b>{badge.name}</b>
            {day === undefined ? (
              <span className="badges-need">
                <span className="sr-only">
                  <Lock size={1} /> Not yet. Needs
                </span>
                <Stars count={badge.starRequirement} />
              </span>
            ) : (
              <time dateTime={day}>{formatDate(day)}</time>
            )}
          </li>
        );
      })}
    </ul>
  );
}
