import { CHECK_UNDO_SECONDS, MYSTERY_REWARD_NAME } from '@shared/constants';
import type { Board, BoardChore, BoardGrab, BoardLane } from '@shared/contracts/boards';
import { freeStars } from '@shared/rules/reward-availability';
import type { CalendarDate } from '@shared/rules/calendar';
import { choreIcon } from '@shared/rules/chore-icon';
import { dateOf } from '@shared/rules/day';
import { isFlexible, isNestFull, nestPlacesOf } from '@shared/rules/nest-places';
import { isPaused } from '@shared/rules/pause';
import type { ChoreRow } from '../chores/chores.queries';
import type { FamilyClock } from '../families/family-timezone';
import { openRun, type ChoreOnDay } from '../schedules/kid-chores.service';
import type { RunRow } from '../submissions/routines.queries';
import type { BoardKid, BoardRow, listGoalRewards } from './boards.queries';

type Goal = Awaited<ReturnType<typeof listGoalRewards>>[number];

/** The rows of a board's day. */
export interface DayRows {
  board: BoardRow;
  clock: FamilyClock;
  date: CalendarDate;
  kids: readonly BoardKid[];
  /** Each kid's chores of the day. */
  choresOf: (kidId: string) => ChoreOnDay[];
  runs: readonly RunRow[];
  /** The address of a chore's photo for the caller. */
  imageOf: (chore: ChoreRow) => string | null;
}

interface KidsRows extends DayRows {
  goals: readonly Goal[];
}

/** The kids who can do a chore now that is for the first of several, by chore. */
type Grabs = Map<string, { chore: ChoreOnDay; kidIds: string[] }>;

export function presentLanes(rows: KidsRows): Pick<Board, 'lanes' | 'grabs'> {
  const { kids } = rows;
  const grabs = findGrabs(rows);
  return {
    lanes: kids.map((kid) => presentLane(rows, kid, grabs)),
    grabs: presentGrabs(rows, grabs),
  };
}

/** The chores that will be due on another day, without submissions and runs. */
export function presentTomorrow(rows: DayRows): Board['tomorrow'] {
  const { date, kids, choresOf } = rows;
  const grabs = findGrabs(rows);
  return {
    date,
    lanes: kids.map((kid) => ({
      kidId: kid.id,
      chores: choresOf(kid.id)
        .filter(({ chore, status }) => status.state === 'due' && !grabs.has(chore.id))
        .map((chore) => presentChore(rows, asOpen(chore))),
    })),
    grabs: presentGrabs(rows, grabs),
  };
}

function findGrabs({ kids, choresOf }: DayRows): Grabs {
  const found: Grabs = new Map();
  for (const { id } of kids) {
    for (const item of choresOf(id)) {
      const { chore, status } = item;
      const isForFirst = chore.sharing === 'first' || chore.schedule.kind === 'anytime';
      if (!isForFirst || status.state !== 'due') continue;
      const grab = found.get(chore.id);
      if (grab) grab.kidIds.push(id);
      else found.set(chore.id, { chore: item, kidIds: [id] });
    }
  }
  for (const [choreId, { kidIds }] of found) if (kidIds.length < 2) found.delete(choreId);
  return found;
}

const presentGrabs = (rows: DayRows, grabs: Grabs): BoardGrab[] =>
  Array.from(grabs.values(), ({ chore, kidIds }) => ({ chore: presentChore(rows, asOpen(chore)), kidIds }));

/** A chore that no one has begun, as several kids see it. */
const asOpen = ({ chore, status }: ChoreOnDay): ChoreOnDay => ({
  chore,
  status: { ...status, doneCount: 0, note: null },
  submissions: [],
});

