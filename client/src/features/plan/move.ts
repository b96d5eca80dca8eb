import { MOVE_DAYS_AHEAD } from '@shared/constants';
import type { Chore, UpdateChoreInput } from '@shared/contracts/chores';
import type { KidCard } from '@shared/contracts/kids';
import { isForKid } from '@shared/rules/assignments';
import { weekdayOf, type CalendarDate } from '@shared/rules/calendar';
import { dateOf, dayOf } from '@shared/rules/day';
import { hasDays } from '@shared/rules/occurrences';
import { nextOccurrenceStart, occurrenceOn, patternOf, type Schedule } from '@shared/rules/schedule';
import { formatWeekday } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import type { BoardClock, Tile } from './board';
import type { OccurrenceName, PlanWrite } from './plan.api';
import { pauseOn, type Pauses } from './pauses';

/** A null kid is the row for anyone. */
export interface Place {
  kidId: string | null;
  day: CalendarDate;
}

/** A null tile is a chore without a day. */
export interface Lift {
  chore: Chore;
  tile: Tile | null;
}

/** Without a kid in the target, a chore without a day keeps its kids. */
export interface Target {
  kidId?: string | null;
  day: CalendarDate;
}

export interface PlanFacts {
  kids: readonly KidCard[];
  clock: BoardClock;
  rests: Pauses;
}

export interface PlanChange {
  /** 'Moved to Friday' */
  title: string;
  chore: Chore;
  kid: KidCard | null;
  write: PlanWrite;
  undo: PlanWrite;
}

const weekday = (day: CalendarDate) => formatWeekday(weekdayOf(day));
export const placeOf = ({ kid, day }: Tile): Place => ({ kidId: kid?.id ?? null, day });
const isUndated = ({ schedule }: Chore) => schedule.kind === 'anytime';
export const liftOf = (tile: Tile): Lift => ({
  chore: tile.chore,
  tile: isUndated(tile.chore) ? null : tile,
});

export const canChange = ({ chore, state }: Pick<Tile, 'chore' | 'state'>): boolean =>
  hasDays(patternOf(chore.schedule)) && (state === 'planned' || state === 'late');

function occurrenceOf({ chore, day, kid, exception }: Tile): OccurrenceName {
  return {
    choreId: chore.id,
    dueOn: exception?.from ?? day,
    kidId: chore.sharing === 'each' ? (exception?.fromKidId ?? kid?.id) : undefined,
  };
}

function changeOf({ day, kid, exception }: Tile) {
  if (exception?.kind === 'moved') return { movedTo: day };
  if (exception?.kind === 'skipped') return { skipped: true as const };
  return exception?.kind === 'assigned' && kid ? { assignedTo: kid.id } : null;
}

/** `change` is null to follow the schedule again. */
function changeOnce(
  tile: Tile,
  change: Extract<PlanWrite, { change: unknown }>['change'],
  title: string,
): PlanChange {
  const occurrence = occurrenceOf(tile);
  return {
    title,
    chore: tile.chore,
    kid: tile.kid,
    write: { occurrence, change },
    undo: { occurrence, change: changeOf(tile) },
  };
}

export const skip = (tile: Tile): PlanChange => changeOnce(tile, { skipped: true }, t('plan.skippedOnce'));

/** 'Move back to Thursday', 'Give back to Leo', 'Don’t skip'. */
export function restore(
  tile: Tile,
  kids: readonly KidCard[],
): { label: string; change: PlanChange } | undefined {
  const { exception } = tile;
  switch (exception?.kind) {
    case 'moved': {
      const day = weekday(exception.from);
      return {
        label: t('plan.moveBack', { day }),
        change: changeOnce(tile, null, t('plan.movedTo', { day })),
      };
    }
    case 'assigned': {
      const kid = nameOf(exception.fromKidId, kids);
      return {
        label: t('plan.giveBack', { kid }),
        change: changeOnce(tile, null, t('plan.givenTo', { kid })),
      };
    }
    case 'skipped':
      return { label: t('plan.unskip'), change: changeOnce(tile, null, t('plan.unskipped')) };
    case undefined:
      break;
  }
  return undefined;
}

