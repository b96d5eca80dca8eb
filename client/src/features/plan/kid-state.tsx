import { COMPLETION_DAYS_BACK } from '@shared/constants';
import { addDays } from '@shared/rules/calendar';
import { useKids } from '@/features/kids/kids.api';
import { useFamily, useFamilyClock } from '@/lib/family-clock';
import { t } from '@/lib/messages';
import { boardRows } from './board';
import { dayOfKid, type DayOfKid } from './kid-day-state';
import { usePlan } from './plan.api';
import { pauseOn, pausesOf } from './pauses';
import { StateCount } from './state-count';

export function useDaysOfKids(): ReadonlyMap<string, DayOfKid> | undefined {
  const family = useFamily().data;
  const kids = useKids().data;
  const today = useFamilyClock()?.today;
  // Late chores are on the day they were due.
  const from = today === undefined ? null : addDays(today, -COMPLETION_DAYS_BACK);
  const plan = usePlan(from, COMPLETION_DAYS_BACK + 1).data;
  if (!family || !kids || today === undefined || !plan) return undefined;
  const rows = boardRows(plan, today);
  const rests = pausesOf(family, kids);
  return new Map(
    kids.map(({ id }) => [
      id,
      dayOfKid(
        rows.find(({ kid }) => kid?.id === id),
        today,
        pauseOn(rests, id, today)?.pause ?? null,
      ),
    ]),
  );
}

/** A kid's state in one line. Empty during a pause and while loading. */
export function KidState({ state }: { state: DayOfKid | undefined }) {
  return (
    <p className="flex min-h-5 flex-wrap gap-x-3.5 gap-y-0.5 text-14 font-semibold text-ink-2">
      {state && state.rest === null && (
        <>
          <StateCount state="late" count={state.late.length} />
          <StateCount state="waiting" count={state.waiting} />
          <StateCount state="done" count={state.done} />
          <StateCount state="planned" count={state.open} />
          {state.tiles.length === 0 && t('plan.kidNothing')}
        </>
      )}
    </p>
  );
}
