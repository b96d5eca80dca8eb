import { DEFAULT_TIMEZONE, COMPLETION_DAYS_BACK } from '@shared/constants';
import type { User } from '@shared/contracts/users';
import { isForKid } from '@shared/rules/assignments';
import { addDays } from '@shared/rules/calendar';
import { stepsOf } from '@shared/rules/routine';
import { useChores } from '@/features/chores/chores.api';
import { KidsPanel } from '@/features/kids/kids-panel';
import { useKids } from '@/features/kids/kids.api';
import { boardRows } from '@/features/plan/board';
import { dayOfKid, StateCount, type DayOfKid } from '@/features/plan/kid-day-state';
import { pauseOn, pausesOf } from '@/features/plan/pauses';
import { usePlan } from '@/features/plan/plan.api';
import { RunningRoutine } from '@/features/plan/runs';
import { useFamily, useFamilyClock } from '@/lib/dates/family-clock';
import { t } from '@/lib/i18n/messages';
import { KidPage } from './kid-page';
import { useTabDialog } from './use-tab-dialog';

export default function KidsTab({ user, kidId }: { user: User; kidId?: string | undefined }) {
  if (kidId === undefined) return <Kids />;
  return <KidPage key={kidId} kidId={kidId} timezone={user.timezone ?? DEFAULT_TIMEZONE} />;
}

function Kids() {
  const dialog = useTabDialog('kids');
  const days = useDaysOfKids();
  // Routines for any time are not in the plan.
  const routines = useChores().data?.filter((chore) => stepsOf(chore).length > 0) ?? [];
  return (
    <KidsPanel dialog={dialog}>
      {(kid) => {
        const hasRoutines = routines.some((chore) => isForKid(chore, kid.id));
        return (
          <>
            <KidState state={days?.get(kid.id)} />
            <RunningRoutine kidId={kid.id} hasRoutines={hasRoutines} />
          </>
        );
      }}
    </KidsPanel>
  );
}

function useDaysOfKids(): ReadonlyMap<string, DayOfKid> | undefined {
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
function KidState({ state }: { state: DayOfKid | undefined }) {
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
