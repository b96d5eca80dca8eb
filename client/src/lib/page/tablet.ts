import type { QueryKey } from '@tanstack/react-query';
import { TABLET_COOKIE } from '@shared/browser-hints';
import { hasCookie } from './has-cookie';

/** The key of the tablet's public data, shown before anyone signs in. */
export const TABLET_KEY = '/api/device';
const BOARD_KEY = '/api/board';

/** Data of this tablet or board, which doesn't depend on the session. */
export const isOfDevice = ([path]: QueryKey): boolean => path === TABLET_KEY || path === BOARD_KEY;

const hinted = (hint: 'tablet' | 'board'): boolean =>
  typeof document !== 'undefined' && hasCookie(`${TABLET_COOKIE}=${hint}`);

/** Other browsers need no request to find out (docs/decisions/0257). */
export const isTablet = (): boolean => hinted('tablet');

export const isBoard = (): boolean => hinted('board');