function presentLane(rows: KidsRows, kid: BoardKid, grabs: Grabs): BoardLane {
  const { board, clock, date, choresOf, goals } = rows;
  const chores = choresOf(kid.id);
  const places = nestPlacesOf(
    chores.map((item) => ({
      item,
      schedule: item.chore.schedule,
      partOfDay: item.chore.partOfDay,
      state: item.status.state,
      neededCount: item.status.neededCount,
      today: item.submissions,
    })),
  );
  const pause = [kid, clock].find((one) => isPaused(one, date));
  const goal = board.showGoals ? goals.find(({ id }) => id === kid.goalRewardId) : undefined;
  return {
    kid: { id: kid.id, name: kid.name, avatarColor: kid.avatarColor, friend: kid.friend },
    asksPictures: kid.asksPictures,
    paused: pause ? { until: pause.pausedUntil } : null,
    nest: {
      places: places.map(({ look, chore }) => ({ look, category: chore?.item.chore.category ?? null })),
      surprise: kid.hasOpenedSurprise ? 'open' : isNestFull(places) ? 'ready' : 'none',
    },
    stars: board.showStars ? freeStars(kid) : null,
    goal: goal ? presentGoal(goal, freeStars(kid)) : null,
    chores: pause ? [] : chores.flatMap((item) => laneChore(rows, kid, item, grabs)),
  };
}

function presentGoal(goal: Goal, stars: number): BoardLane['goal'] {
  const look = goal.isMystery ? { name: MYSTERY_REWARD_NAME, iconName: null } : goal;
  const { name, iconName } = look;
  return { name, iconName, filled: Math.min(10, Math.floor((10 * stars) / goal.starCost)) };
}

/** A chore that several kids can do is in no lane, unless this kid has started it or already did it today. */
function laneChore(rows: DayRows, kid: BoardKid, item: ChoreOnDay, grabs: Grabs): BoardChore[] {
  const { state, doneCount } = item.status;
  if (state === 'waiting' || state === 'done') return [presentChore(rows, item, kid)];
  if (state !== 'due') return [];
  if (!grabs.has(item.chore.id)) return [presentChore(rows, item, kid)];
  const shown = presentChore(rows, item, kid);
  if (doneCount > 0) return [{ ...shown, state: 'done' }];
  return shown.run ? [shown] : [];
}

function presentChore(rows: DayRows, { chore, status, submissions }: ChoreOnDay, kid?: BoardKid): BoardChore {
  const { board, date, runs, imageOf } = rows;
  const { state, late, note, dueOn, nextOn, doneCount, neededCount } = status;
  const due = dueOn === null ? null : dateOf(dueOn);
  const own = kid ? runs.filter(({ kidId }) => kidId === kid.id) : [];
  return {
    choreId: chore.id,
    name: chore.name,
    icon: choreIcon(chore),
    imageUrl: imageOf(chore),
    category: chore.category,
    anytime: chore.schedule.kind === 'anytime',
    flexible: isFlexible(chore.schedule),
    partOfDay: chore.partOfDay,
    sharing: chore.sharing,
    state: state === 'waiting' || state === 'done' ? state : 'due',
    late,
    sentBack: note !== null,
    dueOn: due,
    nextOn: nextOn === null ? null : dateOf(nextOn),
    doneCount,
    neededCount,
    starReward: board.showStars ? chore.starReward : null,
    steps: chore.steps,
    minutes: chore.minutes,
    readyBy: chore.readyBy,
    run: openRun(own, chore, due, date),
    submissions: submissions.map((submission) => presentOwn(rows, submission)).toReversed(),
  };
}

function presentOwn(
  { board, clock }: DayRows,
  { id, status, submittedAt, auto, deviceId }: ChoreOnDay['submissions'][number],
): BoardChore['submissions'][number] {
  const until = submittedAt + CHECK_UNDO_SECONDS * 1000;
  const isUndoable =
    deviceId === board.id &&
    until > clock.now.getTime() &&
    (status === 'pending' || (status === 'approved' && auto));
  return { id, status, undoUntil: isUndoable ? new Date(until).toISOString() : null };
}
