import { and, asc, eq, exists, getTableColumns, gt, isNull, sql, type SQL } from 'drizzle-orm';
import type { BoardInput, BoardSettings } from '@shared/contracts/devices';
import { PAIRING_MINUTES } from '@shared/constants';
import { boards, devicePairings, families, familyDevices, users } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';
import { notFound } from '../../lib/errors';
import { newId } from '../../lib/ids';

/** A board counts as online this long after its last read. */
const ONLINE_MINUTES = 2;

export const boardColumns = {
  mode: boards.mode,
  kidIds: boards.kidIds,
  theme: boards.theme,
  showEvents: boards.showEvents,
  showStars: boards.showStars,
  showGoals: boards.showGoals,
  keepAwake: boards.keepAwake,
};

export type DeviceRow = Awaited<ReturnType<typeof selectDevices>>[number];

const selectDevices = (tx: Executor, where: SQL | undefined) =>
  tx
    .select({
      ...getTableColumns(familyDevices),
      madeBy: { id: users.id, firstName: users.firstName },
      board: boardColumns,
      online: sql<boolean>`coalesce(${boards.seenAt} > now() - ${ONLINE_MINUTES} * interval '1 minute', false)`,
    })
    .from(familyDevices)
    .innerJoin(users, eq(users.id, familyDevices.madeBy))
    .leftJoin(boards, eq(boards.deviceId, familyDevices.id))
    .where(where)
    .orderBy(asc(familyDevices.createdAt), asc(familyDevices.id));

export const listDevices = (tx: Executor, familyId: string): Promise<DeviceRow[]> =>
  selectDevices(tx, eq(familyDevices.familyId, familyId));

export async function findDevice(tx: Executor, familyId: string, id: string): Promise<DeviceRow | undefined> {
  const [row] = await selectDevices(tx, and(eq(familyDevices.familyId, familyId), eq(familyDevices.id, id)));
  return row;
}

export async function insertDevice(
  tx: Tx,
  device: { familyId: string; name: string; tokenHash: string; madeBy: string },
): Promise<string> {
  const id = newId();
  await tx.insert(familyDevices).values({ id, ...device });
  return id;
}

export async function renameDevice(
  tx: Executor,
  familyId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const rows = await tx
    .update(familyDevices)
    .set({ name })
    .where(and(eq(familyDevices.familyId, familyId), eq(familyDevices.id, id)))
    .returning({ id: familyDevices.id });
  return rows.length > 0;
}

/** Makes the device a board, or changes it. */
export async function saveBoard(
  tx: Tx,
  { familyId, deviceId }: { familyId: string; deviceId: string },
  changes: BoardInput,
): Promise<BoardSettings> {
  const [row] = await tx
    .insert(boards)
    .values({ ...changes, familyId, deviceId })
    .onConflictDoUpdate({ target: boards.deviceId, set: { ...changes, deviceId } })
    .returning(boardColumns);
  if (!row) throw new Error('insert returned no row');
  return row;
}

/** Returns whether it was a board. */
export async function deleteBoard(tx: Tx, familyId: string, deviceId: string): Promise<boolean> {
  const rows = await tx
    .delete(boards)
    .where(and(eq(boards.familyId, familyId), eq(boards.deviceId, deviceId)))
    .returning({ deviceId: boards.deviceId });
  return rows.length > 0;
}

export async function lockDevice(tx: Tx, familyId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: familyDevices.id })
    .from(familyDevices)
    .where(and(eq(familyDevices.familyId, familyId), eq(familyDevices.id, id)))
    .for('update');
  return rows.length > 0;
}

export async function deleteDevice(tx: Tx, familyId: string, id: string): Promise<void> {
  await tx.delete(familyDevices).where(and(eq(familyDevices.familyId, familyId), eq(familyDevices.id, id)));
}

export async function insertPairing(
  tx: Executor,
  pairing: {
    familyId: string;
    name: string;
    board: BoardInput | null;
    address: string;
    codeHash: string;
    madeBy: string;
  },
): Promise<Date | undefined> {
  const [row] = await tx
    .insert(devicePairings)
    .values({ ...pairing, expiresAt: sql`now() + ${PAIRING_MINUTES} * interval '1 minute'` })
    .onConflictDoUpdate({
      target: devicePairings.codeHash,
      set: { ...pairing, createdAt: sql`now()`, expiresAt: sql`excluded.expires_at` },
      setWhere: sql`${devicePairings.expiresAt} <= now()`,
    })
    .returning({ expiresAt: devicePairings.expiresAt });
  return row?.expiresAt;
}

/** With `address`, finds only a code created there. Includes expired codes. */
export async function findPairingFamily(
  tx: Executor,
  codeHash: string,
  address: string | undefined,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ familyId: devicePairings.familyId })
    .from(devicePairings)
    .where(
      and(
        eq(devicePairings.codeHash, codeHash),
        address === undefined ? undefined : eq(devicePairings.address, address),
      ),
    );
  return row?.familyId;
}

/** Returns undefined for an invalid code or a suspended family. */
export async function takePairing(
  tx: Tx,
  codeHash: string,
): Promise<{ familyId: string; name: string; board: BoardInput | null; madeBy: string } | undefined> {
  const [row] = await tx
    .delete(devicePairings)
    .where(
      and(
        eq(devicePairings.codeHash, codeHash),
        gt(devicePairings.expiresAt, sql`now()`),
        exists(
          tx
            .select({ id: families.id })
            .from(families)
            .where(and(eq(families.id, devicePairings.familyId), isNull(families.suspendedAt))),
        ),
      ),
    )
    .returning({
      familyId: devicePairings.familyId,
      name: devicePairings.name,
      board: devicePairings.board,
      madeBy: devicePairings.madeBy,
    });
  return row;
}

/** Throws 404 if the tablet was just deleted. */
export async function findFamily(tx: Executor, familyId: string) {
  const [row] = await tx
    .select({
      name: families.name,
      leaderboardMode: families.leaderboardMode,
      idleMinutes: families.idleMinutes,
    })
    .from(families)
    .where(eq(families.id, familyId));
  if (!row) throw notFound('family');
  return row;
}
