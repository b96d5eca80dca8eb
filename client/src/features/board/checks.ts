import type { QueryClient } from '@tanstack/react-query';
import type { Board, BoardCheck, BoardChore, BoardLane, CheckAnswer } from '@shared/contracts/boards';
import { addDays, type CalendarDate } from '@shared/rules/calendar';
import { ApiError, del, isUnauthorized, post } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { queryKeys } from '@/lib/api/query-keys';
import { play } from '@/lib/sound/sounds';
import { createStore } from '@/lib/storage/store';
import { newIdempotencyKey } from '@/lib/api/idempotency';
import { boardQuery, showLane } from './board.api';
import { refusalWords, undoWords } from './check-words';
import { flyBack, flyToNest } from './check-flight';
import {
  changeChecks,
  dropCheck,
  keepCheck,
  MAX_CHECKS,
  readChecks,
  withoutGrab,
  type KeptCheck,
} from './kept-checks';
import { announce, complain } from './lane-news';

/** A recent check. Its row stays in the lane. */
export interface RecentCheck {
  id: string;
  kidId: string;
  /** As it was before. */
  chore: BoardChore;
  /** The position of its row in the lane. */
  index: number;
  /** In ms, when it was tapped. */
  at: number;
  submissionId: string | null;
  isFolding: boolean;
}

export const recentChecks = createStore<readonly RecentCheck[]>([]);

const changeRecent = (id: string, change: Partial<RecentCheck>) =>
  recentChecks.set(recentChecks.get().map((one) => (one.id === id ? { ...one, ...change } : one)));

const forget = (id: string) => recentChecks.set(recentChecks.get().filter((one) => one.id !== id));

const FOLD_MS = 240;

/** Folds a check's row. Focus in it moves to the next row, or else to its lane. */
export function fold(id: string): void {
  changeRecent(id, { isFolding: true });
  setTimeout(() => {
    const row = document.activeElement?.closest('[data-folding]');
    const near = row?.nextElementSibling ?? row?.previousElementSibling;
    const target =
      near?.querySelector<HTMLElement>('[data-check]') ?? row?.closest<HTMLElement>('[data-lane]');
    target?.focus();
    forget(id);
  }, FOLD_MS);
}

/** The second tap of a double tap may hit another row, or Undo. */
const DEAF_MS = 600;

/** When a button of each lane was last tapped, in ms. */
export const lastTaps = new Map<string, number>();

/** Whether a button of the lane was tapped in the last `ms`. */
export const isTouched = (kidId: string, ms: number): boolean =>
  performance.now() - (lastTaps.get(kidId) ?? -Infinity) < ms;

/** Whether a lane ignores a tap on its buttons. */
export const isDeaf = (kidId: string): boolean => isTouched(kidId, DEAF_MS);

export interface CheckTap {
  board: Board;
  lane: BoardLane;
  chore: BoardChore;
  today: CalendarDate;
  /** The row in the lane. */
  index: number;
  /** The egg that flies. */
  egg: Element | null;
}

function begin({ lane: { kid }, chore, index, lane, egg }: CheckTap, id: string): void {
  lastTaps.set(kid.id, performance.now());
  void flyToNest(egg, lane, chore);
  recentChecks.set([
    ...recentChecks.get(),
    { id, kidId: kid.id, chore, index, at: performance.now(), submissionId: null, isFolding: false },
  ]);
  announce(t('board.announceDone', { name: kid.name, chore: chore.name }));
}

/** Checks off a chore. It is shown immediately, and kept on the device until the server has it. */
export function checkOff(client: QueryClient, tap: CheckTap): void {
  const { board, lane, chore, today } = tap;
  if (isDeaf(lane.kid.id)) return;
  if (readChecks().length >= MAX_CHECKS) return complain(lane.kid.id, t('board.tooManyKept'));
  const id = newIdempotencyKey();
  begin(tap, id);
  const { choreId, name, dueOn } = chore;
  keepCheck({
    id,
    deviceId: board.device.id,
    kidId: lane.kid.id,
    choreId,
    name,
    dueOn,
    day: today,
    waits: false,
  });
  void sendChecks(client, board.device.id, today);
}

/** Checks off a chore with the kid's pictures, which are never kept. Throws if it fails. */
export async function checkWithPictures(
  client: QueryClient,
  tap: CheckTap,
  pictures: readonly number[],
): Promise<void> {
  const { lane, chore, today } = tap;
  const { choreId, dueOn } = chore;
  const id = newIdempotencyKey();
  const body = { kidId: lane.kid.id, choreId, dueOn, on: today, pictures };
  const answer = await post<CheckAnswer>('/api/board/checks', body, { idempotencyKey: id });
  begin(tap, id);
  await settle(client, id, answer);
}

