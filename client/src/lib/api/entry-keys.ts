import type { QueryKey } from '@tanstack/react-query';

/** The kids' login has the smallest first load. */
export const entryKeys = {
  user: ['/api/user'],
  kid: (id: string) => ['/api/kids', id] as const,
  familyKids: (code: string) => ['/api/kids/family', code] as const,
} as const;

/** The key of the tablet's public data, shown before anyone signs in. */
export const TABLET_KEY = '/api/device';
const BOARD_KEY = '/api/board';

/** Data of this tablet or board, which doesn't depend on the session. */
export const isOfDevice = ([path]: QueryKey): boolean => path === TABLET_KEY || path === BOARD_KEY;