const nameOf = (kidId: string | null | undefined, kids: readonly KidCard[]) =>
  kids.find(({ id }) => id === kidId)?.name ?? t('plan.anyone');

/** The reason as a sentence without a period. Null if the chore can be moved. */
export function refusalOf({ chore, tile }: Lift, to: Target, facts: PlanFacts): string | null {
  const { clock, rests, kids } = facts;
  const changesDay = !tile || tile.day !== to.day;
  if (changesDay && to.day < clock.today) return t('plan.dayPassed');
  const from = tile && placeOf(tile);
  const changesKid = from !== null && to.kidId !== from.kidId;
  const day = to.day < clock.today ? clock.today : to.day;
  const rest = pauseOn(rests, to.kidId ?? null, day);
  if (rest) {
    const kid = nameOf(to.kidId, kids);
    return t(rest.of === 'family' ? 'plan.allPausedOn' : 'plan.pausedOn', { kid, day: weekday(day) });
  }
  if (!tile) return null;
  if (!canChange(tile)) return t('plan.noDayToChange');
  if (changesDay && changesKid) return t('plan.oneAtATime');
  if (changesDay) return refusalOfDay(tile, to.day, facts);
  return changesKid ? refusalOfKid({ chore, tile }, to.kidId ?? null, kids) : null;
}

function refusalOfDay(
  { chore, day, exception }: Tile,
  to: CalendarDate,
  { clock, kids }: PlanFacts,
): string | null {
  if (exception?.kind === 'assigned')
    return t('plan.giveBackFirst', { kid: nameOf(exception.fromKidId, kids) });
  const context = { weekStart: clock.weekStart, firstDay: dayOf(clock.dayOf(chore.createdAt)) };
  const pattern = patternOf(chore.schedule);
  const [due, target] = [dayOf(exception?.from ?? day), dayOf(to)];
  if (target === due) return null;
  if (target > dayOf(clock.today) + MOVE_DAYS_AHEAD) return t('plan.tooFar', { days: MOVE_DAYS_AHEAD });
  if (occurrenceOn(pattern, target, context)?.dueOn === target)
    return t('plan.dueAnyway', { day: weekday(to) });
  const before = occurrenceOn(pattern, due - 1, context)?.dueOn ?? null;
  if (before !== null && target <= before) return t('plan.dueFirst', { day: weekday(dateOf(before)) });
  const next = nextOccurrenceStart(pattern, due, context);
  return next !== null && target > next ? t('plan.dueAgain', { day: weekday(dateOf(next)) }) : null;
}

function refusalOfKid(
  { chore, tile }: { chore: Chore; tile: Tile },
  to: string | null,
  kids: readonly KidCard[],
): string | null {
  const { exception } = tile;
  if (exception?.kind === 'moved') return t('plan.moveBackFirst', { day: weekday(exception.from) });
  const isBack = exception?.kind === 'assigned' && exception.fromKidId === to;
  if (isBack) return null;
  if (to === null) {
    if (exception) return t('plan.giveBackFirst', { kid: nameOf(exception.fromKidId, kids) });
    return chore.sharing === 'turns' ? t('plan.takesTurns') : null;
  }
  const hasIt = chore.sharing === 'each' && isForKid(chore, to);
  return hasIt ? t('plan.hasAnyway', { kid: nameOf(to, kids), day: weekday(tile.day) }) : null;
}

