import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '@shared/constants';
import type { Board, BoardChore, BoardLane, BoardStepAnswer, CheckAnswer } from '@shared/contracts/boards';
import type { RoutineRun } from '@shared/contracts/routines';
import type { CalendarDate } from '@shared/rules/calendar';
import { stepsOf, type Run, type Step } from '@shared/rules/routine';
import { dayOfTap, isTapOf, readyByOf, replay, timerEnd, type RoutineItem } from '@/features/routine/replay';
import { markBody, runBody, sendInOrder, useSendTaps } from '@/features/routine/send-taps';
import type { ReadyBy } from '@/features/routine/sun-path';
import { ApiError, del, post, put } from '@/lib/api/api-client';
import { applyRun } from '@/lib/api/cache-effects';
import { queryKeys } from '@/lib/api/query-keys';
import {
  dropTaps,
  keepTap,
  readTaps,
  useTaps,
  type RoutineAction,
  type RoutineTap,
} from '@/lib/storage/routine-taps';
import { serverTimeOf } from '@/lib/api/server-clock';
import { createStore } from '@/lib/storage/store';
import { showLane } from './board.api';
import { choreKey } from './board-items';
import { refusalWords } from './check-words';
import { complain } from './lane-news';

/** All kids of a board share one list of taps. */
export const TAPS = 'board';
/** After this time without a tap, a lane goes back to its rows. A running timer counts as a tap. */
const IDLE_MS = 10 * MINUTE_MS;
/** A finished routine stays at least for this time. */
const READY_MS = MINUTE_MS;

/** The routine in a lane: it runs here or on another device, was paused here, or is finished. */
interface LaneRoutineState {
  chore: BoardChore;
  isPausedHere: boolean;
  /** When the lane stops showing that the kid is ready, in ms. */
  readyUntil: number | null;
}

const states = createStore<ReadonlyMap<string, LaneRoutineState>>(new Map());
export const routineStates = states;

export function setRoutine(kidId: string, state: LaneRoutineState | null): void {
  const next = new Map(states.get());
  if (state) next.set(kidId, state);
  else next.delete(kidId);
  states.set(next);
}

/** The kids whose taps are held until they enter their pictures. */
export const askedPictures = createStore<ReadonlySet<string>>(new Set());

function askPictures(kidId: string, isAsked: boolean): void {
  const next = new Set(askedPictures.get());
  if (isAsked) next.add(kidId);
  else next.delete(kidId);
  askedPictures.set(next);
}

const itemOf = ({ choreId, name, icon, steps, minutes, dueOn, run }: BoardChore): RoutineItem => ({
  chore: { id: choreId, name, iconName: icon, steps, minutes },
  dueOn,
  run,
});

const stepsIn = (chore: BoardChore): readonly Step[] => stepsOf(itemOf(chore).chore);

const isIdle = (
  { run }: BoardChore,
  played: Run,
  taps: readonly RoutineTap[],
  steps: readonly Step[],
  now: number,
) =>
  Math.max(run ? Date.parse(run.updatedAt) : 0, timerEnd(played, steps) ?? 0, ...taps.map(({ at }) => at)) +
    IDLE_MS <=
  now;

/** The content of a lane in place of its rows. */
export type RoutineScene = { chore: BoardChore; steps: readonly Step[]; readyBy: ReadyBy | null } & (
  { kind: 'playing' | 'paused'; run: Run } | { kind: 'ready' }
);

interface Around {
  taps: readonly RoutineTap[];
  today: CalendarDate;
  timezone: string;
  /** In ms. */
  now: number;
}

