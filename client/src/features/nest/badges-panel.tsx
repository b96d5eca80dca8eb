import type { KidBadge } from '@shared/contracts/badges';
import type { Badge } from '@shared/rules/badges';
import { BadgeArt } from '@/components/art/badge-art';
import { CloudShape } from '@/components/art/cloud';
import { StarIcon } from '@/components/art/star-icon';
import { formatDate, formatNumber } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';

const item =
  'grid w-27 content-start justify-items-center gap-1.5 text-center font-display text-16/[1.15] font-semibold max-tablet:w-26';

export function BadgesPanel({
  badges,
  earned,
  lifetime,
}: {
  badges: readonly Badge[];
  earned: readonly KidBadge[];
  lifetime: number;
}) {
  const days = new Map(earned.map(({ badgeId, earnedAt }) => [badgeId, earnedAt]));
  const won = badges.filter(({ id }) => days.has(id));
  const [next, ...rest] = badges.filter(({ id }) => !days.has(id));
  return (
    <ul className="flex flex-wrap justify-center gap-x-1.5 gap-y-4">
      {won.map((badge) => (
        <li key={badge.id} data-won className={item}>
          <BadgeArt name={badge.iconName} size={80} />
          <b className="font-semibold">{t(`badges.name.${badge.id}`)}</b>
          <time
            dateTime={days.get(badge.id)}
            className="font-body text-15/[1.2] font-medium text-balance text-ink-2"
          >
            {formatDate(days.get(badge.id) ?? '')}
          </time>
        </li>
      ))}
      {next && (
        <li className={`${item} rounded-xl bg-star-soft pt-2 pb-2.5 text-star-text`}>
          <span className="rounded-full outline-3 outline-star outline-dashed">
            <BadgeArt name={next.iconName} size={76} />
          </span>
          <b className="font-semibold">{t(`badges.name.${next.id}`)}</b>
          <span className="flex items-center gap-1">
            <StarIcon size={18} />
            {t('kidDashboard.starsToNext', { count: Math.max(1, next.starRequirement - lifetime) })}
          </span>
        </li>
      )}
      {rest.length > 0 && (
        <li className={`${item} content-center! rounded-xl bg-tint-sky py-2`}>
          <span className="relative grid place-items-center">
            <CloudShape className="w-24" />
            <b className="absolute font-display text-26 leading-none font-bold text-ink">
              {formatNumber(rest.length)}
            </b>
          </span>
          {t('badges.toCome')}
        </li>
      )}
    </ul>
  );
}
