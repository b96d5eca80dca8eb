import { z } from 'zod';
import { CHORE_CATEGORIES, LEADERBOARD_MODES, PAIRING_CODE_LENGTH } from '../constants';
import { errorKey } from '../error-text';
import { CHORE_ICONS } from '../icons';
import { adult, id, timestamp, requiredName } from './fields';
import { kidCard } from './kids';

export const deviceRequest = z.object({
  name: requiredName(errorKey('validation.name')),
});

/** GET /api/family/devices: a paired tablet. */
export const device = z.object({
  id,
  name: z.string(),
  createdAt: timestamp,
  /** Accurate to the hour. */
  lastSeenAt: timestamp,
  current: z.boolean(),
  /** The parent who paired it. It is unpaired when they leave. */
  madeBy: adult,
});
export type Device = z.infer<typeof device>;

const digits = new RegExp(`^\\d{${PAIRING_CODE_LENGTH}}$`);

/** POST /api/family/devices/pairings: a code that pairs one tablet. */
export const pairing = z.object({ code: z.string().regex(digits), url: z.url(), expiresAt: timestamp });
export type Pairing = z.infer<typeof pairing>;

const CODE = errorKey('validation.pairing_code');

export const pairRequest = z.object({ code: z.string({ error: CODE }).regex(digits, CODE) });

/**
 * A chore that is the kid's turn, as its egg looks. Without the name, because it is shown before anyone signs
 * in.
 */
export const turn = z.object({ kidId: id, icon: z.enum(CHORE_ICONS), category: z.enum(CHORE_CATEGORIES) });
export type Turn = z.infer<typeof turn>;

/** POST /api/devices/pair and GET /api/device: the content of a paired tablet before a kid logs in. */
export const pairedFamily = z.object({
  family: z.object({
    name: z.string().nullable(),
    /** With `off`, cards show no stars. */
    leaderboardMode: z.enum(LEADERBOARD_MODES),
    idleMinutes: z.int(),
  }),
  kids: z.array(kidCard),
  /** At most one per kid, the most urgent first. */
  turns: z.array(turn),
});
export type PairedFamily = z.infer<typeof pairedFamily>;
