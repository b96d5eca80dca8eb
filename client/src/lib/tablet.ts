import { TABLET_COOKIE } from '@shared/browser-hints';
import { hasCookie } from './has-cookie';

/** Query key of the tablet's public data, which is shown before anyone signs in. */
export const TABLET_KEY = '/api/device';

/**
 * Whether this browser is probably the family's tablet. Other browsers need no request to find out
 * (docs/decisions/0257).
 */
export const isTablet = (): boolean =>
  typeof document !== 'undefined' && hasCookie(`${TABLET_COOKIE}=tablet`);
