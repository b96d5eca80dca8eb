import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { boards, families, familyDevices, kids, rewards } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';
import { prepared } from '../../db/prepared';
import { showsSavings } from '../../devices/paired-devices';
import { boardColumns } from '../devices/devices.queries';
import { clockColumns } from '../families/family-timezone';
import { goalRewardId, heldStars, inOrder } from '../kids/kids.queries';

export type BoardRows = NonNullable<Awaited<ReturnType<typeof findBoard>>>;
export type BoardRow = BoardRows['board'];
export type BoardKid = BoardRows['kids'][number];

// The calendars whose events the board would show.
const failingCalendars = sql<string[]>`CASE WHEN ${boards.showEvents} THEN array(
  SELECT calendar.name FROM family_calendars AS calendar
  WHERE calendar.family_id = ${boards.familyId} AND calendar.state = 'failing' AND (
    calendar.kid_id IS NULL OR cardinality(${boards.kidIds}) = 0 OR calendar.kid_id = ANY(${boards.kidIds}))
  ORDER BY calendar.created_at, calendar.id
) ELSE '{}'::text[] END`;

const hasOpenedSurprise = sql<boolean>`EXISTS (
  SELECT FROM kid_stickers AS sticker WHERE sticker.family_id = ${kids.familyId} AND sticker.kid_id = ${kids.id}
    AND sticker.day = (now() AT TIME ZONE ${families.timezone})::date)`;

const familyOfBoard = prepared((db) =>
  db
    .select({
      board: {
        id: boards.deviceId,
        name: familyDevices.name,
        ...boardColumns,
        failingCalendars,
        hasCalendars: sql<boolean>`EXISTS (SELECT FROM family_calendars AS calendar WHERE calendar.family_id = ${boards.familyId})`,
        isSeen: sql<boolean>`coalesce(${boards.seenAt} > now() - interval '1 minute', false)`,
      },
      family: {
        ...clockColumns,
        name: families.name,
        locale: families.locale,
        sounds: families.sounds,
        idleMinutes: families.idleMinutes,
        nightFrom: families.nightFrom,
        nightUntil: families.nightUntil,
      },
      kid: {
        ...getTableColumns(kids),
        heldStars: sql<number>`CASE WHEN ${showsSavings} THEN ${heldStars} ELSE 0 END`,
        goalRewardId: sql<string | null>`CASE WHEN ${boards.showGoals} THEN ${goalRewardId} END`,
        hasOpenedSurprise,
      },
    })
    .from(boards)
    .innerJoin(familyDevices, eq(familyDevices.id, boards.deviceId))
    .innerJoin(families, eq(families.id, boards.familyId))
    .leftJoin(
      kids,
      and(
        eq(kids.familyId, boards.familyId),
        sql`(cardinality(${boards.kidIds}) = 0 OR ${kids.id} = ANY(${boards.kidIds}))`,
      ),
    )
    .where(
      and(
        eq(boards.familyId, sql.placeholder('familyId')),
        eq(boards.deviceId, sql.placeholder('deviceId')),
        isNull(families.suspendedAt),
      ),
    )
    .orderBy(...inOrder)
    .prepare('family_of_board'),
);

/** The board, its family and the kids that it shows, in order, in one statement. */
export async function findBoard(tx: Executor, familyId: string, deviceId: string) {
  const rows = await familyOfBoard(tx).execute({ familyId, deviceId });
  const [first] = rows;
  if (!first) return undefined;
  return { board: first.board, family: first.family, kids: rows.flatMap(({ kid }) => kid ?? []) };
}

export const listGoalRewards = (tx: Executor, familyId: string, ids: string[]) =>
  tx
    .select({
      id: rewards.id,
      name: rewards.name,
      iconName: rewards.iconName,
      starCost: rewards.starCost,
      isMystery: rewards.isMystery,
    })
    .from(rewards)
    .where(and(eq(rewards.familyId, familyId), inArray(rewards.id, ids)));

export async function readNight(tx: Executor, familyId: string) {
  const [row] = await tx
    .select({ nightFrom: families.nightFrom, nightUntil: families.nightUntil })
    .from(families)
    .where(eq(families.id, familyId));
  return row ?? { nightFrom: null, nightUntil: null };
}

export async function saveNight(
  tx: Tx,
  familyId: string,
  night: { nightFrom: string | null; nightUntil: string | null },
): Promise<void> {
  await tx.update(families).set(night).where(eq(families.id, familyId));
}

/** Makes exactly these kids confirm with their pictures. */
export async function savePictureKids(tx: Tx, familyId: string, kidIds: string[]): Promise<void> {
  await tx
    .update(kids)
    .set({ asksPictures: inArray(kids.id, kidIds) })
    .where(eq(kids.familyId, familyId));
}
