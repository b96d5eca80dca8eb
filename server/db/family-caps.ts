import { and, eq, isNull } from 'drizzle-orm';
import { FAMILY_CAPS } from '@shared/constants';
import {
  boards,
  chores,
  familyCalendars,
  familyDevices,
  kids,
  memberships,
  rewards,
} from '@shared/tables/index';
import { conflict } from '../lib/errors';
import type { Tx } from './client';

type Capped = keyof typeof FAMILY_CAPS;

const COUNTS: Record<Capped, (tx: Tx, familyId: string) => Promise<number>> = {
  kids: (tx, familyId) => tx.$count(kids, eq(kids.familyId, familyId)),
  chores: (tx, familyId) => tx.$count(chores, and(eq(chores.familyId, familyId), isNull(chores.archivedAt))),
  active_chores: (tx, familyId) =>
    tx.$count(chores, and(eq(chores.familyId, familyId), isNull(chores.archivedAt), chores.isActive)),
  rewards: (tx, familyId) =>
    tx.$count(rewards, and(eq(rewards.familyId, familyId), isNull(rewards.archivedAt))),
  tablets: (tx, familyId) => tx.$count(familyDevices, eq(familyDevices.familyId, familyId)),
  boards: (tx, familyId) => tx.$count(boards, eq(boards.familyId, familyId)),
  calendars: (tx, familyId) => tx.$count(familyCalendars, eq(familyCalendars.familyId, familyId)),
  adults: (tx, familyId) => tx.$count(memberships, eq(memberships.familyId, familyId)),
};

/**
 * Throws 409 `too_many_…`. `tx` must hold `lockFamily` with 'no key update', so that concurrent requests are
 * counted.
 */
export async function requireRoom(tx: Tx, familyId: string, what: Capped, adding = 1): Promise<void> {
  const max = FAMILY_CAPS[what];
  if ((await COUNTS[what](tx, familyId)) + adding > max) throw conflict(`too_many_${what}`, { max });
}
