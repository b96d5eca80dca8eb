import { useQuery } from '@tanstack/react-query';
import type { Sticker, WeekFigure } from '@shared/constants';
import type { KidChore } from '@shared/contracts/plan';
import type { KidRequests } from '@shared/contracts/kid-requests';
import type { Nest } from '@shared/contracts/nest';
import { addDays, type CalendarDate } from '@shared/rules/calendar';
import { weekFigure, weekOf } from '@shared/rules/nights';
import { useFamily } from '@/lib/dates/family-clock';
import { kidRequestsQuery } from '@/lib/api/shared-queries';
import { deviceStorage } from '@/lib/storage/storage';
import { useUnsent, type UnsentChore } from '@/lib/storage/unsent-chores';
import { useUnsentNest } from '@/lib/storage/unsent-nest';
import { kidChoresQuery, kidNestQuery } from '@/features/kid-frame/kid-dashboard.api';

export interface Chick {
  choreId: string;
  name: string;
  category: string | null;
  chore: KidChore['chore'] | null;
  pleased: string | null;
}

export interface Tonight {
  chicks: Chick[];
  figure: WeekFigure;
  count: number;
  /** Tonight's picture, or the picture that the kid missed on its last night. */
  picture: { when: 'tonight' | 'last-week'; figure: WeekFigure; count: number } | null;
  nextSticker: Sticker | null;
}

function chicksOf(
  night: CalendarDate,
  submissions: KidRequests['submissions'],
  chores: readonly KidChore[],
  unsent: readonly UnsentChore[],
): Chick[] {
  const chicks = new Map<string, Chick>();
  const sent = submissions
    .filter(({ handedInOn, status }) => handedInOn === night && status !== 'rejected')
    .toSorted((a, b) => a.submittedAt.localeCompare(b.submittedAt));
  for (const { chore, reviewedBy } of sent)
    chicks.set(chore.id, {
      choreId: chore.id,
      name: chore.name,
      category: chore.category,
      chore,
      pleased: reviewedBy?.firstName ?? null,
    });
  for (const { choreId, name, category } of unsent.filter(({ day }) => day === night))
    if (!chicks.has(choreId))
      chicks.set(choreId, {
        choreId,
        name,
        category,
        chore: chores.find(({ chore }) => chore.id === choreId)?.chore ?? null,
        pleased: null,
      });
  return [...chicks.values()];
}

export function figureOf(
  night: CalendarDate,
  weekStart: number,
  { days, wall }: Pick<Nest['nights'], 'days' | 'wall'>,
  unsent: readonly CalendarDate[],
  hasChicks: boolean,
  lastShown: CalendarDate | null,
): Pick<Tonight, 'figure' | 'count' | 'picture'> {
  const week = weekOf(night, weekStart);
  const figure = weekFigure(night, weekStart);
  const own = [...days, ...unsent, ...(hasChicks ? [night] : [])].filter(
    (day) => weekOf(day, weekStart) === week,
  );
  // After midnight, this week may be on the wall already.
  const count = Math.max(new Set(own).size, wall.find(({ from }) => from === week)?.count ?? 0);
  const before = wall.find(({ from }) => from === addDays(week, -7));
  if (night === addDays(week, 6) && count > 0)
    return { figure, count, picture: { when: 'tonight', figure, count } };
  const isMissed = before !== undefined && (lastShown === null || lastShown < before.from);
  return {
    figure,
    count,
    picture: isMissed ? { when: 'last-week', figure: before.figure, count: before.count } : null,
  };
}

const SHOWN = 'starnest:week-picture:';

export function notePicture(
  kidId: string,
  night: CalendarDate,
  weekStart: number,
  when: 'tonight' | 'last-week',
) {
  const week = weekOf(night, weekStart);
  deviceStorage.write(SHOWN + kidId, when === 'tonight' ? week : addDays(week, -7));
}

export function useTonight(kidId: string, night: CalendarDate): Tonight & { weekStart: number } {
  const weekStart = useFamily().data?.weekStart ?? 0;
  const requests = useQuery(kidRequestsQuery(kidId)).data;
  const chores = useQuery(kidChoresQuery(kidId)).data;
  const nest = useQuery(kidNestQuery(kidId)).data;
  const unsent = useUnsent(kidId);
  const { nights } = useUnsentNest(kidId);
  const chicks = chicksOf(night, requests?.submissions ?? [], chores ?? [], unsent);
  const shown = deviceStorage.read(SHOWN + kidId);
  return {
    chicks,
    ...figureOf(night, weekStart, nest?.nights ?? { days: [], wall: [] }, nights, chicks.length > 0, shown),
    nextSticker: nest?.nextSticker ?? null,
    weekStart,
  };
}
