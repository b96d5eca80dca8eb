import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import type { KidChore } from '@shared/contracts/plan';
import type { RoutineRun } from '@shared/contracts/routines';
import { get } from '@/lib/api/api-client';
import { useFamilyClock } from '@/lib/dates/family-clock';
import { t } from '@/lib/i18n/messages';
import { queryKeys } from '@/lib/api/query-keys';
import type { Tile } from './board';

const MOST_DOTS = 6;

function useRuns(kidId: string | null, hasRoutines: boolean): (KidChore & { run: RoutineRun })[] {
  const { data = [] } = useQuery({
    queryKey: queryKeys.kidChores(kidId ?? ''),
    queryFn: ({ signal }) =>
      get<KidChore[]>(`/api/kids/${encodeURIComponent(kidId ?? '')}/chores`, { signal }),
    enabled: kidId !== null && hasRoutines,
  });
  return data.flatMap(({ run, ...rest }) => (run ? [{ ...rest, run }] : []));
}

export function RunningRoutine({ kidId, hasRoutines }: { kidId: string; hasRoutines: boolean }) {
  const running = useRuns(kidId, hasRoutines).find(
    ({ run }) => run.pausedAt === null && run.current !== null,
  );
  if (!running) return null;
  const { chore, run } = running;
  const n = run.steps.findIndex(({ id }) => id === run.current) + 1;
  return (
    <p className="line-clamp-2 text-14 leading-snug font-semibold text-lagoon-text wrap-anywhere">
      {run.steps.length === 1
        ? chore.name
        : t('plan.running', { chore: chore.name, n, total: run.steps.length })}
    </p>
  );
}

/** Gold dots are steps that are done. */
export function StepDots({ tile: { chore, kid, day, state } }: { tile: Tile }) {
  const total = chore.steps.length;
  const isOpenToday = day === useFamilyClock()?.today && (state === 'planned' || state === 'late');
  const runs = useRuns(kid?.id ?? null, total > 0 && isOpenToday);
  if (total === 0) return null;
  const marks = runs.find(({ run }) => run.choreId === chore.id)?.run.steps ?? [];
  const isDone = state === 'done' || state === 'waiting';
  const done = isDone ? total : isOpenToday ? marks.filter((step) => step.state !== 'open').length : 0;
  return (
    <span className="mt-1 flex items-center gap-1 text-13 leading-none text-ink-2" aria-hidden>
      {Array.from({ length: Math.min(total, MOST_DOTS) }, (_dot, index) => (
        <i
          key={index}
          className={clsx('size-1.5 rounded-full', index < done ? 'bg-star-lip' : 'bg-control/40')}
        />
      ))}
      {total > MOST_DOTS && total}
    </span>
  );
}
