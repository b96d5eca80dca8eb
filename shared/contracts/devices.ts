import { z } from 'zod';
import {
  BOARD_MODES,
  BOARD_THEMES,
  CHORE_CATEGORIES,
  LEADERBOARD_MODES,
  LIMITS,
  PAIRING_CODE_LENGTH,
} from '../constants';
import { errorKey } from '../error-text';
import { CHORE_ICONS } from '../icons';
import { adult, id, timestamp, requiredName } from './fields';
import { kidCard } from './kids';

const name = requiredName(errorKey('validation.name'));
const ON_OFF = errorKey('validation.on_or_off');
const KID_IDS = errorKey('validation.kid_ids');

/** The server checks that they belong to the family. */
export const boardKidIds = z
  .array(z.uuid({ error: KID_IDS }).toLowerCase(), { error: KID_IDS })
  .max(LIMITS.kidIds, KID_IDS)
  .refine((ids) => new Set(ids).size === ids.length, KID_IDS);

/** Any subset of the settings. Without kids, a board shows every kid. */
const boardRequest = z
  .object({
    mode: z.enum(BOARD_MODES, { error: errorKey('validation.board') }),
    kidIds: boardKidIds,
    theme: z.enum(BOARD_THEMES, { error: errorKey('validation.board') }),
    showEvents: z.boolean({ error: ON_OFF }),
    showStars: z.boolean({ error: ON_OFF }),
    showGoals: z.boolean({ error: ON_OFF }),
    keepAwake: z.boolean({ error: ON_OFF }),
  })
  .partial();
export type BoardInput = z.output<typeof boardRequest>;

/** A pairing's settings. With `board`, the tablet becomes a family board. */
export const deviceRequest = z.object({ name, board: boardRequest.nullish() });

/** Either field or both. With `board: null`, a board is an ordinary tablet again. */
export const updateDeviceRequest = z
  .object({ name: name.optional(), board: boardRequest.nullish() })
  .refine((changes) => changes.name !== undefined || changes.board !== undefined, {
    path: ['name'],
    error: errorKey('validation.name'),
  });
export type UpdateDeviceInput = z.output<typeof updateDeviceRequest>;

export const boardSettings = z.object({
  mode: z.enum(BOARD_MODES),
  kidIds: z.array(id),
  theme: z.enum(BOARD_THEMES),
  showEvents: z.boolean(),
  showStars: z.boolean(),
  showGoals: z.boolean(),
  keepAwake: z.boolean(),
});
export type BoardSettings = z.infer<typeof boardSettings>;

export const device = z.object({
  id,
  name: z.string(),
  createdAt: timestamp,
  /** The last use, accurate to the hour. */
  lastSeenAt: timestamp,
  current: z.boolean(),
  /** The tablet is unpaired when this parent leaves. */
  madeBy: adult,
  /** The board's settings, null for an ordinary tablet. */
  board: boardSettings.nullable(),
  /** Whether the board was read within two minutes. */
  online: z.boolean(),
});
export type Device = z.infer<typeof device>;

const digits = new RegExp(`^\\d{${PAIRING_CODE_LENGTH}}$`);

export const pairing = z.object({ code: z.string().regex(digits), url: z.url(), expiresAt: timestamp });
export type Pairing = z.infer<typeof pairing>;

const CODE = errorKey('validation.pairing_code');

export const pairRequest = z.object({ code: z.string({ error: CODE }).regex(digits, CODE) });

/** A turn as the egg looks, without the chore's name, because it is shown before anyone signs in. */
const turn = z.object({ kidId: id, icon: z.enum(CHORE_ICONS), category: z.enum(CHORE_CATEGORIES) });
export type Turn = z.infer<typeof turn>;

export const pairedFamily = z.object({
  family: z.object({
    name: z.string().nullable(),
    /** Cards show no stars with `off`. */
    leaderboardMode: z.enum(LEADERBOARD_MODES),
    idleMinutes: z.int(),
  }),
  kids: z.array(kidCard),
  turns: z.array(turn),
  /** A board gets no kids and turns here. */
  board: boardSettings.nullable(),
});
export type PairedFamily = z.infer<typeof pairedFamily>;
