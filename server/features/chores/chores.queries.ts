import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { CreateChoreInput, UpdateChoreInput } from '@shared/contracts/chores';
import { chores } from '@shared/tables/index';
import type { Db, Executor } from '../../db/client';
import { prepared } from '../../db/prepared';
import { newId } from '../../lib/ids';

export type ChoreRow = typeof chores.$inferSelect;

const listInOrder = (name: string, ...orderBy: SQL[]) =>
  prepared((db) =>
    db
      .select()
      .from(chores)
      .where(and(eq(chores.familyId, sql.placeholder('familyId')), isNull(chores.archivedAt)))
      .orderBy(...orderBy)
      .prepare(name),
  );

const newestFirst = listInOrder('chores_newest_first', desc(chores.createdAt), desc(chores.id));
const cheapestFirst = listInOrder(
  'chores_cheapest_first',
  asc(chores.starReward),
  asc(chores.name),
  asc(chores.id),
);

export const listChoresNewestFirst = (db: Db, familyId: string) => newestFirst(db).execute({ familyId });

export const listChoresCheapestFirst = (db: Db, familyId: string) => cheapestFirst(db).execute({ familyId });

/** The family's chore that is not deleted, or undefined. */
export async function findChore(tx: Executor, familyId: string, id: string): Promise<ChoreRow | undefined> {
  const [row] = await tx
    .select()
    .from(chores)
    .where(and(eq(chores.familyId, familyId), eq(chores.id, id), isNull(chores.archivedAt)));
  return row;
}

export async function insertChore(
  tx: Executor,
  familyId: string,
  input: CreateChoreInput,
): Promise<ChoreRow> {
  const [row] = await tx
    .insert(chores)
    .values({ id: newId(), familyId, ...input })
    .returning();
  if (!row) throw new Error('insert returned no row');
  return row;
}

export async function updateChore(
  tx: Executor,
  familyId: string,
  id: string,
  changes: UpdateChoreInput,
): Promise<ChoreRow | undefined> {
  const [row] = await tx
    .update(chores)
    // Naming the id too keeps a change of nothing a valid statement.
    .set({ ...changes, id })
    .where(and(eq(chores.familyId, familyId), eq(chores.id, id), isNull(chores.archivedAt)))
    .returning();
  return row;
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
