import { ArrowRight } from 'lucide-react';
import { lazy, useState } from 'react';
import type { Chore } from '@shared/contracts/chores';
import type { ParentKid } from '@shared/contracts/kids';
import { COMPLETION_DAYS_BACK } from '@shared/constants';
import { isForKid } from '@shared/rules/assignments';
import { addDays } from '@shared/rules/calendar';
import { Card } from '@/components/ui/card';
import { DialogPart } from '@/components/ui/dialog-part';
import { EmptyState } from '@/components/ui/empty-state';
import { ForManagers } from '@/components/ui/for-managers';
import { LinkButton } from '@/components/ui/button';
import { PartError } from '@/components/ui/part-error';
import { RowSkeletons } from '@/components/ui/row-skeletons';
import { useKids } from '@/features/kids/kids.api';
import { displayOf } from '@/lib/api/api-client';
import { useFamily, useFamilyClock } from '@/lib/dates/family-clock';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { boardRows, type BoardClock, type Row, type Tile } from './board';
import { dayOfKid, urgencyOf } from './kid-day-state';
import { KidFilters, useKidFilter } from './kid-filters';
import { KidRow } from './kid-row';
import { usePlan } from './plan.api';
import { pauseOn, pausesOf } from './pauses';
import { useTileActions } from './use-tile-actions';

// This code has the rules of a move.
const TileMenu = lazy(async () => ({ default: (await import('./tile-menu')).TileMenu }));

/** Families with more kids get filters. */
const MANY_KIDS = 7;

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
  const failed = [kids, plan, family].find(({ isError, data }) => isError && data === undefined);
  return (
    <Card
      as="section"
      className="min-w-0 px-5 py-1.5 max-laptop:px-3.5 max-laptop:py-0.5 laptop:col-span-full"
      aria-labelledby="kids-today"
    >
      <header className="flex min-h-13 items-center justify-between gap-x-3 max-laptop:min-h-11">
        <h2 id="kids-today" tabIndex={-1} className="text-21 max-laptop:text-18">
          {t('plan.kidsToday')}
        </h2>
        <LinkButton variant="text" href={paths.parentTab('plan')} className="-me-3">
          {t('plan.openPlan')}
          <ArrowRight className="rtl:-scale-x-100" />
        </LinkButton>
      </header>
      {kids.data?.length === 0 ? (
        <NoKids text={t('kids.noneText')} />
      ) : failed ? (
        <PartError
          title={t('plan.kidsFailed')}
          text={displayOf(failed.error, t('ui.checkConnection'))}
          onRetry={() => void failed.refetch()}
          retrying={failed.isFetching}
        />
      ) : days && kids.data && plan.data && family.data ? (
        <Days
          kids={kids.data}
          rows={boardRows(plan.data, days.today)}
          routines={plan.data.chores.filter(({ steps, minutes }) => steps.length > 0 || minutes !== null)}
          clock={{ today: days.today, dayOf: days.dayOf, weekStart: family.data.weekStart }}
          rests={pausesOf(family.data, kids.data)}
        />
      ) : (
        <RowSkeletons label={t('plan.kidsLoading')} count={kids.data?.length ?? 3} />
      )}
    </Card>
  );
}

function Days({
  kids,
  rows,
  routines,
  clock,
  rests,
}: {
  kids: readonly ParentKid[];
  rows: readonly Row[];
  routines: readonly Chore[];
  clock: BoardClock;
  rests: ReturnType<typeof pausesOf>;
}) {
  const [menu, setMenu] = useState<{ tile: Tile; anchor: HTMLElement } | null>(null);
  const cards = rows.flatMap(({ kid }) => (kid ? [kid] : []));
  const actions = useTileActions();
  const filter = useKidFilter();
  const all = kids
    .map((kid) => {
      const row = rows.find((one) => one.kid?.id === kid.id);
      const state = dayOfKid(row, clock.today, pauseOn(rests, kid.id, clock.today)?.pause ?? null);
      return { kid, state, urgency: kid.lockedUntil === null ? urgencyOf(state) : -1 };
    })
    .toSorted((a, b) => a.urgency - b.urgency);
  const isLong = kids.length >= MANY_KIDS;
  const shown = isLong ? all.filter(({ state }) => filter.fits(state)) : all;
  return (
    <>
      {isLong && (
        <KidFilters states={all.map(({ state }) => state)} chosen={filter.chosen} onChoose={filter.choose} />
      )}
      {shown.length > 0 ? (
        <ul>
          {shown.map(({ kid, state }) => (
            <KidRow
              key={kid.id}
              kid={kid}
              state={state}
              hasRoutines={routines.some((chore) => isForKid(chore, kid.id))}
              onOpen={(tile, anchor) => setMenu({ tile, anchor })}
            />
          ))}
        </ul>
      ) : (
        <p className="py-3 text-ink-2">{t('plan.noKidSo')}</p>
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
    </>
  );
}

export function NoKids({ text }: { text: string }) {
  return (
    <EmptyState
      pip="nestlook"
      title={t('plan.noKids')}
      text={text}
      action={
        <ForManagers>
          <LinkButton variant="primary" size="lg" href={paths.parentNew('kids')}>
            {t('plan.addKid')}
          </LinkButton>
        </ForManagers>
      }
    />
  );
}