async function settle(client: QueryClient, id: string, { check, lane }: CheckAnswer): Promise<void> {
  const { kidId, choreId, submissionId } = check;
  const dueOn = recentChecks.get().find((one) => one.id === id)?.chore.dueOn ?? null;
  changeRecent(id, { submissionId });
  if (check.status === 'approved') play('crack');
  await showLane(client, lane, (board) => withoutGrab(board, { kidId, choreId, dueOn }));
}

let sending: Promise<void> = Promise.resolve();
let sent: string | null = null;

/** Sends the kept checks in their order, one at a time, in one tab at a time. Stops without an answer. */
export function sendChecks(client: QueryClient, deviceId: string, today: CalendarDate): Promise<void> {
  // Missing on insecure pages, as in a home network. There, the idempotency keys prevent a second check.
  const locks = 'locks' in navigator ? navigator.locks : null;
  const send = () => sendEach(client, deviceId, today);
  sending = sending.then(() => (locks ? locks.request('starnest board', send) : send()));
  return sending;
}

const SEND_MS = 15_000;

async function sendEach(client: QueryClient, deviceId: string, today: CalendarDate): Promise<void> {
  for (let check = readChecks()[0]; check; check = readChecks()[0]) {
    const { id } = check;
    if (check.deviceId !== deviceId || check.day < addDays(today, -1)) {
      await readBoard(client);
      give(check, t('board.dayOver'));
      continue;
    }
    sent = id;
    try {
      await sendOne(client, check);
    } catch (error) {
      if (isUnanswered(error, check)) {
        changeChecks((one) => ({ ...one, waits: true }));
        return;
      }
      give(check, refusalWords(error, check, await readBoard(client)));
    } finally {
      sent = null;
    }
    dropCheck(id);
  }
}

/** The current board, which has the name of the kid in a rejection. */
const readBoard = (client: QueryClient): Promise<Board | undefined> =>
  client.fetchQuery({ ...boardQuery, staleTime: 0 }).catch(() => undefined);

async function sendOne(client: QueryClient, { id, kidId, choreId, dueOn, day }: KeptCheck): Promise<void> {
  const body = { kidId, choreId, dueOn, on: day };
  const signal = AbortSignal.timeout(SEND_MS);
  const answer = await post<CheckAnswer>('/api/board/checks', body, { idempotencyKey: id, signal });
  const isUndone = readChecks().find((one) => one.id === id)?.undone;
  if (isUndone) await undoSent(client, answer.check);
  else await settle(client, id, answer);
}

/** Whether it has to be sent again. A new tap that the server refuses for now is not kept. */
function isUnanswered(error: unknown, { waits }: KeptCheck): boolean {
  if (!(error instanceof ApiError)) return true;
  if (isUnauthorized(error) || error.code === 'in_progress') return true;
  return waits && (error.status >= 500 || error.status === 429);
}

/** Drops a check that the server rejects, and explains why. */
function give({ id, kidId }: KeptCheck, words: string): void {
  dropCheck(id);
  forget(id);
  play('soft');
  complain(kidId, words);
}

export interface Undoable {
  lane: BoardLane;
  chore: BoardChore;
  submissionId: string | null;
  /** The kept check, or null if the server has it. */
  check: KeptCheck | null;
}

/** Undoes a check, on the device if it isn't sent yet, else on the server. */
export async function undoCheck(client: QueryClient, undoable: Undoable): Promise<void> {
  const { lane, chore, submissionId, check } = undoable;
  const kidId = lane.kid.id;
  if (isDeaf(kidId)) return;
  lastTaps.set(kidId, performance.now());
  play('soft');
  if (check) {
    void flyBack(lane.kid.id, chore);
    forget(check.id);
    // A check that is on its way is undone after its answer.
    if (check.id === sent) changeChecks((one) => (one.id === sent ? { ...one, undone: true } : one));
    else dropCheck(check.id);
  } else if (submissionId !== null) {
    try {
      void flyBack(lane.kid.id, chore);
      await undoSent(client, { submissionId });
    } catch (error) {
      await client.invalidateQueries({ queryKey: queryKeys.board, exact: true });
      complain(kidId, undoWords(error));
      return;
    } finally {
      const recent = recentChecks.get().find((one) => one.submissionId === submissionId);
      if (recent) forget(recent.id);
    }
  }
  announce(t('board.undone', { chore: chore.name }));
}

async function undoSent(
  client: QueryClient,
  { submissionId }: Pick<BoardCheck, 'submissionId'>,
): Promise<void> {
  const path = `/api/board/checks/${encodeURIComponent(submissionId)}`;
  const { lane } = await del<{ lane: BoardLane }>(path);
  await showLane(client, lane);
}
