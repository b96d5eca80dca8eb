import { z } from 'zod';
import { CHORE_CATEGORIES, LEADERBOARD_MODES, PAIRING_CODE_LENGTH } from '../constants';
import { errorKey } from '../error-text';
import { CHORE_ICONS } from '../icons';
import { adult, id, timestamp, requiredName } from './fields';
import { kidCard } from './kids';

/** POST /api/family/devices, POST /api/family/devices/pairings and PUT /api/family/devices/:id */
export const deviceRequest = z.object({
  name: requiredName(errorKey('validation.name')),
});

/** A paired tablet: GET /api/family/devices. */
export const device = z.object({
  id,
  name: z.string(),
  createdAt: timestamp,
  /** To the hour. */
  lastSeenAt: timestamp,
  /** Whether it is the browser that asks. */
  current: z.boolean(),
  /** The parent who paired it; it is unpaired when they leave. */
  madeBy: adult,
});
export type Device = z.infer<typeof device>;

const digits = new RegExp(`^\\d{${PAIRING_CODE_LENGTH}}$`);

/** POST /api/family/devices/pairings: what a tablet is paired by, once. */
export const pairing = z.object({ code: z.string().regex(digits), url: z.url(), expiresAt: timestamp });
export type Pairing = z.infer<typeof pairing>;

const CODE = errorKey('validation.pairing_code');

/** POST /api/devices/pair */
export const pairRequest = z.object({ code: z.string({ error: CODE }).regex(digits, CODE) });

/** A chore that a kid has the turn at now, as its egg looks: what it is called is told to nobody before they sign in. */
export const turn = z.object({ kidId: id, icon: z.enum(CHORE_ICONS), category: z.enum(CHORE_CATEGORIES) });
export type Turn = z.infer<typeof turn>;

/** POST /api/devices/pair and GET /api/device: what a paired tablet shows before a kid signs in. */
export const pairedFamily = z.object({
  family: z.object({
    name: z.string().nullable(),
    /** With `off` the cards show no stars. */
    leaderboardMode: z.enum(LEADERBOARD_MODES),
    /** Minutes without use after which a parent's session on the tablet ends. */
    idleMinutes: z.int(),
  }),
  kids: z.array(kidCard),
  /** At most one a kid, the most urgent first. */
  turns: z.array(turn),
});
export type PairedFamily = z.infer<typeof pairedFamily>;