/** The scene of a lane, and the state that follows from it: `gone` if the chore can't be done anymore. */
export function sceneOf(
  lane: BoardLane,
  state: LaneRoutineState | null,
  around: Around,
): { scene: RoutineScene | null; next: LaneRoutineState | null; gone?: 'changed' | 'idle' } {
  const taps = around.taps.filter(({ kidId }) => kidId === lane.kid.id);
  const chore = state ? shownChore(lane, state, around.today) : runningChore(lane, { ...around, taps });
  if (!chore) return { scene: null, next: null, ...(state && !state.readyUntil && { gone: 'changed' }) };
  const steps = stepsIn(chore);
  const readyBy = readyByOf({ ...chore, steps }, chore.run?.day ?? around.today, around.timezone);
  const { run, submits } = replay(itemOf(chore), taps);
  const next: LaneRoutineState = { chore, isPausedHere: false, readyUntil: null, ...state };
  if (state && (submits || isHandedIn(chore, state))) {
    const readyUntil = state.readyUntil ?? Math.max(readyBy?.at ?? 0, around.now + READY_MS);
    if (around.now >= readyUntil) return { scene: null, next: null };
    return { scene: { kind: 'ready', chore, steps, readyBy }, next: { ...next, readyUntil } };
  }
  const isOver = chore.state !== 'due' || steps.length === 0;
  if (isOver) return { scene: null, next: null, ...(state && !state.readyUntil && { gone: 'changed' }) };
  if (!run || (run.pausedAt && !state?.isPausedHere)) return { scene: null, next: null };
  if (isIdle(chore, run, taps, steps, around.now)) {
    return { scene: null, next: null, ...(!run.pausedAt && { gone: 'idle' }) };
  }
  const kind = run.pausedAt ? 'paused' : 'playing';
  return {
    scene: { kind, chore, steps, readyBy, run },
    next: { ...next, chore, isPausedHere: kind === 'paused', readyUntil: null },
  };
}

/** The server's current state of the routine; after midnight, the last known one. */
function shownChore(
  { chores }: BoardLane,
  { chore: shown }: LaneRoutineState,
  today: CalendarDate,
): BoardChore | null {
  const isYesterdays = shown.run !== null && shown.run.day < today;
  const found = chores.find(
    (one) => choreKey(one) === choreKey(shown) && !(isYesterdays && one.run === null),
  );
  return found ?? (isYesterdays ? shown : null);
}

const runningChore = ({ chores }: BoardLane, { taps, now }: Around): BoardChore | null =>
  chores.find((chore) => {
    const { run } = replay(itemOf(chore), taps);
    if (chore.state !== 'due' || !run || run.pausedAt || stepsIn(chore).length === 0) return false;
    return !isIdle(
      chore,
      run,
      taps.filter((tap) => isTapOf(tap, itemOf(chore))),
      stepsIn(chore),
      now,
    );
  }) ?? null;

/**
 * Whether it was submitted since it was shown, even if it is due again today. After midnight, the board has no chore for it.
 */
const isHandedIn = (chore: BoardChore, { chore: shown, readyUntil }: LaneRoutineState): boolean =>
  chore.state === 'waiting' ||
  chore.state === 'done' ||
  (chore === shown && readyUntil !== null) ||
  (chore.run === null && (readyUntil !== null || chore.submissions.length > shown.submissions.length));

/** Keeps a tap, which is shown immediately, and sends it. */
export function tapRoutine(
  client: QueryClient,
  board: Board,
  { kid }: BoardLane,
  { choreId, name, dueOn, run }: BoardChore,
  today: CalendarDate,
  action: RoutineAction,
): void {
  const at = serverTimeOf(Date.now());
  const day = dayOfTap(run, today, at, board.family.timezone);
  keepTap(TAPS, { ...action, kidId: kid.id, choreId, name, dueOn, day, at });
  void sendBoardTaps(client, board, today);
}

/** Starts or continues a routine in its lane. */
export function startRoutine(
  client: QueryClient,
  board: Board,
  lane: BoardLane,
  chore: BoardChore,
  today: CalendarDate,
): void {
  setRoutine(lane.kid.id, { chore, isPausedHere: false, readyUntil: null });
  tapRoutine(client, board, lane, chore, today, { do: 'run', running: true });
}

const pathOf = ({ kidId = '', choreId }: RoutineTap) =>
  `/api/board/routines/${encodeURIComponent(kidId)}/${encodeURIComponent(choreId)}`;

