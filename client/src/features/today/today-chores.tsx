import { lazy, useId, useState, type ComponentProps } from 'react';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { Kid } from '@shared/contracts/kids';
import type { KidChore } from '@shared/contracts/plan';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { isNestFull } from '@shared/rules/nest-places';
import type { TodaySection } from '@shared/rules/today';
import { ChoreEgg } from '@/components/art/chore-egg';
import { LiveFriend } from '@/components/art/live-friend';
import { PartOfDayArt } from '@/components/art/part-of-day-art';
import { StateArt } from '@/components/art/state-art';
import { Button } from '@/components/ui/button';
import { PanelPart } from '@/components/ui/panel-part';
import { ReadAloud } from '@/components/ui/read-aloud';
import { tileGrid, TilesSkeleton } from '@/features/kid-frame/dashboard-skeleton';
import type { FamilyClock } from '@/lib/dates/family-clock';
import { t } from '@/lib/i18n/messages';
import { spokenText } from '@/lib/sound/spoken-text';
import { ChoreRow, ChoreRowView } from './chore-row';
import { ChoreList, ChoreSection } from './chore-section';
import { ChoreTile } from './chore-tile';
import { ChoreTileView, type TileKind } from './chore-tile-view';
import { isFirstDay, type TodayPlaces } from './nest-chores';
import { isForToday, todayItems, type TodayItem } from './today-items';
import { useSettled } from './use-settled';
import { AllDoneCard } from './all-done-card';
import styles from './day-card.module.css';
import { Tomorrow } from './tomorrow';

const FirstChoresCard = lazy(() => import('./first-chores-card'));

const rowGrid = 'grid grid-cols-1 gap-3';

function bySlot(a: TodayItem, b: TodayItem): number {
  const [one, other] = [a.item.chore, b.item.chore];
  return (
    a.rank - b.rank ||
    one.starReward - other.starReward ||
    one.name.localeCompare(other.name) ||
    a.key.localeCompare(b.key)
  );
}

export function TodayChores({
  kid,
  page,
  readOnly,
  chores,
  submissions,
  places,
  clock,
}: {
  kid: Kid;
  page: string;
  readOnly: boolean;
  chores: readonly KidChore[];
  submissions: readonly ChoreSubmission[];
  places: TodayPlaces;
  clock: FamilyClock;
}) {
  const { today, partOfDay } = clock;
  const isNew = isFirstDay(chores, submissions);
  const items = todayItems(chores, submissions, partOfDay, isNestFull(places));
  const slots = useSettled(items);
  const [isLaterOpen, setLaterOpen] = useState(false);
  const laterId = useId();
  const shown = items.map((one) => ({ ...one, ...slots.get(one.key) })).toSorted(bySlot);
  const of = (section: TodaySection) => shown.filter((one) => one.section === section);
  const [now, more, later, done] = [of('now'), of('more'), of('later'), of('done')];
  const laterToday = later.filter(isForToday);
  const order = shown.map(({ key, section }) => `${section} ${key}`).join();
  const isFree = places.length === 0;
  // Waits for the last tile, so that nothing jumps under a finger.
  const isFinished = isNestFull(places) && !shown.some(({ stays }) => stays);

  const tile = (kind: TileKind) => (one: TodayItem) =>
    readOnly ? (
      <ChoreTileView key={one.key} one={one} today={today} kind={kind} />
    ) : (
      <ChoreTile key={one.key} kidId={kid.id} one={one} today={today} kind={kind} />
    );
  const row = (one: TodayItem) =>
    readOnly ? (
      <ChoreRowView key={one.key} one={one} today={today} />
    ) : (
      <ChoreRow key={one.key} kidId={kid.id} one={one} today={today} />
    );
  const laterLists = (kind: TileKind) => (
    <div className="grid gap-4">
      {laterToday.length > 0 && (
        <ChoreList name="later" items={laterToday} grid={tileGrid}>
          {tile(kind)}
        </ChoreList>
      )}
      {later.length > laterToday.length && (
        <ChoreList name="later" items={later.filter((one) => !isForToday(one))} grid={rowGrid}>
          {row}
        </ChoreList>
      )}
    </div>
  );
  const laterSection = (
    <ChoreSection
      name="later"
      title={t('kidDashboard.later')}
      picture={<LaterArt items={later} />}
      order={order}
    >
      {laterLists('now')}
    </ChoreSection>
  );

  return (
    <>
      {isNew && (
        <PanelPart loading={<TilesSkeleton />}>
          <FirstChoresCard kid={kid} page={page} readOnly={readOnly} />
        </PanelPart>
      )}
      {!isNew && (isFree || isFinished) && (
        <DayCard isFree={isFree} kid={kid} page={page} today={today} readOnly={readOnly} chores={chores} />
      )}
      {now.length > 0 && (
        <ChoreSection
          name="now"
          title={t('kidDashboard.now')}
          picture={<PartOfDayArt part={partOfDay} size={42} />}
          beside={
            later.length > 0 && (
              <LaterButton
                items={later}
                open={isLaterOpen}
                controls={laterId}
                onToggle={() => setLaterOpen(!isLaterOpen)}
              />
            )
          }
          order={order}
        >
          {later.length > 0 && (
            <section
              id={laterId}
              hidden={!isLaterOpen}
              className="mb-5 animate-[fade_240ms_var(--ease-out)] rounded-2xl bg-surface/60 p-4 pt-5"
              data-section="later"
              aria-label={t('kidDashboard.later')}
            >
              {laterLists('later')}
            </section>
          )}
          <ChoreList name="now" items={now} grid={tileGrid}>
            {tile('now')}
          </ChoreList>
        </ChoreSection>
      )}
      {now.length === 0 && laterToday.length > 0 && laterSection}
      {more.length > 0 && (
        <ChoreSection
          name="more"
          title={t('kidDashboard.moreStars')}
          picture={<StateArt name="bonus-basket" size={44} />}
          order={order}
        >
          <ChoreList name="more" items={more} grid={tileGrid}>
            {tile('more')}
          </ChoreList>
        </ChoreSection>
      )}
      {now.length === 0 && laterToday.length === 0 && later.length > 0 && laterSection}
      {done.length > 0 && (
        <ChoreSection
          name="done"
          title={t('kidDashboard.done')}
          picture={<StateArt name="done-check-star" size={40} />}
          order={order}
        >
          <ChoreList name="done" items={done} grid={rowGrid}>
            {row}
          </ChoreList>
        </ChoreSection>
      )}
    </>
  );
}

