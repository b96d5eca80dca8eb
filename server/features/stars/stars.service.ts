import { and, eq, sql } from 'drizzle-orm';
import { badgesCrossed, type Badge } from '@shared/rules/badges';
import { kids } from '@shared/tables/index';
import type { Tx } from '../../db/client';
import { conflict, notFound } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { causeColumns, movement } from './stars.statement';

interface Movement {
  familyId: string;
  kidId: string;
  /** Whole stars: above zero for stars earned, below for stars spent, zero for a chore that earned none. */
  amount: number;
  cause: { submissionId: string } | { redemptionId: string };
}

export interface Moved {
  totalStars: number;
  lifetimeStars: number;
  newBadges: Badge[];
}

/**
 * Moves stars by `movement` in the caller's transaction. Throws 404 for a kid of another family, and
 * 409 `not_enough_stars` when the balance would go below zero; then the caller's transaction must not commit.
 */
export async function moveStars(tx: Tx, { familyId, kidId, amount, cause }: Movement): Promise<Moved> {
  const { moved, parts } = movement(tx);
  const columns = causeColumns({
    familyId: sql`${familyId}`,
    kidId: sql`${kidId}`,
    amount: sql`${amount}`,
    submissionId: sql`${'submissionId' in cause ? cause.submissionId : null}`,
    redemptionId: sql`${'redemptionId' in cause ? cause.redemptionId : null}`,
    ledgerId: sql`${newId()}`,
  });
  const [kid] = await tx
    .with(tx.$with('cause', {}).as(sql`SELECT ${columns}`), ...parts)
    .select({ totalStars: moved.totalStars, lifetimeStars: moved.lifetimeStars })
    .from(moved);
  if (!kid) throw await whyNotMoved(tx, familyId, kidId);
  return { ...kid, newBadges: badgesEarned(kid.lifetimeStars, amount) };
}

/** The badges that a movement of `amount` has crossed on its way to `lifetimeStars`. */
export function badgesEarned(lifetimeStars: number, amount: number): Badge[] {
  return badgesCrossed(lifetimeStars - Math.max(0, amount), lifetimeStars);
}

async function whyNotMoved(tx: Tx, familyId: string, kidId: string): Promise<Error> {
  const [kid] = await tx
    .select({ id: kids.id })
    .from(kids)
    .where(and(eq(kids.familyId, familyId), eq(kids.id, kidId)));
  return kid ? conflict('not_enough_stars', 'There are not enough stars for this reward.') : notFound('Kid');
}
