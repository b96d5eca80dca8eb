import { t } from '@/lib/messages';
import { ChoreTiles } from '../chores/chore-tiles';
import { TilesSkeleton } from '../dashboard-skeleton';
import type { PlaceProps } from '../frame/kid-place';
import { Loaded, Section } from '../frame/section';

/** What there is to do. */
export function TodayPlace({ data, kid, readOnly }: PlaceProps) {
  return (
    <Section name="chores" title={t('kidDashboard.chores')} from={data.chores}>
      <Loaded from={data.chores} skeleton={<TilesSkeleton />}>
        {({ chores, requests }) => (
          <ChoreTiles
            kidId={readOnly ? undefined : kid.id}
            chores={chores}
            submissions={requests.submissions}
          />
        )}
      </Loaded>
    </Section>
  );
}
