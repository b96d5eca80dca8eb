import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { CreateChoreInput, UpdateChoreInput } from '@shared/contracts/chores';
import { isForKid } from '@shared/rules/assignments';
import type { Step } from '@shared/rules/routine';
import { choreAssignments, chores, choreSubmissions } from '@shared/tables/index';
import type { Db, Executor, Tx } from '../../db/client';
import { prepared } from '../../db/prepared';
import { assignedKidsOf } from '../../db/record-columns';
import { newId } from '../../lib/ids';

export const columns = { ...getTableColumns(chores), kidIds: assignedKidsOf('chores') };

export type ChoreRow = typeof chores.$inferSelect & { kidIds: string[] };

const listInOrder = (name: string, ...orderBy: SQL[]) =>
  prepared((db) =>
    db
      .select(columns)
      .from(chores)
      .where(and(eq(chores.familyId, sql.placeholder('familyId')), isNull(chores.archivedAt)))
      .orderBy(...orderBy)
      .prepare(name),
  );

export const cheapestFirst = [
  asc(chores.starReward),
  sql`lower(${chores.name})`,
  asc(chores.name),
  asc(chores.id),
];

const listedNewestFirst = listInOrder('chores_newest_first', desc(chores.createdAt), desc(chores.id));
const listedCheapestFirst = listInOrder('chores_cheapest_first', ...cheapestFirst);

export const listChoresNewestFirst = (db: Db, familyId: string) =>
  listedNewestFirst(db).execute({ familyId });

export const listChoresCheapestFirst = (db: Executor, familyId: string) =>
  listedCheapestFirst(db).execute({ familyId });

export async function findChore(tx: Executor, familyId: string, id: string): Promise<ChoreRow | undefined> {
  const [row] = await tx
    .select(columns)
    .from(chores)
    .where(and(eq(chores.familyId, familyId), eq(chores.id, id), isNull(chores.archivedAt)));
  return row;
}

type WithIds<Input> = Omit<Input, 'steps'> & { steps?: Step[] };

/** `kidIds` must be kids of the family. */
export async function insertChore(
  tx: Tx,
  familyId: string,
  { kidIds, ...input }: WithIds<CreateChoreInput>,
): Promise<ChoreRow> {
  const id = newId();
  await tx.insert(chores).values({ id, familyId, ...input });
  await assign(tx, familyId, id, kidIds);
  return requireChore(tx, familyId, id);
}

export async function updateChore(
  tx: Tx,
  familyId: string,
  id: string,
  { kidIds, ...changes }: WithIds<UpdateChoreInput> & { turnsPassedAt?: Date[] },
): Promise<ChoreRow> {
  await tx
    .update(chores)
    .set({ ...changes, id })
    .where(and(eq(chores.familyId, familyId), eq(chores.id, id)));
  if (kidIds) {
    await tx
      .delete(choreAssignments)
      .where(and(eq(choreAssignments.familyId, familyId), eq(choreAssignments.choreId, id)));
    await assign(tx, familyId, id, kidIds);
  }
  return requireChore(tx, familyId, id);
}

/** The caller holds the chores' rows. */
export async function updateChores(tx: Tx, familyId: string, rows: readonly ChoreRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ id, starReward, schedule, isActive, turnsPassedAt }) => ({
    id,
    starReward,
    schedule,
    isActive,
    turnsPassedAt,
  }));
  await tx.execute(sql`
    UPDATE chores SET star_reward = item."starReward", schedule = item.schedule, is_active = item."isActive",
      turns_passed_at = item."turnsPassedAt"
    FROM jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      AS item (id uuid, "starReward" integer, schedule jsonb, "isActive" boolean, "turnsPassedAt" timestamptz[])
    WHERE chores.family_id = ${familyId} AND chores.id = item.id`);
}

async function assign(tx: Tx, familyId: string, choreId: string, kidIds: string[]): Promise<void> {
  if (kidIds.length === 0) return;
  await tx.insert(choreAssignments).values(kidIds.map((kidId) => ({ familyId, choreId, kidId })));
}

async function requireChore(tx: Tx, familyId: string, id: string): Promise<ChoreRow> {
  const row = await findChore(tx, familyId, id);
  if (!row) throw new Error('a chore that was just written is gone');
  return row;
}

/** Returns undefined for a deleted chore. */
export async function lockChore(tx: Tx, familyId: string, id: string): Promise<ChoreRow | undefined> {
  const locked = await tx
    .select({ id: chores.id })
    .from(chores)
    .where(and(eq(chores.familyId, familyId), eq(chores.id, id), isNull(chores.archivedAt)))
    .for('no key update');
  return locked.length === 0 ? undefined : findChore(tx, familyId, id);
}

export async function isSubmittedSince(
  tx: Tx,
  familyId: string,
  choreId: string,
  since: Date,
): Promise<boolean> {
  const rows = await tx
    .select({ id: choreSubmissions.id })
    .from(choreSubmissions)
    .where(
      and(
        eq(choreSubmissions.familyId, familyId),
        eq(choreSubmissions.choreId, choreId),
        ne(choreSubmissions.status, 'rejected'),
        gt(choreSubmissions.submittedAt, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export const lockChoresById = (tx: Tx, familyId: string, ids: string[]): Promise<ChoreRow[]> =>
  lockChores(tx, familyId, inArray(chores.id, ids));

/** Locks the chores with turns that include this kid. */
export async function lockTurnChoresOf(tx: Tx, familyId: string, kidId: string): Promise<ChoreRow[]> {
  const rows = await lockChores(tx, familyId, eq(chores.sharing, 'turns'));
  return rows.filter((row) => isForKid(row, kidId));
}

export const lockWeeklyChores = (tx: Tx, familyId: string): Promise<ChoreRow[]> =>
  lockChores(tx, familyId, sql`${chores.schedule} ->> 'per' = 'week'`);

async function lockChores(tx: Tx, familyId: string, which: SQL): Promise<ChoreRow[]> {
  const locked = await tx
    .select({ id: chores.id })
    .from(chores)
    .where(and(eq(chores.familyId, familyId), isNull(chores.archivedAt), which))
    .orderBy(asc(chores.id))
    .for('no key update');
  const ids = locked.map(({ id }) => id);
  if (ids.length === 0) return [];
  return tx
    .select(columns)
    .from(chores)
    .where(and(eq(chores.familyId, familyId), inArray(chores.id, ids)));
}

/** The chores for this kid only, which would otherwise become everyone's. */
export async function listChoresOnlyOf(tx: Tx, familyId: string, kidId: string): Promise<ChoreRow[]> {
  const only = tx
    .select({ id: choreAssignments.choreId })
    .from(choreAssignments)
    .where(eq(choreAssignments.familyId, familyId))
    .groupBy(choreAssignments.choreId)
    .having(sql`count(*) = 1 AND bool_and(${choreAssignments.kidId} = ${kidId})`);
  return tx
    .select(columns)
    .from(chores)
    .where(and(eq(chores.familyId, familyId), inArray(chores.id, only)));
}

export async function archiveChore(tx: Tx, familyId: string, id: string): Promise<void> {
  await tx
    .update(chores)
    .set({ archivedAt: sql`now()`, isActive: false })
    .where(and(eq(chores.familyId, familyId), eq(chores.id, id)));
}
