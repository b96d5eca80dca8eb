import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Board, BoardChore, BoardLane } from '@shared/contracts/boards';
import type { CalendarDate } from '@shared/rules/calendar';
import { useConnection } from '@/lib/api/connection';
import { useUntil } from '@/lib/dates/use-until';
import { sendChecks, type Undoable } from './checks';
import { boardNow } from './board-clock';
import { isCheckOf, readChecks, useKeptChecks, type KeptCheck } from './kept-checks';

/** Between two attempts, in ms, while the app only seems to be reachable. */
const AGAIN_MS = 8000;

/** Sends the kept checks when the board opens, when the server is reachable again, and on a new day. */
export function useSendChecks({ device: { id } }: Board, today: CalendarDate): void {
  const client = useQueryClient();
  const { away } = useConnection();
  useEffect(() => {
    if (away) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const attempt = async () => {
      if (readChecks().length > 0) await sendChecks(client, id, today);
      if (!isOver) timer = setTimeout(() => void attempt(), AGAIN_MS);
    };
    void attempt();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, away, id, today]);
}

/** The chore's check that Undo would revert, or null. */
export function useUndoable(lane: BoardLane, chore: BoardChore): Undoable | null {
  const check = useKeptChecks().findLast((one) => !one.undone && isCheckOf(lane.kid.id, chore)(one)) ?? null;
  const { id = null, undoUntil = null } =
    chore.submissions.find((submission) => submission.undoUntil !== null) ?? {};
  const isInTime = useUntil(undoUntil);
  if (!check && !isInTime) return null;
  return { lane, chore, check, submissionId: check ? null : id };
}

/** The last check of a lane that can be undone, or null. */
export function lastUndoable(
  lane: BoardLane,
  checks: readonly KeptCheck[],
): (Undoable & { until: string | null }) | null {
  const kidId = lane.kid.id;
  const check = checks.findLast((one) => one.kidId === kidId && !one.undone);
  const kept = check && lane.chores.find((chore) => isCheckOf(kidId, chore)(check));
  if (check && kept) return { lane, chore: kept, check, submissionId: null, until: null };
  const now = new Date(boardNow()).toISOString();
  const [last] = lane.chores
    .flatMap((chore) =>
      chore.submissions.map(({ id, undoUntil }) => ({ chore, submissionId: id, until: undoUntil ?? '' })),
    )
    .filter(({ until }) => until > now)
    .toSorted((a, b) => b.until.localeCompare(a.until));
  return last ? { lane, check: null, ...last } : null;
}

export function useLastUndoable(lane: BoardLane): Undoable | null {
  const last = lastUndoable(lane, useKeptChecks());
  // Renders again when its time is over.
  useUntil(last?.until ?? null);
  return last;
}
