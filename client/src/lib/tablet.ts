import { TABLET_COOKIE } from '@shared/browser-hints';
import { hasCookie } from './has-cookie';

/** The key of the tablet's public data, shown before anyone signs in. */
export const TABLET_KEY = '/api/device';

/** Other browsers need no request to find out (docs/decisions/0257). */
export const isTablet = (): boolean =>
  typeof document !== 'undefined' && hasCookie(`${TABLET_COOKIE}=tablet`);
