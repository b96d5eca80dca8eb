import type { ChoreSubmission } from '@shared/contracts/submissions';
import { t } from './messages';

/** Adds the family board on which a chore was checked off. */
export const withBoard = (row: string, board: ChoreSubmission['device']): string =>
  board
    ? t('submissions.rowOnBoard', { row, onBoard: t('submissions.onBoard', { board: board.name }) })
    : row;
