import { TABLET_COOKIE } from '@shared/browser-hints';
import { hasCookie } from './has-cookie';

/** Whether this browser is thought to be the family's tablet, so that no other has to ask (docs/decisions/0267). */
export const isTablet = (): boolean => hasCookie(`${TABLET_COOKIE}=tablet`);
