import { and, eq, getTableColumns, gte, isNull, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { kidBadges, kidGoals, kids, rewardRedemptions, rewards, starLedger } from '@shared/tables/index';
import { BADGES } from '@shared/rules/badges';
import type { Tx } from '../../db/client';
import { prepared } from '../../db/prepared';

export type LedgerRow = typeof starLedger.$inferSelect;

type NewRow = Omit<LedgerRow, 'balance' | 'createdAt' | 'position'>;

type Value = keyof NewRow;
const value = (name: Value, type: 'uuid' | 'text' | 'integer' | 'boolean') =>
  sql`${sql.placeholder(name)}::${sql.raw(type)}`;

const BADGE_ROWS = sql.raw(
  `(VALUES ${BADGES.map(({ id, starRequirement }) => `('${id}', ${starRequirement})`).join()}) AS badge (id, stars)`,
);

/**
 * One statement, because each round trip slows down approvals. The entry doesn't use the transaction's time,
 * because a later entry must not be older.
 */
const moveStatement = prepared((db) => {
  const sums = db.$with('sums').as(
    db
      .update(kids)
      .set({
        totalStars: sql`${kids.totalStars} + ${value('amount', 'integer')}`,
        lifetimeStars: sql`${kids.lifetimeStars} + ${value('lifetimeDelta', 'integer')}`,
      })
      .where(
        and(
          eq(kids.familyId, sql.placeholder('familyId')),
          eq(kids.id, sql.placeholder('kidId')),
          gte(sql`${kids.totalStars} + ${value('amount', 'integer')}`, 0),
        ),
      )
      .returning({ totalStars: kids.totalStars, lifetimeStars: kids.lifetimeStars }),
  );
  const entry = db.$with('entry', { id: starLedger.id }).as(sql`
    INSERT INTO ${starLedger} (id, family_id, kid_id, kind, amount, lifetime_delta, balance, submission_id, redemption_id,
      reverses, actor_id, label, is_mystery, created_at)
    SELECT ${value('id', 'uuid')}, ${value('familyId', 'uuid')}, ${value('kidId', 'uuid')}, ${value('kind', 'text')},
      ${value('amount', 'integer')}, ${value('lifetimeDelta', 'integer')}, ${sums.totalStars},
      ${value('submissionId', 'uuid')}, ${value('redemptionId', 'uuid')}, ${value('reverses', 'uuid')},
      ${value('actorId', 'uuid')}, ${value('label', 'text')}, ${value('isMystery', 'boolean')}, clock_timestamp()
    FROM ${sums}
    ON CONFLICT (reverses) DO NOTHING
    RETURNING id`);
  const earned = db.$with('earned', {}).as(sql`
    INSERT INTO ${kidBadges} (family_id, kid_id, badge_id)
    SELECT ${value('familyId', 'uuid')}, ${value('kidId', 'uuid')}, badge.id FROM ${sums}, ${BADGE_ROWS}
    WHERE badge.stars > ${sums.lifetimeStars} - ${value('lifetimeDelta', 'integer')} AND badge.stars <= ${sums.lifetimeStars}
    ON CONFLICT DO NOTHING`);
  const lost = db.$with('lost', {}).as(sql`
    DELETE FROM ${kidBadges} USING ${sums}, ${BADGE_ROWS}
    WHERE family_id = ${value('familyId', 'uuid')} AND kid_id = ${value('kidId', 'uuid')} AND badge_id = badge.id
      AND badge.stars > ${sums.lifetimeStars} AND badge.stars <= ${sums.lifetimeStars} - ${value('lifetimeDelta', 'integer')}`);
  return db
    .with(sums, entry, earned, lost)
    .select({
      totalStars: sums.totalStars,
      lifetimeStars: sums.lifetimeStars,
      // A literal, so that the plan can use the partial index.
      heldStars: sql<number>`coalesce((
        SELECT sum(${rewardRedemptions.starsSpent}) FROM ${rewardRedemptions}
        WHERE ${rewardRedemptions.familyId} = ${value('familyId', 'uuid')}
          AND ${rewardRedemptions.kidId} = ${value('kidId', 'uuid')} AND ${rewardRedemptions.status} = 'pending'
      ), 0)::int`,
      entryId: entry.id,
      goal: {
        rewardId: rewards.id,
        name: rewards.name,
        iconName: rewards.iconName,
        imageUrl: rewards.imageUrl,
        isMystery: rewards.isMystery,
        starCost: rewards.starCost,
      },
    })
    .from(sums)
    .leftJoin(entry, sql`true`)
    .leftJoin(
      kidGoals,
      and(eq(kidGoals.familyId, sql.placeholder('familyId')), eq(kidGoals.kidId, sql.placeholder('kidId'))),
    )
    .leftJoin(
      rewards,
      and(
        eq(rewards.familyId, kidGoals.familyId),
        eq(rewards.id, kidGoals.rewardId),
        isNull(rewards.archivedAt),
      ),
    )
    .prepare('move_stars');
});

/**
 * The entry's id is null if the reversed entry was already reversed. Returns undefined for an unknown kid or
 * too few stars.
 */
export async function moveStars(tx: Tx, entry: NewRow) {
  const [moved] = await moveStatement(tx).execute(entry);
  return moved;
}

export type Goal = NonNullable<NonNullable<Awaited<ReturnType<typeof moveStars>>>['goal']>;

export type Cause = { submissionId: string } | { redemptionId: string };

export async function findUnreversed(tx: Tx, familyId: string, cause: Cause): Promise<LedgerRow | undefined> {
  const reversal = alias(starLedger, 'reversal');
  const [row] = await tx
    .select(getTableColumns(starLedger))
    .from(starLedger)
    .where(
      and(
        eq(starLedger.familyId, familyId),
        'submissionId' in cause
          ? eq(starLedger.submissionId, cause.submissionId)
          : eq(starLedger.redemptionId, cause.redemptionId),
        ne(starLedger.kind, 'reversal'),
        notExists(tx.select({ id: reversal.id }).from(reversal).where(eq(reversal.reverses, starLedger.id))),
      ),
    );
  return row;
}

export async function findTotalStars(tx: Tx, familyId: string, kidId: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ totalStars: kids.totalStars })
    .from(kids)
    .where(and(eq(kids.familyId, familyId), eq(kids.id, kidId)));
  return row?.totalStars;
}
