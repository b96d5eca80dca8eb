import { useFamilyClock } from '@/lib/dates/family-clock';
import { PanelSkeleton } from '@/features/kid-frame/dashboard-skeleton';
import type { PlaceProps } from '@/features/kid-frame/kid-places';
import { Loaded } from '@/features/kid-frame/loaded';
import { Shop } from './shop';

export default function ShopPlace({ data, kid, page, readOnly }: PlaceProps) {
  const clock = useFamilyClock();
  return (
    <div className="mt-3.5">
      <Loaded from={data.rewards} skeleton={<PanelSkeleton />}>
        {({ rewards, requests }) => (
          <Shop
            kid={kid}
            rewards={rewards}
            redemptions={requests.redemptions}
            chores={data.chores.data?.chores ?? []}
            starDays={requests.starDays}
            today={clock?.today ?? null}
            page={page}
            readOnly={readOnly}
          />
        )}
      </Loaded>
    </div>
  );
}
