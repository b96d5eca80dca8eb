import { desc, eq } from 'drizzle-orm';
import { PAGE, type FamilyLogKind } from '@shared/constants';
import type { FamilyLogEntry } from '@shared/contracts/family-log';
import { familyLog, users } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';
import { newId } from '../../lib/ids';

export async function logForFamily(
  tx: Tx,
  entry: { familyId: string; kind: FamilyLogKind; adminId: string; reason: string | null },
): Promise<void> {
  await tx.insert(familyLog).values({ id: newId(), ...entry });
}

export async function readFamilyLog(tx: Executor, familyId: string): Promise<FamilyLogEntry[]> {
  const rows = await tx
    .select({
      id: familyLog.id,
      kind: familyLog.kind,
      at: familyLog.at,
      by: users.username,
      reason: familyLog.reason,
    })
    .from(familyLog)
    .leftJoin(users, eq(users.id, familyLog.adminId))
    .where(eq(familyLog.familyId, familyId))
    .orderBy(desc(familyLog.at), desc(familyLog.id))
    .limit(PAGE.max);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
