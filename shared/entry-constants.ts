/** Separate from `constants.ts` to keep the client's first load small. */

export const FAMILY_CODE_LENGTH = 5;
export const FAMILY_CODE_PATTERN = /^\d{5}$/;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const KID_SESSION_MS = DAY_MS;
export const LOGIN_REDIRECT_DELAY_MS = 500;
/** Tells an open tab about a new build (docs/decisions/0140). */
export const BUILD_HEADER = 'X-Starnest-Build';
