import type { Kid } from '@shared/contracts/kids';
import type { KidChore } from '@shared/contracts/plan';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import type { TodaySection } from '@shared/rules/today';
import { isNestFull } from '@shared/rules/nest-places';
import { PartOfDayArt } from '@/components/art/part-of-day-art';
import { StarIcon } from '@/components/art/star-icon';
import { StateArt } from '@/components/art/state-art';
import type { FamilyClock } from '@/lib/family-clock';
import { DayCard } from './day-card';
import { t } from '@/lib/messages';
import { ChoreRow, ChoreRowView } from './chore-row';
import { tileGrid } from '@/features/kid-frame/dashboard-skeleton';
import { ChoreSection, rowGrid } from './chore-section';
import { ChoreTile } from './chore-tile';
import { ChoreTileView } from './chore-tile-view';
import { DayLine } from './day-line';
import type { TodayPlaces } from './nest-chores';
import { todayItems, type TodayItem } from './today-items';
import { useSettled } from './use-settled';

/** Within a rank the cheapest stands first, whatever else changes. */
function bySlot(a: TodayItem, b: TodayItem): number {
  const [one, other] = [a.item.chore, b.item.chore];
  return (
    a.rank - b.rank ||
    one.starReward - other.starReward ||
    one.name.localeCompare(other.name) ||
    a.key.localeCompare(b.key)
  );
}

/** Now, Later and Done. */
export function TodayChores({
  kid,
  page,
  readOnly,
  chores,
  submissions,
  places,
  clock,
}: {
  kid: Pick<Kid, 'id' | 'name'>;
  /** The page's path without its tab. */
  page: string;
  /** Shown to a grown-up: as it stands, with nothing to press. */
  readOnly: boolean;
  chores: readonly KidChore[];
  /** The kid's: pending, then newest first. */
  submissions: readonly ChoreSubmission[];
  places: TodayPlaces;
  clock: FamilyClock;
}) {
  const { today, partOfDay } = clock;
  const items = todayItems(chores, submissions, partOfDay);
  const slots = useSettled(items);
  const shown = items.map((one) => ({ ...one, ...slots.get(one.key) })).toSorted(bySlot);
  const of = (section: TodaySection) => shown.filter((one) => one.section === section);
  const [now, later, done] = [of('now'), of('later'), of('done')];
  const order = shown.map(({ key, section }) => `${section} ${key}`).join();
  const isFree = places.length === 0;
  // Not while the last tile is still where it was pressed: nothing jumps under a finger.
  const isFinished = isNestFull(places) && !shown.some(({ stays }) => stays);
  const isOver = isFree || isFinished;

  const tile = (one: TodayItem) =>
    readOnly ? (
      <ChoreTileView key={one.key} one={one} today={today} />
    ) : (
      <ChoreTile key={one.key} kidId={kid.id} one={one} today={today} />
    );
  const row = (one: TodayItem) =>
    readOnly ? (
      <ChoreRowView key={one.key} one={one} today={today} />
    ) : (
      <ChoreRow key={one.key} kidId={kid.id} one={one} today={today} />
    );

  return (
    <>
      {isOver && (
        <DayCard
          isFree={isFree}
          kid={kid}
          page={page}
          today={today}
          readOnly={readOnly}
          hasMore={now.length > 0}
        />
      )}
      {now.length > 0 && (
        <ChoreSection
          name="now"
          title={isOver ? t('kidDashboard.moreStars') : t('kidDashboard.now')}
          picture={isOver ? <StarIcon size={42} /> : <PartOfDayArt part={partOfDay} size={42} />}
          beside={isOver ? undefined : <DayLine now={partOfDay} />}
          items={now}
          order={order}
          grid={tileGrid}
        >
          {tile}
        </ChoreSection>
      )}
      {later.length > 0 && (
        <ChoreSection
          name="later"
          title={t('kidDashboard.later')}
          picture={<StateArt name="later-calendar" size={38} className="rtl:-scale-x-100" />}
          beside={now.length > 0 || isOver ? undefined : <DayLine now={partOfDay} />}
          items={later}
          order={order}
          grid={rowGrid}
        >
          {row}
        </ChoreSection>
      )}
      {done.length > 0 && (
        <ChoreSection
          name="done"
          title={t('kidDashboard.done')}
          picture={<StateArt name="done-check-star" size={40} />}
          items={done}
          order={order}
          grid={rowGrid}
        >
          {row}
        </ChoreSection>
      )}
    </>
  );
}
