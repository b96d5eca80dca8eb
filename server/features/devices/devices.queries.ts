import { and, asc, eq, exists, gt, isNull, sql } from 'drizzle-orm';
import { PAIRING_MINUTES } from '@shared/constants';
import { devicePairings, families, familyDevices } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';
import { notFound } from '../../lib/errors';
import { newId } from '../../lib/ids';

export type DeviceRow = typeof familyDevices.$inferSelect;

export const listDevices = (tx: Executor, familyId: string): Promise<DeviceRow[]> =>
  tx
    .select()
    .from(familyDevices)
    .where(eq(familyDevices.familyId, familyId))
    .orderBy(asc(familyDevices.createdAt), asc(familyDevices.id));

export async function insertDevice(
  tx: Tx,
  device: { familyId: string; name: string; tokenHash: string },
): Promise<DeviceRow> {
  const [row] = await tx
    .insert(familyDevices)
    .values({ id: newId(), ...device })
    .returning();
  if (!row) throw new Error('insert returned no row');
  return row;
}

/** Returns the device with its new name, or undefined when the family has none such. */
export async function renameDevice(
  tx: Executor,
  familyId: string,
  id: string,
  name: string,
): Promise<DeviceRow | undefined> {
  const [row] = await tx
    .update(familyDevices)
    .set({ name })
    .where(and(eq(familyDevices.familyId, familyId), eq(familyDevices.id, id)))
    .returning();
  return row;
}

/** Returns whether the family had the device. */
export async function deleteDevice(tx: Tx, familyId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(familyDevices)
    .where(and(eq(familyDevices.familyId, familyId), eq(familyDevices.id, id)))
    .returning({ id: familyDevices.id });
  return rows.length > 0;
}

/** Returns when the code expires, or undefined when the same one is taken at the moment. */
export async function insertPairing(
  tx: Executor,
  pairing: { familyId: string; name: string; codeHash: string },
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

/** The family of a code, whether or not it is still valid. */
export async function findPairingFamily(tx: Executor, codeHash: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ familyId: devicePairings.familyId })
    .from(devicePairings)
    .where(eq(devicePairings.codeHash, codeHash));
  return row?.familyId;
}

/** Uses the code up. Returns whose it is, or undefined when it is not valid or its family is suspended. */
export async function takePairing(
  tx: Tx,
  codeHash: string,
): Promise<{ familyId: string; name: string } | undefined> {
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
    .returning({ familyId: devicePairings.familyId, name: devicePairings.name });
  return row;
}

/** What a tablet shows of its family. Throws 404 when it has just been deleted. */
export async function findFamily(tx: Executor, familyId: string) {
  const [row] = await tx
    .select({ name: families.name, leaderboardMode: families.leaderboardMode })
    .from(families)
    .where(eq(families.id, familyId));
  if (!row) throw notFound('family');
  return row;
}
