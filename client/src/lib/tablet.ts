import { TABLET_COOKIE } from '@shared/browser-hints';
import { hasCookie } from './has-cookie';

/** Of the query of what the tablet shows before anyone signs in, which is no secret from whoever does. */
export const TABLET_KEY = '/api/device';

/** Whether this browser is thought to be the family's tablet, so that no other has to ask (docs/decisions/0257); no, where there is none. */
export const isTablet = (): boolean =>
  typeof document !== 'undefined' && hasCookie(`${TABLET_COOKIE}=tablet`);
