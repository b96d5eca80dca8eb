import { CalendarCheck, ChevronLeft, ChevronRight, Pause as PauseIcon, Play, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { COMPLETION_DAYS_BACK } from '@shared/constants';
import { addDays, type CalendarDate } from '@shared/rules/calendar';
import type { Pause } from '@shared/rules/pause';
import { dateOf, dayOf } from '@shared/rules/day';
import { periodStart } from '@shared/rules/schedule';
import { Button, LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { ForManagers } from '@/components/ui/for-managers';
import { RowSkeletons } from '@/components/ui/row-skeletons';
import { Skeleton } from '@/components/ui/skeleton';
import { Tooltip } from '@/components/ui/tooltip';
import { useKids } from '@/features/kids/kids.api';
import { usePause } from '@/features/kids/pause-notice';
import { displayOf } from '@/lib/api/api-client';
import { useFamily, useFamilyClock } from '@/lib/dates/family-clock';
import { formatDays, formatShortDay } from '@/lib/i18n/format';
import { PauseDialog } from '@/features/kids/pause-dialog';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { useWide } from '@/lib/page/use-media';
import { useMayManage } from '@/lib/api/user-query';
import { boardRows, type BoardClock } from './board';
import { DayView } from './day-view';
import { KidChips } from './kid-chips';
import { NoKids } from './kids-today';
import { usePlan } from './plan.api';
import { pausesOf } from './pauses';
import { WeekView } from './week-view';

const WEEK = 7;

const weekOf = (day: CalendarDate, { weekStart }: BoardClock): CalendarDate =>
  dateOf(periodStart('week', dayOf(day), weekStart));

/** The plan shows the week as a grid, on phones one day as a list. */
export default function PlanPanel() {
  const family = useFamily();
  const days = useFamilyClock();
  const kids = useKids();
  const wide = useWide('laptop');
  const mayManage = useMayManage();
  const [chosen, setChosen] = useState<CalendarDate | null>(null);
  const [whose, setWhose] = useState<string | null>(null);
  const [pausing, setPausing] = useState(false);
  const clock: BoardClock | null =
    days && family.data ? { today: days.today, dayOf: days.dayOf, weekStart: family.data.weekStart } : null;
  const day = chosen ?? clock?.today ?? null;
  const from = clock && day !== null ? weekOf(day, clock) : null;
  const plan = usePlan(from, WEEK);
  // Late chores may be from last week.
  const isList = !wide && clock !== null && day === clock.today;
  const past = usePlan(isList ? addDays(clock.today, -COMPLETION_DAYS_BACK) : null, COMPLETION_DAYS_BACK + 1);
  const failed = [family, kids, plan].find(({ isError, data }) => isError && data === undefined);

  const chips = plan.data && plan.data.kids.length > 1 && (
    <KidChips kids={plan.data.kids.map(({ kid }) => kid)} value={whose} onChange={setWhose} />
  );
  const head = (
    <Head
      from={from}
      isNow={clock !== null && from === weekOf(clock.today, clock)}
      onWeek={(weeks) => day !== null && setChosen(addDays(day, weeks * WEEK))}
      onToday={() => setChosen(null)}
      onPause={mayManage && kids.data && kids.data.length > 0 ? () => setPausing(true) : undefined}
      filter={wide && chips}
    />
  );
  if (failed) {
    return (
      <>
        {head}
        <Card>
          <ErrorState
            title={t('plan.failed')}
            text={displayOf(failed.error, t('ui.checkConnection'))}
            onRetry={() => void failed.refetch()}
            retrying={failed.isFetching}
          />
        </Card>
      </>
    );
  }
  if (!clock || day === null || !plan.data || !kids.data || !family.data) {
    return (
      <>
        {head}
        <PlanSkeleton wide={wide} />
      </>
    );
  }
  if (kids.data.length === 0) {
    return (
      <>
        {head}
        <Card>
          <NoKids text={t('plan.noKidsText')} />
        </Card>
      </>
    );
  }
  const rows = boardRows(plan.data, clock.today);
  const late = past.data ? boardRows(past.data, clock.today) : rows;
  const cards = plan.data.kids.map(({ kid }) => kid);
  const filter = cards.some(({ id }) => id === whose) ? whose : null;
  const shared = { rows, whose: filter, kids: cards, clock, rests: pausesOf(family.data, kids.data) };
  return (
    <>
      {head}
      {wide ? (
        <>
          <FamilyRest pause={family.data} today={clock.today} />
          <WeekView {...shared} days={plan.data.days} />
        </>
      ) : (
        <DayView
          {...shared}
          days={plan.data.days}
          past={isList ? late : null}
          day={day}
          onDay={setChosen}
          chips={chips}
          rest={<FamilyRest pause={family.data} today={clock.today} />}
        />
      )}
      {pausing && (
        <PauseDialog who="family" kids={kids.data} today={clock.today} onClose={() => setPausing(false)} />
      )}
    </>
  );
}

function Head({
  from,
  isNow,
  onWeek,
  onToday,
  onPause,
  filter,
}: {
  from: CalendarDate | null;
  isNow: boolean;
  onWeek: (weeks: number) => void;
  onToday: () => void;
  onPause: (() => void) | undefined;
  filter: ReactNode;
}) {
  const wide = useWide('laptop');
  const step = (label: string, weeks: number, Glyph: typeof ChevronLeft, order?: string) => (
    <Tooltip text={label}>
      <Button variant="text" iconOnly className={order} aria-label={label} onClick={() => onWeek(weeks)}>
        <Glyph className="rtl:-scale-x-100" />
      </Button>
    </Tooltip>
  );
  return (
    <div className="mb-3 flex min-h-12 flex-wrap items-center gap-x-2 gap-y-1 laptop:mb-3.5 laptop:gap-x-1">
      <div className="min-w-0 laptop:contents">
        <h1 tabIndex={-1} className="text-26 leading-none laptop:-order-3 laptop:me-1 desktop:text-32">
          {t('plan.title')}
        </h1>
        <p
          className="text-13 font-semibold text-ink-2 laptop:-order-1 laptop:font-display laptop:text-16 laptop:text-ink"
          aria-live="polite"
        >
          {from === null ? '\u00a0' : formatDays(from, addDays(from, WEEK - 1), wide ? 'long' : 'short')}
        </p>
      </div>
      <div className="flex items-center laptop:contents">
        {step(t('plan.previousWeek'), -1, ChevronLeft, 'laptop:-order-2')}
        {step(t('plan.nextWeek'), 1, ChevronRight)}
      </div>
      {!isNow && (
        <Tooltip text={t('plan.goToday')}>
          <Button variant="text" iconOnly aria-label={t('plan.goToday')} onClick={onToday}>
            <CalendarCheck />
          </Button>
        </Tooltip>
      )}
      <div className="ms-auto flex min-w-0 items-center gap-2 laptop:gap-2.5">
        {filter && <div className="min-w-0">{filter}</div>}
        {onPause && (
          <>
            <Button variant="secondary" className="max-laptop:hidden" onClick={onPause}>
              <PauseIcon />
              {t('kids.pause')}
            </Button>
            <Tooltip text={t('kids.pause')}>
              <Button
                variant="text"
                iconOnly
                className="laptop:hidden"
                aria-label={t('kids.pause')}
                onClick={onPause}
              >
                <PauseIcon />
              </Button>
            </Tooltip>
          </>
        )}
        <ForManagers>
          <LinkButton variant="primary" className="max-laptop:hidden" href={paths.parentNew('chores')}>
            <Plus />
            {t('plan.newChore')}
          </LinkButton>
        </ForManagers>
      </div>
    </div>
  );
}

function PlanSkeleton({ wide }: { wide: boolean }) {
  if (!wide) {
    return (
      <Card className="mt-24 px-3.5 py-1">
        <RowSkeletons label={t('plan.loading')} count={6} />
      </Card>
    );
  }
  return (
    <Card className="divide-y-2 divide-line pt-12" aria-busy>
      <output className="sr-only">{t('plan.loading')}</output>
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex h-37 animate-fade gap-3 p-3 [animation-delay:200ms]" aria-hidden>
          <Skeleton className="mx-6 size-11 flex-none self-center rounded-full" />
          {Array.from({ length: WEEK }, (_, day) => (
            <Skeleton key={day} className="h-10.5 flex-1" />
          ))}
        </div>
      ))}
    </Card>
  );
}

/** Shows the pause also before it starts. */
function FamilyRest({ pause, today }: { pause: Pause; today: CalendarDate }) {
  const { end, pending } = usePause();
  const { pausedFrom: from, pausedUntil: until } = pause;
  if (from === null || (until !== null && until < today)) return null;
  return (
    <section className="mb-3.5 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-sunken px-4.5 py-3">
      <div>
        <p className="font-display text-16 font-semibold">
          {from > today
            ? t('kids.pausedAllAhead', { day: formatShortDay(from) })
            : until === null
              ? t('kids.pausedAll')
              : t('kids.pausedAllUntil', { day: formatShortDay(until) })}
        </p>
        <p className="text-14 text-ink-2">{t('kids.pausedText')}</p>
      </div>
      <ForManagers>
        <Button saves saving={pending} aria-label={t('kids.endPauseAll')} onClick={() => end('family')}>
          <Play />
          {t('kids.endPause')}
        </Button>
      </ForManagers>
    </section>
  );
}
