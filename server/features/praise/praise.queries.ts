import { and, desc, eq, getTableColumns, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { choreSubmissions, kidNews, praise, users } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';
import { newId } from '../../lib/ids';

export type PraiseRow = Awaited<ReturnType<typeof selectPraise>>[number];

const selectPraise = (tx: Executor, where: SQL | undefined) =>
  tx
    .select({ praise: getTableColumns(praise), from: { id: users.id, firstName: users.firstName } })
    .from(praise)
    .leftJoin(users, eq(users.id, praise.fromUser))
    .where(where);

/** The kid's hearts, newest first, after the heart `after`. */
export const listPraise = (
  tx: Executor,
  { familyId, kidId }: { familyId: string; kidId: string },
  { after, limit }: { after?: { createdAt: Date; id: string } | undefined; limit: number },
): Promise<PraiseRow[]> =>
  selectPraise(
    tx,
    and(
      eq(praise.familyId, familyId),
      eq(praise.kidId, kidId),
      after &&
        or(
          lt(praise.createdAt, after.createdAt),
          and(eq(praise.createdAt, after.createdAt), lt(praise.id, after.id)),
        ),
    ),
  )
    .orderBy(desc(praise.createdAt), desc(praise.id))
    .limit(limit);

export async function findPraise(tx: Executor, familyId: string, id: string): Promise<PraiseRow | undefined> {
  const [row] = await selectPraise(tx, and(eq(praise.familyId, familyId), eq(praise.id, id)));
  return row;
}

type NewPraise = Omit<typeof praise.$inferInsert, 'id'>;

export async function insertPraise(tx: Tx, values: NewPraise): Promise<string> {
  const id = newId();
  await tx.insert(praise).values({ id, ...values });
  return id;
}

/** The chore as it was submitted. */
export async function findPraisedChore(
  tx: Tx,
  { familyId, kidId }: { familyId: string; kidId: string },
  submissionId: string,
): Promise<Pick<NewPraise, 'submissionId' | 'label' | 'iconName' | 'imageUrl'> | undefined> {
  const [row] = await tx
    .select({
      submissionId: choreSubmissions.id,
      label: choreSubmissions.choreName,
      iconName: choreSubmissions.choreIconName,
      imageUrl: choreSubmissions.choreImageUrl,
    })
    .from(choreSubmissions)
    .where(
      and(
        eq(choreSubmissions.familyId, familyId),
        eq(choreSubmissions.kidId, kidId),
        eq(choreSubmissions.id, submissionId),
      ),
    );
  return row;
}

/** Deletes the hearts for a submission that the kid hasn't seen. Returns their ids. */
export async function deleteUnseenPraise(
  tx: Tx,
  { familyId, kidId, submissionId }: { familyId: string; kidId: string; submissionId: string },
): Promise<string[]> {
  const rows = await tx
    .delete(praise)
    .where(
      and(
        eq(praise.familyId, familyId),
        eq(praise.kidId, kidId),
        eq(praise.submissionId, submissionId),
        isNull(praise.shownAt),
      ),
    )
    .returning({ id: praise.id });
  return rows.map(({ id }) => id);
}

export const deletePraise = (tx: Tx, familyId: string, id: string) =>
  tx.delete(praise).where(and(eq(praise.familyId, familyId), eq(praise.id, id)));

export const setReply = (tx: Tx, familyId: string, id: string, reply: NewPraise['reply']) =>
  tx
    .update(praise)
    .set({ reply, repliedAt: reply === null ? null : sql`now()` })
    .where(and(eq(praise.familyId, familyId), eq(praise.id, id)));

/** Hearts of an adult who leaves the family stay without a name. */
export async function forgetSender(
  tx: Tx,
  { familyId, userId }: { familyId: string; userId: string },
): Promise<void> {
  await tx
    .update(praise)
    .set({ fromUser: null })
    .where(and(eq(praise.familyId, familyId), eq(praise.fromUser, userId)));
  await tx
    .update(kidNews)
    .set({ data: sql`jsonb_set(${kidNews.data}, '{praise,from}', 'null')` })
    .where(
      and(
        eq(kidNews.familyId, familyId),
        eq(kidNews.type, 'praise'),
        isNull(kidNews.shownAt),
        sql`${kidNews.data} #>> '{praise,from,id}' = ${userId}`,
      ),
    );
}
