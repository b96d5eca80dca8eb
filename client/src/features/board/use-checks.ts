import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Board, BoardChore, BoardLane } from '@shared/contracts/boards';
import type { CalendarDate } from '@shared/rules/calendar';
import { useConnection } from '@/lib/connection';
import { useUntil } from '@/lib/use-until';
import { sendChecks, type Undoable } from './checks';
import { isCheckOf, readChecks, useKeptChecks } from './kept-checks';

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