export function changesOf(
  { chore, tile }: Lift,
  to: Target,
  { kids }: PlanFacts,
): { once: PlanChange | null; always: PlanChange | null } {
  const everyone = kids.map(({ id }) => id);
  const day = weekday(to.day);
  const forever = (title: string, update: UpdateChoreInput): PlanChange | null =>
    isSame(chore, update)
      ? null
      : {
          title,
          chore,
          kid: tile?.kid ?? null,
          write: { choreId: chore.id, update },
          undo: { choreId: chore.id, update: previousOf(chore, update) },
        };
  if (!tile) {
    const kidsNow = kidsAfter(chore, undefined, to.kidId, everyone);
    return {
      once: forever(t('plan.plannedFor', { day }), {
        schedule: { kind: 'once', on: to.day },
        ...kidsNow,
      }),
      always: forever(t('plan.every', { day }), {
        schedule: { kind: 'days', days: [weekdayOf(to.day)] },
        ...kidsNow,
      }),
    };
  }
  const { exception } = tile;
  const back = restore(tile, kids)?.change ?? null;
  if (tile.day !== to.day) {
    const from = exception?.from ?? tile.day;
    const { schedule: now } = chore;
    const isDue = now.kind === 'days' && now.days.includes(weekdayOf(to.day));
    const schedule = scheduleAfter(chore.schedule, from, to.day);
    return {
      once:
        to.day === exception?.from ? back : changeOnce(tile, { movedTo: to.day }, t('plan.movedTo', { day })),
      always:
        now.kind === 'once' || isDue || to.day === from
          ? null
          : forever(everyWord(schedule, to.day), { schedule }),
    };
  }
  const receiver = to.kidId ?? null;
  const isBack = exception?.kind === 'assigned' && exception.fromKidId === receiver;
  const given = t('plan.givenTo', { kid: nameOf(receiver, kids) });
  return {
    once: isBack ? back : receiver === null ? null : changeOnce(tile, { assignedTo: receiver }, given),
    always:
      exception || chore.sharing === 'turns'
        ? null
        : forever(given, kidsAfter(chore, tile.kid?.id ?? null, receiver, everyone)),
  };
}

/** 'Every Friday from now on' */
function everyWord(schedule: Schedule, day: CalendarDate): string {
  return schedule.kind === 'every'
    ? t('plan.everyDays', { days: schedule.days, day: weekday(day) })
    : t('plan.every', { day: weekday(day) });
}

function scheduleAfter(schedule: Schedule, from: CalendarDate, to: CalendarDate): Schedule {
  if (schedule.kind === 'every') return { ...schedule, from: to };
  const day = weekdayOf(to);
  if (schedule.kind !== 'days') return { kind: 'days', days: [day] };
  const others = schedule.days.filter((other) => other !== weekdayOf(from) && other !== day);
  return { kind: 'days', days: [...others, day].toSorted((a, b) => a - b) };
}

/** The kids after a move from one kid to another. An undefined `from` is a chore without a day. */
function kidsAfter(
  chore: Chore,
  from: string | null | undefined,
  to: string | null | undefined,
  everyone: readonly string[],
): Pick<UpdateChoreInput, 'kidIds' | 'sharing'> {
  if (to === undefined || from === to) return {};
  if (to === null) {
    // One kid alone can't be the first of several.
    return { sharing: 'first', ...(chore.kidIds.length === 1 && { kidIds: [] }) };
  }
  if (from === null || from === undefined) return { kidIds: [to], sharing: 'each' };
  const before = chore.kidIds.length === 0 ? everyone : chore.kidIds;
  return { kidIds: everyone.filter((id) => id === to || (id !== from && before.includes(id))) };
}

const isSame = (chore: Chore, update: UpdateChoreInput): boolean =>
  JSON.stringify({ ...chore, ...update }) === JSON.stringify(chore);

function previousOf(chore: Chore, update: UpdateChoreInput): UpdateChoreInput {
  const { schedule, kidIds, sharing } = chore;
  return {
    ...(update.schedule && { schedule }),
    ...(update.kidIds && { kidIds }),
    ...(update.sharing && { sharing }),
  };
}

/** Returns null if no kid would be left. */
export function removeKid(chore: Chore, kid: KidCard, everyone: readonly string[]): PlanChange | null {
  const before = chore.kidIds.length === 0 ? everyone : chore.kidIds;
  const kidIds = before.filter((id) => id !== kid.id);
  if (kidIds.length === 0 || !before.includes(kid.id)) return null;
  return {
    title: t('plan.removed', { kid: kid.name }),
    chore,
    kid: null,
    write: { choreId: chore.id, update: { kidIds } },
    undo: { choreId: chore.id, update: { kidIds: chore.kidIds } },
  };
}
