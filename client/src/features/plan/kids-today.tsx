import { CalendarRange } from 'lucide-react';
import { lazy, useState } from 'react';
import type { ParentKid } from '@shared/contracts/kids';
import { COMPLETION_DAYS_BACK } from '@shared/constants';
import { addDays } from '@shared/rules/calendar';
import { Card } from '@/components/ui/card';
import { DialogPart } from '@/components/ui/dialog-part';
import { ErrorState } from '@/components/ui/error-state';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { useKids } from '@/features/kids/kids.api';
import { displayOf } from '@/lib/api-client';
import { useFamily, useFamilyClock } from '@/lib/family-clock';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { boardRows, type BoardClock, type Row, type Tile } from './board';
import { KidDay } from './kid-day';
import { dayOfKid, urgencyOf } from './kid-day-state';
import { KidFilters, useKidFilter } from './kid-filters';
import { KidRows, type KidToday } from './kid-row';
import { usePlan } from './plan.api';
import { restOn, restsOf } from './rest';
import { useTileActions } from './use-tile-actions';

// Comes with zod, 32 kB that the overview doesn't wait for.
const PauseDialog = lazy(async () => ({
  default: (await import('@/features/kids/pause-dialog')).PauseDialog,
}));

// Comes with the rules of a move.
const TileMenu = lazy(async () => ({ default: (await import('./tile-menu')).TileMenu }));

/** More kids are shown as rows, the most urgent first. */
const MANY_KIDS = 7;

/** Each kid's day with its actions. Marking a chore as done takes two taps. */
export function KidsToday() {
  const family = useFamily();
  const days = useFamilyClock();
  const kids = useKids();
  const today = days?.today ?? null;
  // Late chores are on the day they were due.
  const plan = usePlan(
    today === null ? null : addDays(today, -COMPLETION_DAYS_BACK),
    COMPLETION_DAYS_BACK + 1,
  );
  if (kids.data?.length === 0) return null;
  const failed = [kids, plan, family].find(({ isError, data }) => isError && data === undefined);
  return (
    <section aria-labelledby="kids-today" className="grid min-w-0 gap-3.5">
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h2 id="kids-today" tabIndex={-1} className="text-21">
          {t('plan.kidsToday')}
        </h2>
        <LinkButton variant="text" href={paths.parentTab('plan')} className="-me-3">
          <CalendarRange />
          {t('plan.openPlan')}
        </LinkButton>
      </header>
      {failed ? (
        <Card>
          <ErrorState
            title={t('plan.kidsFailed')}
            text={displayOf(failed.error, t('ui.checkConnection'))}
            onRetry={() => void failed.refetch()}
            retrying={failed.isFetching}
          />
        </Card>
      ) : days && kids.data && plan.data && family.data ? (
        <Days
          kids={kids.data}
          rows={boardRows(plan.data, days.today)}
          clock={{ today: days.today, dayOf: days.dayOf, weekStart: family.data.weekStart }}
          rests={restsOf(family.data, kids.data)}
        />
      ) : (
        <div className={grid} aria-busy>
          <output className="sr-only">{t('plan.kidsLoading')}</output>
          {(kids.data ?? [0, 1, 2]).map((kid, index) => (
            <Skeleton key={typeof kid === 'number' ? kid : index} className="h-52 rounded-lg" />
          ))}
        </div>
      )}
    </section>
  );
}

const grid = 'grid grid-cols-[repeat(auto-fill,minmax(min(250px,100%),1fr))] gap-4';

function Days({
  kids,
  rows,
  clock,
  rests,
}: {
  kids: readonly ParentKid[];
  rows: readonly Row[];
  clock: BoardClock;
  rests: ReturnType<typeof restsOf>;
}) {
  const [menu, setMenu] = useState<{ tile: Tile; anchor: HTMLElement } | null>(null);
  const [pausing, setPausing] = useState<ParentKid | null>(null);
  const cards = rows.flatMap(({ kid }) => (kid ? [kid] : []));
  const actions = useTileActions();
  const filter = useKidFilter();
  const all = kids.map((kid): KidToday => {
    const row = rows.find((one) => one.kid?.id === kid.id);
    return { kid, state: dayOfKid(row, clock.today, restOn(rests, kid.id, clock.today)?.pause ?? null) };
  });
  const isLong = kids.length >= MANY_KIDS;
  const shown = isLong
    ? all
        .filter(({ state }) => filter.fits(state))
        .toSorted((a, b) => urgencyOf(a.state) - urgencyOf(b.state))
    : all;
  return (
    <>
      {isLong ? (
        <>
          <KidFilters
            states={all.map(({ state }) => state)}
            chosen={filter.chosen}
            onChoose={filter.choose}
          />
          {shown.length > 0 ? (
            <KidRows days={shown} onPause={setPausing} />
          ) : (
            <p className="py-3 text-ink-2">{t('plan.noKidSo')}</p>
          )}
        </>
      ) : (
        <ul className={grid}>
          {shown.map(({ kid, state }) => (
            <KidDay
              key={kid.id}
              kid={kid}
              state={state}
              onOpen={(tile, anchor) => setMenu({ tile, anchor })}
              onPause={() => setPausing(kid)}
            />
          ))}
        </ul>
      )}
      {menu && (
        <DialogPart onClose={() => setMenu(null)}>
          <TileMenu
            {...menu}
            kids={cards}
            clock={clock}
            rests={rests}
            actions={actions}
            onClose={() => setMenu(null)}
          />
        </DialogPart>
      )}
      {pausing && (
        <DialogPart onClose={() => setPausing(null)}>
          <PauseDialog who={pausing} today={clock.today} onClose={() => setPausing(null)} />
        </DialogPart>
      )}
    </>
  );
}
