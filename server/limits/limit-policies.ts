import { DAY_MS, HOUR_MS, MINUTE_MS } from '@shared/constants';

const QUARTER_MS = 15 * MINUTE_MS;

/** Unknown family codes from one address; a block of IPv6 addresses may try a multiple of that. */
const UNKNOWN_CODES = { points: 20, windowMs: QUARTER_MS };
const UNKNOWN_CODES_DAILY = { points: 100, windowMs: DAY_MS };
const times = (factor: number, { points, windowMs }: typeof UNKNOWN_CODES) => ({
  points: factor * points,
  windowMs,
});

/** How many changes of a parent a process reserves at a time. */
export const PARENT_WRITE_BLOCK = 10;

/** The figures of docs/security.md, "Attempt limits". */
export const LIMIT_POLICIES = {
  familyCodeUnknown: UNKNOWN_CODES,
  familyCodeUnknownDaily: UNKNOWN_CODES_DAILY,
  familyCodeUnknown56: times(5, UNKNOWN_CODES),
  familyCodeUnknown56Daily: times(5, UNKNOWN_CODES_DAILY),
  familyCodeUnknown48: times(15, UNKNOWN_CODES),
  familyCodeUnknown48Daily: times(15, UNKNOWN_CODES_DAILY),
  /** All unknown devices together. */
  familyCodeUnknownTotal: { points: 2000, windowMs: QUARTER_MS },
  familyCodeKnown: { points: 600, windowMs: QUARTER_MS },
  pairingAddress: { points: 10, windowMs: QUARTER_MS },
  /** All addresses together: six digits are few. */
  pairingTotal: { points: 2000, windowMs: QUARTER_MS },
  patternFamily: { points: 30, windowMs: HOUR_MS },
  patternKidDaily: { points: 100, windowMs: DAY_MS },
  patternAddress: { points: 60, windowMs: DAY_MS },
  loginUsername: { points: 10, windowMs: QUARTER_MS },
  loginUsernameDaily: { points: 100, windowMs: DAY_MS },
  loginAddress: { points: 50, windowMs: QUARTER_MS },
  loginAddressDaily: { points: 200, windowMs: DAY_MS },
  /** Challenges for logins by passkey, of which each is a row for minutes. */
  passkeyChallenges: { points: 100, windowMs: QUARTER_MS },
  adminAccount: { points: 5, windowMs: 30 * MINUTE_MS },
  adminAddress: { points: 10, windowMs: QUARTER_MS },
  /** Successful logins of one person. */
  logins: { points: 60, windowMs: HOUR_MS },
  /** Requests with an access token that is none, from one address. Tokens can't be guessed: this is for programs gone astray. */
  unknownTokens: { points: 100, windowMs: QUARTER_MS },
  /** Requests by one access token: one in three seconds. */
  tokenRequests: { points: 300, windowMs: QUARTER_MS },
  /** Tests of a family's webhooks, each of which keeps a request for seconds. */
  webhookTests: { points: 30, windowMs: HOUR_MS },
  registration: { points: 300, windowMs: HOUR_MS },
  /** Passwords and pictures that a signed-in person sets or confirms; hashing them is expensive. */
  hashing: { points: 60, windowMs: HOUR_MS },
  /** 600 changes of a parent an hour. */
  parentWriteBlocks: { points: 600 / PARENT_WRITE_BLOCK, windowMs: HOUR_MS },
  kidWrites: { points: 120, windowMs: HOUR_MS },
  messages: { points: 200, windowMs: HOUR_MS },
  uploads: { points: 60, windowMs: HOUR_MS },
  webImages: { points: 200, windowMs: HOUR_MS },
  uploadCompletions: { points: 60, windowMs: HOUR_MS },
  /** Links for a new password: asked for from one address, and for one name whoever asks. */
  resetAddress: { points: 20, windowMs: HOUR_MS },
  resetName: { points: 3, windowMs: HOUR_MS },
  /** Links that confirm an address: sent to one person, and to one address for whomever. */
  mailPerson: { points: 5, windowMs: HOUR_MS },
  mailAddress: { points: 5, windowMs: DAY_MS },
  exports: { points: 30, windowMs: HOUR_MS },
  /** Audit log entries of one action and outcome that one person can cause by repeating it. */
  auditLines: { points: 20, windowMs: HOUR_MS },
} as const;
export type PolicyName = keyof typeof LIMIT_POLICIES;
