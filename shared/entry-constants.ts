/**
 * The constants that the client reads before it shows anything: apart from all the others, which come later. Only what the
 * entry itself imports takes them from here; everyone else from `constants.ts`.
 */

export const FAMILY_CODE_LENGTH = 5;
export const FAMILY_CODE_PATTERN = /^\d{5}$/;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** How long a kid stays signed in (docs/security.md, "Sessions"). */
export const KID_SESSION_MS = DAY_MS;
export const LOGIN_REDIRECT_DELAY_MS = 500;
/** Names the client build that a response belongs to, so that an open tab notices a newer one (docs/decisions/0140). */
export const BUILD_HEADER = 'X-Starnest-Build';
