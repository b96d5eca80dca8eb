import { and, desc, eq, getTableColumns, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { StarSource } from '@shared/constants';
import { choreSubmissions, rewardRedemptions, starLedger, users } from '@shared/tables/index';
import type { Executor } from '../../db/client';

const reversal = alias(starLedger, 'reversal');
const reversed = alias(starLedger, 'reversed');

export type FullEntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

function selectEntries(tx: Executor, where: SQL | undefined) {
  return tx
    .select({
      entry: getTableColumns(starLedger),
      by: { id: users.id, firstName: users.firstName },
      submission: { iconName: choreSubmissions.choreIconName, imageUrl: choreSubmissions.choreImageUrl },
      redemption: { iconName: rewardRedemptions.rewardIconName, imageUrl: rewardRedemptions.rewardImageUrl },
      reversedBy: reversal.id,
    })
    .from(starLedger)
    .leftJoin(users, eq(users.id, starLedger.actorId))
    .leftJoin(
      choreSubmissions,
      and(
        eq(choreSubmissions.familyId, starLedger.familyId),
        eq(choreSubmissions.id, starLedger.submissionId),
      ),
    )
    .leftJoin(
      rewardRedemptions,
      and(
        eq(rewardRedemptions.familyId, starLedger.familyId),
        eq(rewardRedemptions.id, starLedger.redemptionId),
      ),
    )
    .leftJoin(reversal, eq(reversal.reverses, starLedger.id))
    .where(where);
}

export interface EntriesOf {
  familyId: string;
  kidId: string;
}

const ofKid = ({ familyId, kidId }: EntriesOf) =>
  and(eq(starLedger.familyId, familyId), eq(starLedger.kidId, kidId));

const ofSource: Record<StarSource, SQL | undefined> = {
  chores: isNotNull(starLedger.submissionId),
  rewards: isNotNull(starLedger.redemptionId),
  by_hand: and(isNull(starLedger.submissionId), isNull(starLedger.redemptionId)),
};

interface PageOfEntries {
  source?: StarSource | undefined;
  before?: number | undefined;
  limit: number;
}

export const listEntries = (tx: Executor, kid: EntriesOf, { source, before, limit }: PageOfEntries) =>
  selectEntries(
    tx,
    and(
      ofKid(kid),
      before === undefined ? undefined : lt(starLedger.position, before),
      source && ofSource[source],
    ),
  )
    .orderBy(desc(starLedger.position))
    .limit(limit);

export async function findEntry(tx: Executor, kid: EntriesOf, id: string): Promise<FullEntryRow | undefined> {
  const [row] = await selectEntries(tx, and(ofKid(kid), eq(starLedger.id, id)));
  return row;
}

/** A reversal counts as the kind it reverses. */
export function sumEntries(tx: Executor, kid: EntriesOf) {
  const kind = sql<
    Exclude<typeof starLedger.$inferSelect.kind, 'reversal'>
  >`coalesce(${reversed.kind}, ${starLedger.kind})`;
  return tx
    .select({ kind, sum: sql<number>`sum(${starLedger.amount})::int` })
    .from(starLedger)
    .leftJoin(reversed, eq(reversed.id, starLedger.reverses))
    .where(ofKid(kid))
    .groupBy(kind);
}
