import { and, eq, inArray, sql } from 'drizzle-orm';
import { boards, families, familyDevices, kids, kidStickers, rewards } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';
import { prepared } from '../../db/prepared';
import type { BoardActor } from '../../lib/actor';
import { unauthorized } from '../../lib/errors';

export type BoardRow = Awaited<ReturnType<typeof readBoardRow>>;

const boardWithFamily = prepared((db) =>
  db
    .select({
      id: boards.deviceId,
      name: familyDevices.name,
      mode: boards.mode,
      kidIds: boards.kidIds,
      theme: boards.theme,
      showEvents: boards.showEvents,
      showStars: boards.showStars,
      showGoals: boards.showGoals,
      keepAwake: boards.keepAwake,
      isSeen: sql<boolean>`coalesce(${boards.seenAt} > now() - interval '1 minute', false)`,
      family: {
        name: families.name,
        locale: families.locale,
        sounds: families.sounds,
        idleMinutes: families.idleMinutes,
        nightFrom: families.nightFrom,
        nightUntil: families.nightUntil,
      },
    })
    .from(boards)
    .innerJoin(familyDevices, eq(familyDevices.id, boards.deviceId))
    .innerJoin(families, eq(families.id, boards.familyId))
    .where(
      and(eq(boards.familyId, sql.placeholder('familyId')), eq(boards.deviceId, sql.placeholder('deviceId'))),
    )
    .prepare('board_with_family'),
);

/** The settings of the board and of its family. Throws 401 if it was just removed. */
export async function readBoardRow(tx: Executor, { device, familyId }: BoardActor) {
  const [row] = await boardWithFamily(tx).execute({ familyId, deviceId: device.id });
  if (!row) throw unauthorized();
  return row;
}

const surprisedKids = prepared((db) =>
  db
    .select({ kidId: kidStickers.kidId })
    .from(kidStickers)
    .where(
      and(eq(kidStickers.familyId, sql.placeholder('familyId')), eq(kidStickers.day, sql.placeholder('day'))),
    )
    .prepare('surprised_kids'),
);

/** The kids who have opened their surprise of `day`. */
export async function listSurprisedKids(tx: Executor, familyId: string, day: string): Promise<string[]> {
  const rows = await surprisedKids(tx).execute({ familyId, day });
  return rows.map(({ kidId }) => kidId);
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