const MOST_EGGS = 2;

function LaterButton({
  items,
  open,
  controls,
  onToggle,
}: {
  items: readonly TodayItem[];
  open: boolean;
  controls: string;
  onToggle: () => void;
}) {
  return (
    <Button
      size="compact"
      className="rounded-full"
      aria-label={t('kidDashboard.later')}
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
    >
      <LaterArt items={items} />
      {items.slice(0, MOST_EGGS).map(({ key, item }) => (
        <ChoreEgg key={key} chore={item.chore} size={40} />
      ))}
      <ChevronDown
        className={clsx('transition-transform motion-reduce:transition-none', open && 'rotate-180')}
      />
    </Button>
  );
}

function LaterArt({ items }: { items: readonly TodayItem[] }) {
  const part = items[0]?.look === 'due' ? items[0].item.chore.partOfDay : null;
  return part ? (
    <PartOfDayArt part={part} size={40} />
  ) : (
    <StateArt name="later-calendar" size={38} className="rtl:-scale-x-100" />
  );
}

function DayCard({
  isFree,
  chores,
  ...rest
}: { isFree: boolean; chores: readonly KidChore[] } & ComponentProps<typeof AllDoneCard>) {
  return (
    <>
      {isFree ? <FreeDayCard kid={rest.kid} /> : <AllDoneCard {...rest} />}
      <Tomorrow kidId={rest.kid.id} chores={chores} today={rest.today} isFree={isFree} />
    </>
  );
}

function FreeDayCard({ kid }: { kid: Kid }) {
  const title = t('kidDashboard.freeDay', { name: kid.name });
  const text = t('kidDashboard.freeDayText');
  return (
    <section className={clsx(styles.card, styles.free)} aria-label={title}>
      <svg viewBox="0 0 528 130" preserveAspectRatio="none" aria-hidden>
        <path d="M-10 40Q140 6 300 34Q420 52 540 22V140H-10Z" fill="var(--color-hill-1)" />
        <path d="M-10 76Q260 44 540 84V140H-10Z" fill="var(--color-hill-2)" />
      </svg>
      <header className={styles.head}>
        <h2 className="text-32 font-bold wrap-anywhere max-tablet:text-26">{title}</h2>
        <ReadAloud text={spokenText(title, text)} of={title} />
      </header>
      <div className={styles.hammock}>
        <StateArt name="pause-hammock" className="size-full" />
        <div className="absolute top-[24%] left-[29%] w-[44%]">
          <LiveFriend kid={kid} asleep />
        </div>
        <StateArt
          name="pause-hammock"
          className="absolute inset-0 size-full [clip-path:polygon(0_100%,0_53%,22%_56%,50%_67%,78%_56%,100%_53%,100%_100%)]"
        />
      </div>
    </section>
  );
}
