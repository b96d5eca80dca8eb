import { placesToDraw } from '@shared/rules/nest-places';
import { DayNest } from '@/components/art/day-nest';
import { ToastPlace } from '@/components/ui/toast-place';
import type { FamilyClock } from '@/lib/dates/family-clock';
import { t } from '@/lib/i18n/messages';
import type { PlaceProps } from '@/features/kid-frame/kid-places';
import { ListenButton } from '@/features/kid-frame/listen-button';
import { showHeading } from '@/features/kid-frame/show-heading';
import { StarBalanceLink } from '@/features/kid-frame/star-balance-link';
import { useLandedPlaces } from '../egg-flight';
import type { TodayPlaces } from '../nest-chores';

/** A bar that replaces the day picture while that is scrolled away. Stars and eggs fly here. */
export function PhoneBar({
  data,
  kid,
  page,
  stars,
  readOnly,
  places,
  clock,
}: Pick<PlaceProps, 'data' | 'kid' | 'page' | 'stars' | 'readOnly'> & {
  places: TodayPlaces;
  clock: FamilyClock;
}) {
  const landed = useLandedPlaces(places);
  return (
    <div
      data-phone-bar
      className="fixed inset-x-0 top-0 z-6 flex h-21 animate-fade items-center gap-2.5 rounded-b-xl bg-surface px-3.5 shadow-tile"
    >
      <StarBalanceLink data={data} kid={kid} page={page} stars={stars} />
      <ToastPlace className="min-w-0 flex-1 data-covered:*:invisible">
        <button
          type="button"
          data-bar-nest
          className="grid h-15.5 w-full place-items-center rounded-lg bg-linear-to-b from-sky-2 to-sky-3"
          aria-label={t('kidDashboard.done')}
          onClick={() => showHeading('today', 'done')}
        >
          <DayNest places={placesToDraw(landed)} now={clock.partOfDay} className="h-14 w-24" />
        </button>
      </ToastPlace>
      {!readOnly && <ListenButton />}
    </div>
  );
}