/** Sends the taps of all lanes. */
function sendBoardTaps(client: QueryClient, board: Board, today: CalendarDate): Promise<void> {
  let isStale = false;
  const readBoard = () => client.invalidateQueries({ queryKey: queryKeys.board, exact: true });
  return sendInOrder({
    list: TAPS,
    send: async (tap) => {
      const run = await sendOne(client, tap, today);
      if (run && !noteRun(client, run)) isStale = true;
      if (tap.do === 'start-over') await readBoard();
      // Queries notify in a later task. Until then, the lane would show the run without the tap.
      await new Promise((done) => {
        setTimeout(done);
      });
    },
    isHeld: ({ kidId = '' }, error) => {
      if (error instanceof ApiError && error.code === 'pictures_needed') askPictures(kidId, true);
      return askedPictures.get().has(kidId);
    },
    onRefused: ({ kidId = '', choreId }, error, isOnlyThis) => {
      isStale = true;
      if (isOnlyThis) return;
      setRoutine(kidId, null);
      complain(kidId, refusalWords(error, { kidId, choreId }, board), choreId);
    },
    onEnd: () => (isStale ? readBoard() : undefined),
  });
}

async function sendOne(
  client: QueryClient,
  tap: RoutineTap,
  today: CalendarDate,
): Promise<RoutineRun | null> {
  const { kidId, choreId, dueOn, day, id } = tap;
  const path = pathOf(tap);
  switch (tap.do) {
    case 'run':
      return put<RoutineRun>(path, runBody(tap, tap.running, today));
    case 'mark': {
      const { stepId } = tap;
      const answer = await put<BoardStepAnswer>(
        `${path}/steps/${encodeURIComponent(stepId)}`,
        markBody(tap, today),
      );
      await showLane(client, answer.lane);
      return answer.run;
    }
    case 'submit': {
      const body = { kidId, choreId, dueOn, on: day };
      const { lane } = await post<CheckAnswer>('/api/board/checks', body, { idempotencyKey: id });
      await showLane(client, lane);
      return null;
    }
    case 'start-over':
      await del(dueOn === null ? path : `${path}?dueOn=${dueOn}`);
  }
  return null;
}

/** Shows a run. After midnight, the board has no chore for it. Returns whether it was shown. */
function noteRun(client: QueryClient, run: RoutineRun): boolean {
  const state = states.get().get(run.kidId);
  const isShown = state?.chore.choreId === run.choreId && state.chore.dueOn === run.dueOn;
  if (isShown) setRoutine(run.kidId, { ...state, chore: { ...state.chore, run } });
  return applyRun(client, run) || isShown;
}

/** Sends the taps that waited for the pictures. Pictures are never kept. Throws if they are wrong. */
export async function confirmTaps(
  client: QueryClient,
  board: Board,
  kidId: string,
  today: CalendarDate,
  pictures: readonly number[],
): Promise<void> {
  const tap = readTaps(TAPS).find((one) => one.kidId === kidId);
  if (tap?.do === 'submit') {
    const { choreId, dueOn, day, id } = tap;
    const body = { kidId, choreId, dueOn, on: day, pictures };
    const { lane } = await post<CheckAnswer>('/api/board/checks', body, { idempotencyKey: id });
    await showLane(client, lane);
    dropTaps(TAPS, (one) => one.id === id);
  } else if (tap) {
    const run = await put<RoutineRun>(pathOf(tap), { ...runBody(tap, true, today), pictures });
    noteRun(client, run);
  }
  askPictures(kidId, false);
  void sendBoardTaps(client, board, today);
}

/** Without the pictures, the taps that waited for them are lost. */
export function dropUnconfirmed(client: QueryClient, kidId: string): void {
  if (!askedPictures.get().has(kidId)) return;
  dropTaps(TAPS, (tap) => tap.kidId === kidId);
  setRoutine(kidId, null);
  askPictures(kidId, false);
  void client.invalidateQueries({ queryKey: queryKeys.board, exact: true });
}

/** Sends the kept taps as soon as the server responds. */
export function useSendRoutines(board: Board, today: CalendarDate): void {
  const client = useQueryClient();
  const hasTaps = useTaps(TAPS).length > 0;
  useSendTaps(TAPS, hasTaps ? () => sendBoardTaps(client, board, today) : null);
}
