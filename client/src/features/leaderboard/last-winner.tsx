import { useQuery } from '@tanstack/react-query';
import { addDays, type CalendarDate } from '@shared/rules/calendar';
import { Prize } from '@/components/art/prize';
import { Avatar } from '@/components/ui/avatar';
import { formatNames } from '@/lib/i18n/format-names';
import { leaderboardOf } from '@/lib/api/shared-queries';
import { t } from '@/lib/i18n/messages';
import { standingsOf } from './standings';

/** Shown on the first day of a week. Hidden if there is no winner or loading fails. */
export function LastWinner({
  weekStart,
  className = 'flex flex-wrap items-center gap-3 bg-star-soft px-4 py-2.5 font-display text-16 leading-[1.2] font-semibold text-star-text @xl/leaderboard:px-6',
}: {
  weekStart: CalendarDate;
  className?: string | undefined;
}) {
  const { data } = useQuery(leaderboardOf(addDays(weekStart, -7)));
  const [first] = standingsOf(data ?? []).podium;
  if (first?.rank !== 1) return null;
  return (
    <p className={className}>
      <Prize rank={1} className="size-9" />
      {first.entries.map(({ id, kid }) => (
        <Avatar key={id} kid={kid} size={40} />
      ))}
      <span className="min-w-0 wrap-anywhere">
        {t('leaderboard.lastWinner', {
          names: formatNames(first.entries.map(({ kid }) => kid.name)),
        })}
      </span>
    </p>
  );
}
