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

/** An IPv6 /56 may make five times as many attempts, a /48 fifteen times. */
const ADDRESS_POLICIES = {
  familyCodeUnknown: { points: 20, windowMs: QUARTER_MS },
  familyCodeUnknownDaily: { points: 100, windowMs: DAY_MS },
  pairingAddress: { points: 10, windowMs: QUARTER_MS },
  patternAddress: { points: 60, windowMs: DAY_MS },
  loginAddress: { points: 50, windowMs: QUARTER_MS },
  loginAddressDaily: { points: 200, windowMs: DAY_MS },
  /** Challenges of passkey logins, which are stored for minutes. */
  passkeyChallenges: { points: 100, windowMs: QUARTER_MS },
  adminAddress: { points: 10, windowMs: QUARTER_MS },
  registration: { points: 300, windowMs: HOUR_MS },
  resetAddress: { points: 20, windowMs: HOUR_MS },
} satisfies Record<string, Policy>;

export type AddressPolicy = keyof typeof ADDRESS_POLICIES;

const inBlocks = Object.fromEntries(
  Object.entries(ADDRESS_POLICIES).flatMap(([name, policy]) => [
    [`${name}56`, times(5, policy)],
    [`${name}48`, times(15, policy)],
  ]),
) as Record<`${AddressPolicy}${56 | 48}`, Policy>;

export const PARENT_WRITE_BLOCK = 10;
export const HEAVY_READ_BLOCK = 10;
export const BOARD_READ_BLOCK = 10;

export const LIMIT_POLICIES = {
  ...ADDRESS_POLICIES,
  ...inBlocks,
  /** The limit of all unknown devices together. */
  familyCodeUnknownTotal: { points: 2000, windowMs: QUARTER_MS },
  familyCodeKnown: { points: 600, windowMs: QUARTER_MS },
  /** The first attempt of a network, which is not counted as a repeated one. */
  pairingFirst: { points: 1, windowMs: QUARTER_MS },
  /** Codes from all addresses: first attempts of networks, and further ones. */
  pairingFirstTotal: { points: 1000, windowMs: QUARTER_MS },
  pairingTotal: { points: 1000, windowMs: QUARTER_MS },
  patternFamily: { points: 30, windowMs: HOUR_MS },
  patternKidDaily: { points: 100, windowMs: DAY_MS },
  loginUsername: { points: 10, windowMs: QUARTER_MS },
  loginUsernameDaily: { points: 100, windowMs: DAY_MS },
  adminAccount: { points: 5, windowMs: 30 * MINUTE_MS },
  logins: { points: 60, windowMs: HOUR_MS },
  unknownTokens: { points: 100, windowMs: QUARTER_MS },
  tokenRequests: { points: 300, windowMs: QUARTER_MS },
  webhookTests: { points: 30, windowMs: HOUR_MS },
  hashing: { points: 60, windowMs: HOUR_MS },
  parentWriteBlocks: { points: 600 / PARENT_WRITE_BLOCK, windowMs: HOUR_MS },
  /** Each kind has 60 per family and minute. */
  heavyReadBlocks: { points: 60 / HEAVY_READ_BLOCK, windowMs: MINUTE_MS },
  kidWrites: { points: 120, windowMs: HOUR_MS },
  boardReadBlocks: { points: 300 / BOARD_READ_BLOCK, windowMs: QUARTER_MS },
  boardWrites: { points: 600, windowMs: HOUR_MS },
  /** New addresses of a family's calendars. */
  calendarAddresses: { points: 20, windowMs: HOUR_MS },
  stepTaps: { points: 600, windowMs: HOUR_MS },
  messages: { points: 200, windowMs: HOUR_MS },
  praise: { points: 60, windowMs: HOUR_MS },
  uploads: { points: 60, windowMs: HOUR_MS },
  webImages: { points: 200, windowMs: HOUR_MS },
  uploadCompletions: { points: 60, windowMs: HOUR_MS },
  resetName: { points: 3, windowMs: HOUR_MS },
  /** Confirmation links per user, and per address. */
  mailPerson: { points: 5, windowMs: HOUR_MS },
  mailAddress: { points: 5, windowMs: DAY_MS },
  inviteMails: { points: 100, windowMs: DAY_MS },
  exports: { points: 30, windowMs: HOUR_MS },
  /** Audit log lines per action, outcome and user. */
  auditLines: { points: 20, windowMs: HOUR_MS },
  /** Pages and refetches repeat the same list or search. */
  auditRepeats: { points: 1, windowMs: 2 * QUARTER_MS },
} as const;
export type PolicyName = keyof typeof LIMIT_POLICIES;
