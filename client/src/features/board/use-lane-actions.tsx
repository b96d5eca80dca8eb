import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Board, BoardChore, BoardLane } from '@shared/contracts/boards';
import type { RoutineRun } from '@shared/contracts/routines';
import { ApiError, put } from '@/lib/api/api-client';
import { applyRun } from '@/lib/api/cache-effects';
import { connectionNow } from '@/lib/api/connection';
import { t } from '@/lib/i18n/messages';
import { queryKeys } from '@/lib/api/query-keys';
import type { BoardClock } from './board-clock';
import { isRoutine } from './board-items';
import { refusalWords } from './check-words';
import { checkOff, checkWithPictures, isDeaf, undoCheck, type CheckTap, type Undoable } from './checks';
import { complain } from './lane-news';
import { PicturesDialog } from './pictures-dialog';
import { startRoutine } from './routines';

export interface LaneActions {
  /** Checks off a chore, or starts a routine. A kid may confirm with pictures first. */
  check: (chore: BoardChore, egg: Element | null) => void;
  undo: (undoable: Undoable) => void;
}

/** Checks off a chore, or starts a routine. Throws the server's error. */
export async function perform(
  client: QueryClient,
  tap: CheckTap,
  pictures?: readonly number[],
): Promise<void> {
  const { lane, chore } = tap;
  if (!isRoutine(chore)) {
    if (pictures) await checkWithPictures(client, tap, pictures);
    else checkOff(client, tap);
    return;
  }
  const path = `/api/board/routines/${encodeURIComponent(lane.kid.id)}/${encodeURIComponent(chore.choreId)}`;
  const run = await put<RoutineRun>(path, { dueOn: chore.dueOn, running: true, pictures });
  if (!applyRun(client, run)) await client.invalidateQueries({ queryKey: queryKeys.board });
}

/** The actions of a lane, null on a view-only board, and the dialog that they opened. */
export function useLaneActions(
  board: Board,
  lane: BoardLane,
  clock: BoardClock,
  indexOf: (chore: BoardChore) => number,
): { actions: LaneActions | null; dialog: ReactNode } {
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ chore: BoardChore; egg: Element | null } | null>(null);
  const kidId = lane.kid.id;

  const send = (chore: BoardChore, egg: Element | null, pictures?: readonly number[]) =>
    perform(client, { board, lane, chore, today: clock.today, index: indexOf(chore), egg }, pictures);

  const check = (chore: BoardChore, egg: Element | null) => {
    if (isDeaf(kidId)) return;
    if (lane.asksPictures && !(isRoutine(chore) && chore.run)) {
      if (connectionNow().away) complain(kidId, t('board.picturesOffline'));
      else setAsked({ chore, egg });
      return;
    }
    if (isRoutine(chore) && !lane.asksPictures) {
      startRoutine(client, board, lane, chore, clock.today);
      return;
    }
    send(chore, egg).catch((error: unknown) => {
      // A parent has just turned the pictures on, or two hours are over.
      if (error instanceof ApiError && error.code === 'pictures_needed') setAsked({ chore, egg });
      else complain(kidId, refusalWords(error, { kidId, choreId: chore.choreId }, board));
    });
  };

  return {
    actions: board.device.mode === 'view' ? null : { check, undo: (one) => void undoCheck(client, one) },
    dialog: asked && (
      <PicturesDialog
        lane={lane}
        chore={asked.chore}
        send={(pictures) => send(asked.chore, asked.egg, pictures)}
        onRefused={(error) =>
          complain(kidId, refusalWords(error, { kidId, choreId: asked.chore.choreId }, board))
        }
        onClose={() => setAsked(null)}
      />
    ),
  };
}
