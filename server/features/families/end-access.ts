import { and, eq } from 'drizzle-orm';
import { calendarFeeds, devicePairings, familyDevices, webhooks } from '@shared/tables/index';
import type { Tx } from '../../db/client';
import { deleteTokensOf } from '../../sessions/access-tokens';
import { endTabletSessions } from '../../sessions/tablet-sessions';
import { deleteInvitesBy } from './invites.queries';

/**
 * Ends all access to the family that a member has set up, such as tablets, feeds, tokens and invitations.
 * Returns the ended session ids for `announceEnded` after the commit.
 */
export async function endAccessMadeBy(
  tx: Tx,
  { familyId, userId }: { familyId: string; userId: string },
  keep: string | null,
): Promise<string[]> {
  // Waits for a code in use, whose tablet is deleted below.
  await tx
    .delete(devicePairings)
    .where(and(eq(devicePairings.familyId, familyId), eq(devicePairings.madeBy, userId)));
  const ofMember = and(eq(familyDevices.familyId, familyId), eq(familyDevices.madeBy, userId));
  const tablets = await tx.select({ id: familyDevices.id }).from(familyDevices).where(ofMember).for('update');
  const ended = await endTabletSessions(
    tx,
    tablets.map(({ id }) => id),
    keep,
  );
  await tx.delete(familyDevices).where(ofMember);
  await tx
    .delete(calendarFeeds)
    .where(and(eq(calendarFeeds.familyId, familyId), eq(calendarFeeds.madeBy, userId)));
  await tx.delete(webhooks).where(and(eq(webhooks.familyId, familyId), eq(webhooks.madeBy, userId)));
  await deleteTokensOf(tx, userId, familyId);
  await deleteInvitesBy(tx, familyId, userId);
  return ended;
}
