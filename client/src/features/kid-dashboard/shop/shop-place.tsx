import { t } from '@/lib/messages';
import { PanelSkeleton } from '../dashboard-skeleton';
import { CalendarLink } from '../frame/calendar-link';
import type { PlaceProps } from '../frame/kid-place';
import { Loaded } from '../frame/section';
import { RewardStore } from '../store/reward-store';

/** What stars can be spent on, and the calendar of what was asked for. */
export default function ShopPlace({ data, kid, page, readOnly }: PlaceProps) {
  return (
    <>
      <CalendarLink page={page} tab="reward-history" label={t('kidDashboard.rewardsCalendar')} />
      <h2 className="sr-only">{t('kidDashboard.rewards')}</h2>
      <Loaded from={data.rewards} skeleton={<PanelSkeleton />}>
        {({ rewards, requests }) => (
          <RewardStore
            rewards={rewards}
            redemptions={requests.redemptions}
            stars={kid.totalStars}
            buyer={readOnly ? undefined : { kidId: kid.id, familyCode: kid.familyCode }}
          />
        )}
      </Loaded>
    </>
  );
}
