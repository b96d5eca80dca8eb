import type { Board, BoardChore, BoardGrab, BoardLane } from '@shared/contracts/boards';
import type { CalendarDate } from '@shared/rules/calendar';
import { keptList } from '@/lib/storage/kept-list';

/** A check that the server has not confirmed. It survives a page without a network. */
export interface KeptCheck {
  /** Also its idempotency key. */
  id: string;
  /** The board, because the device may become another family's. */
  deviceId: string;
  kidId: string;
  choreId: string;
  name: string;
  dueOn: CalendarDate | null;
  /** The day for which it counts. */
  day: CalendarDate;
  /** It waits for the network. */
  waits: boolean;
  /** It was undone while it was being sent. */
  undone?: boolean;
}

export const MAX_CHECKS = 200;

const OWNER = 'checks';
const list = keptList<KeptCheck>('starnest:board:', ['id', 'deviceId', 'kidId', 'choreId', 'day']);

export const readChecks = (): readonly KeptCheck[] => list.read(OWNER);

export const useKeptChecks = (): readonly KeptCheck[] => list.use(OWNER);

export const keepCheck = (check: KeptCheck): void => list.write(OWNER, [...readChecks(), check]);

export const dropCheck = (id: string): void =>
  list.write(
    OWNER,
    readChecks().filter((check) => check.id !== id),
  );

export const changeChecks = (change: (check: KeptCheck) => KeptCheck): void =>
  list.write(OWNER, readChecks().map(change));

type Target = Pick<KeptCheck, 'kidId' | 'choreId' | 'dueOn'>;

export const isCheckOf =
  (kidId: string, { choreId, dueOn }: Pick<BoardChore, 'choreId' | 'dueOn'>) =>
  (check: Target): boolean =>
    check.kidId === kidId && check.choreId === choreId && check.dueOn === dueOn;

/** The board as it will be once these checks have arrived. */
export const withChecks = (board: Board, checks: readonly KeptCheck[]): Board =>
  checks.filter(({ deviceId, undone }) => deviceId === board.device.id && !undone).reduce(withCheck, board);

function withCheck(board: Board, check: Target): Board {
  const lane = board.lanes.find(({ kid }) => kid.id === check.kidId);
  const own = lane?.chores.find(isSame(check));
  const chore = own ?? board.grabs.find((grab) => isSame(check)(grab.chore))?.chore;
  if (!lane || chore?.state !== 'due') return board;
  const checked = {
    ...lane,
    chores: own
      ? lane.chores.map((one) => (one === own ? asChecked(one) : one))
      : [...lane.chores, asChecked(chore)],
    nest: { ...lane.nest, places: filledPlaces(lane, chore) },
  };
  return withoutGrab({ ...board, lanes: board.lanes.map((one) => (one === lane ? checked : one)) }, check);
}

const isSame =
  ({ choreId, dueOn }: Target) =>
  (chore: BoardChore): boolean =>
    chore.choreId === choreId && chore.dueOn === dueOn;

function asChecked(chore: BoardChore): BoardChore {
  const doneCount = chore.doneCount + 1;
  const isOpen = chore.neededCount !== null && doneCount < chore.neededCount;
  return { ...chore, doneCount, state: isOpen ? 'due' : 'waiting', late: false, sentBack: false };
}

/** The place that a chore fills, or -1. */
export function placeOf({ nest: { places } }: BoardLane, { category, flexible }: BoardChore): number {
  const isOpenTo = (wanted: string | null) =>
    places.findIndex((place) => place.look === 'empty' && place.category === wanted);
  const any = isOpenTo(null);
  return flexible || any >= 0 ? any : isOpenTo(category);
}

function filledPlaces(lane: BoardLane, chore: BoardChore): BoardLane['nest']['places'] {
  const { places } = lane.nest;
  const index = placeOf(lane, chore);
  if (index < 0) return places;
  // Filled places come first.
  const first = places.findIndex(({ look }) => look === 'empty');
  return places.toSpliced(index, 1).toSpliced(first, 0, { look: 'waiting', category: chore.category });
}

/** The board without a chore that a kid has taken from the shelf. */
export function withoutGrab(board: Board, { kidId, ...check }: Target): Board {
  const grab = board.grabs.find(({ chore }) => isSame({ kidId, ...check })(chore));
  if (!grab) return board;
  const left: BoardGrab = { ...grab, kidIds: grab.kidIds.filter((id) => id !== kidId) };
  const isTaken = grab.chore.sharing === 'first';
  const grabs = board.grabs.flatMap((one) =>
    one !== grab ? [one] : isTaken || left.kidIds.length < 2 ? [] : [left],
  );
  // Only one kid is left, so it moves to that kid's lane.
  const [last] = isTaken || left.kidIds.length > 1 ? [] : left.kidIds;
  const lanes = board.lanes.map((lane) =>
    lane.kid.id === last ? { ...lane, chores: [...lane.chores, grab.chore] } : lane,
  );
  return { ...board, grabs, lanes };
}
