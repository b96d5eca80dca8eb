import type { Board } from '@shared/contracts/boards';
import { ApiError } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import type { KeptCheck } from './kept-checks';

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined);

/** Explains a rejected check to a kid. `board` is the current one, which has the other kid's name. */
export function refusalWords(
  error: unknown,
  { kidId, choreId }: Pick<KeptCheck, 'kidId' | 'choreId'>,
  board: Board | undefined,
): string {
  const other = board?.lanes.find(
    ({ kid, chores }) => kid.id !== kidId && chores.some((chore) => chore.choreId === choreId),
  )?.kid.name;
  switch (codeOf(error)) {
    case 'already_done':
    case 'already_pending':
      return t('board.alreadyDone');
    case 'taken':
      return other === undefined ? t('board.alreadyDone') : t('board.takenBy', { name: other });
    case 'not_your_turn':
      return other === undefined ? t('board.notNow') : t('board.turnOf', { name: other });
    case 'paused':
      return t('board.onBreakNow');
    case 'not_due':
      return t('board.notNow');
    case 'inactive':
    case 'not_found':
      return t('board.gone');
    case 'wrong_credentials':
      return t('board.wrongPictures');
    case 'rate_limited':
      return t('board.slowDown');
    case 'view_only':
      return t('board.lookOnly');
    case undefined:
    default:
      return t('board.failed');
  }
}

export function undoWords(error: unknown): string {
  switch (codeOf(error)) {
    case 'already_reviewed':
      return t('board.alreadyApproved');
    case 'too_late':
      return t('board.tooLate');
    case 'stars_already_spent':
      return t('board.starsSpent');
    case 'view_only':
      return t('board.lookOnly');
    case undefined:
    default:
      return t('board.failed');
  }
}
