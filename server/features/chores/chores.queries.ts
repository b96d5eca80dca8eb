import { and, asc, desc, eq, getTableColumns, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { CreateChoreInput, UpdateChoreInput } from '@shared/contracts/chores';
import type { TurnPasses } from '@shared/rules/turns';
import { choreAssignments, chores } from '@shared/tables/index';
import type { Db, Executor, Tx } from '../../db/client';
import { prepared } from '../../db/prepared';
import { assignedKidsOf } from '../../db/record-columns';
import { newId } from '../../lib/ids';

const columns = { ...getTableColumns(chores), kidIds: assignedKidsOf('chores') };

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

const newestFirst = listInOrder('chores_newest_first', desc(chores.createdAt), desc(chores.id));
const cheapestFirst = listInOrder(
  'chores_cheapest_first',
  asc(chores.starReward),
  sql`lower(${chores.name})`,
  asc(chores.name),
  asc(chores.id),
);

export const listChoresNewestFirst = (db: Db, familyId: string) => newestFirst(db).execute({ familyId });

export const listChoresCheapestFirst = (db: Executor, familyId: string) =>
  cheapestFirst(db).execute({ familyId });

/** The family's chore that is not deleted, or undefined. */
export async function findChore(tx: Executor, familyId: string, id: string): Promise<ChoreRow | undefined> {
  const [row] = await tx
    .select(columns)
    .from(chores)
    .where(and(eq(chores.familyId, familyId), eq(chores.id, id), isNull(chores.archivedAt)));
  return row;
}

/** Adds a chore for `kidIds`, who are kids of the family. */
export async function insertChore(
  tx: Tx,
  familyId: string,
  { kidIds, ...input }: CreateChoreInput,
): Promise<ChoreRow> {
  const id = newId();
  await tx.insert(chores).values({ id, familyId, ...input });
  await assign(tx, familyId, id, kidIds);
  return requireChore(tx, familyId, id);
}

/** Changes what `changes` names of a chore that exists; `kidIds` are kids of the family. */
export async function updateChore(
  tx: Tx,
  familyId: string,
  id: string,
  { kidIds, ...changes }: UpdateChoreInput,
): Promise<ChoreRow> {
  await tx
    .update(chores)
    // Naming the id too keeps a change of nothing a valid statement.
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

async function assign(tx: Tx, familyId: string, choreId: string, kidIds: string[]): Promise<void> {
  if (kidIds.length === 0) return;
  await tx.insert(choreAssignments).values(kidIds.map((kidId) => ({ familyId, choreId, kidId })));
}

async function requireChore(tx: Tx, familyId: string, id: string): Promise<ChoreRow> {
  const row = await findChore(tx, familyId, id);
  if (!row) throw new Error('a chore that was just written is gone');
  return row;
}

/** Holds the chore's row until `tx` ends; undefined when the family has none of this id that is not deleted. */
export async function lockChore(tx: Tx, familyId: string, id: string) {
  const [row] = await tx
    .select()
    .from(chores)
    .where(and(eq(chores.familyId, familyId), eq(chores.id, id), isNull(chores.archivedAt)))
    .for('no key update');
  return row;
}

/** Moves the order of turns as `turnPasses` says; the caller holds the chore's row. */
export async function passTurn(
  tx: Tx,
  familyId: string,
  id: string,
  turnPasses: TurnPasses,
): Promise<ChoreRow> {
  await tx
    .update(chores)
    .set({ turnPasses })
    .where(and(eq(chores.familyId, familyId), eq(chores.id, id)));
  return requireChore(tx, familyId, id);
}

/** Makes the chores inactive that are for this kid alone; without, they would become everybody's. */
export async function deactivateChoresOf(tx: Tx, familyId: string, kidId: string): Promise<void> {
  const only = tx
    .select({ id: choreAssignments.choreId })
    .from(choreAssignments)
    .where(eq(choreAssignments.familyId, familyId))
    .groupBy(choreAssignments.choreId)
    .having(sql`count(*) = 1 AND bool_and(${choreAssignments.kidId} = ${kidId})`);
  await tx
    .update(chores)
    .set({ isActive: false })
    .where(and(eq(chores.familyId, familyId), inArray(chores.id, only)));
}

/** Takes the chore out of every list (docs/domain.md, "Chores"). Returns whether there was one. */
export async function archiveChore(tx: Executor, familyId: string, id: string): Promise<boolean> {
  const rows = await tx
    .update(chores)
    .set({ archivedAt: sql`now()`, isActive: false })
    .where(and(eq(chores.familyId, familyId), eq(chores.id, id), isNull(chores.archivedAt)))
    .returning({ id: chores.id });
  return rows.length > 0;
}
