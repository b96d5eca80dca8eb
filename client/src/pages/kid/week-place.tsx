import { t } from '@/lib/messages';
import { CalendarLink } from '@/features/kid-frame/calendar-link';
import type { PlaceProps } from '@/features/kid-frame/kid-places';

export function WeekPlace({ page, leaderboard }: PlaceProps) {
  return (
    <div>
      <h2 className="sr-only">{t('kidDashboard.leaderboard')}</h2>
      {leaderboard(<CalendarLink page={page} tab="chore-history" label={t('kidDashboard.choresCalendar')} />)}
    </div>
  );
}
