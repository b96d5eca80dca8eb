import { DAY_MS, HOUR_MS, MINUTE_MS } from '@shared/constants';

const QUARTER_MS = 15 * MINUTE_MS;

interface Policy {
  points: number;
  windowMs: number;
}

const times = (factor: number, { points, windowMs }: Policy): Policy => ({
  points: factor * points,
  windowMs,
});

/** Limits per address. An IPv6 /56 may make five times as many attempts, a /48 fifteen times. */
const ADDRESS_POLICIES = {
  familyCodeUnknown: { points: 20, windowMs: QUARTER_MS },
  familyCodeUnknownDaily: { points: 100, windowMs: DAY_MS },
  pairingAddress: { points: 10, windowMs: QUARTER_MS },
  patternAddress: { points: 60, windowMs: DAY_MS },
  loginAddress: { points: 50, windowMs: QUARTER_MS },
  loginAddressDaily: { points: 200, windowMs: DAY_MS },
  /** Challenges of passkey logins; each is stored for minutes. */
  passkeyChallenges: { points: 100, windowMs: QUARTER_MS },
  adminAddress: { points: 10, windowMs: QUARTER_MS },
  registration: { points: 300, windowMs: HOUR_MS },
  /** Requests for links that set a new password. */
  resetAddress: { points: 20, windowMs: HOUR_MS },
} satisfies Record<string, Policy>;

export type AddressPolicy = keyof typeof ADDRESS_POLICIES;

const inBlocks = Object.fromEntries(
  Object.entries(ADDRESS_POLICIES).flatMap(([name, policy]) => [
    [`${name}56`, times(5, policy)],
    [`${name}48`, times(15, policy)],
  ]),
) as Record<`${AddressPolicy}${56 | 48}`, Policy>;

/** How many changes of a parent a process reserves at a time. */
export const PARENT_WRITE_BLOCK = 10;
/** How many heavy reads of a family a process reserves at a time. */
export const HEAVY_READ_BLOCK = 10;

/** The figures of docs/security.md, "Attempt limits". */
export const LIMIT_POLICIES = {
  ...ADDRESS_POLICIES,
  ...inBlocks,
  /** All unknown devices together. */
  familyCodeUnknownTotal: { points: 2000, windowMs: QUARTER_MS },
  familyCodeKnown: { points: 600, windowMs: QUARTER_MS },
  /** One attempt per network that doesn't count among the repeated ones. */
  pairingFirst: { points: 1, windowMs: QUARTER_MS },
  /** Wrong digits of all addresses: each network's first attempt, and all further ones (docs/security.md, "The family's tablets"). */
  pairingFirstTotal: { points: 1000, windowMs: QUARTER_MS },
  pairingTotal: { points: 1000, windowMs: QUARTER_MS },
  patternFamily: { points: 30, windowMs: HOUR_MS },
  patternKidDaily: { points: 100, windowMs: DAY_MS },
  loginUsername: { points: 10, windowMs: QUARTER_MS },
  loginUsernameDaily: { points: 100, windowMs: DAY_MS },
  adminAccount: { points: 5, windowMs: 30 * MINUTE_MS },
  /** Successful logins of one person. */
  logins: { points: 60, windowMs: HOUR_MS },
  /** Requests with an access token that is none, from one address. Tokens can't be guessed: this is for programs gone astray. */
  unknownTokens: { points: 100, windowMs: QUARTER_MS },
  /** Requests by one access token: one in three seconds. */
  tokenRequests: { points: 300, windowMs: QUARTER_MS },
  /** Tests of a family's webhooks, each of which keeps a request for seconds. */
  webhookTests: { points: 30, windowMs: HOUR_MS },
  /** Passwords and pictures that a signed-in person sets or confirms; hashing them is expensive. */
  hashing: { points: 60, windowMs: HOUR_MS },
  /** 600 changes of a parent an hour. */
  parentWriteBlocks: { points: 600 / PARENT_WRITE_BLOCK, windowMs: HOUR_MS },
  /** 60 plans, analytics, calendar files or exports of a family a minute, each kind apart. */
  heavyReadBlocks: { points: 60 / HEAVY_READ_BLOCK, windowMs: MINUTE_MS },
  kidWrites: { points: 120, windowMs: HOUR_MS },
  messages: { points: 200, windowMs: HOUR_MS },
  uploads: { points: 60, windowMs: HOUR_MS },
  webImages: { points: 200, windowMs: HOUR_MS },
  uploadCompletions: { points: 60, windowMs: HOUR_MS },
  /** Links for a new password, per username or email address. */
  resetName: { points: 3, windowMs: HOUR_MS },
  /** Links that confirm an address: sent to one person, and to one address for whomever. */
  mailPerson: { points: 5, windowMs: HOUR_MS },
  mailAddress: { points: 5, windowMs: DAY_MS },
  /** Invitations sent by mail in the whole installation; INVITE_MAILS_PER_DAY sets the number. */
  inviteMails: { points: 100, windowMs: DAY_MS },
  exports: { points: 30, windowMs: HOUR_MS },
  /** Audit log entries of one action and outcome that one person can cause by repeating it. */
  auditLines: { points: 20, windowMs: HOUR_MS },
} as const;
export type PolicyName = keyof typeof LIMIT_POLICIES;
