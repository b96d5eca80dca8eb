import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { CreateMessageInput } from '@shared/contracts/messages';
import { messages, users } from '@shared/tables/index';
import type { Db, Executor } from '../../db/client';
import { prepared } from '../../db/prepared';
import { newId } from '../../lib/ids';

/** The list has no pages. */
const NEWEST = 200;

const columns = {
  id: messages.id,
  kidId: messages.kidId,
  content: messages.content,
  emoji: messages.emoji,
  messageType: messages.messageType,
  createdAt: messages.createdAt,
  readAt: messages.readAt,
  username: users.username,
  firstName: users.firstName,
};
export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number];

function selectMessages(tx: Executor, where: SQL | undefined) {
  return tx.select(columns).from(messages).innerJoin(users, eq(users.id, messages.parentId)).where(where);
}

const newestFirst = prepared((db) =>
  selectMessages(
    db,
    and(eq(messages.familyId, sql.placeholder('familyId')), eq(messages.kidId, sql.placeholder('kidId'))),
  )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(NEWEST)
    .prepare('messages_newest_first'),
);

export const listMessages = (db: Db, familyId: string, kidId: string) =>
  newestFirst(db).execute({ familyId, kidId });

export async function findMessage(
  tx: Executor,
  familyId: string,
  id: string,
): Promise<MessageRow | undefined> {
  const [row] = await selectMessages(tx, and(eq(messages.familyId, familyId), eq(messages.id, id)));
  return row;
}

export async function insertMessage(
  tx: Executor,
  familyId: string,
  parentId: string,
  { toKidId, ...input }: CreateMessageInput,
): Promise<string> {
  const id = newId();
  await tx.insert(messages).values({ id, familyId, parentId, kidId: toKidId, ...input });
  return id;
}

/** Returns false if it was already read, and keeps the first time. */
export async function markMessageRead(
  tx: Executor,
  familyId: string,
  kidId: string,
  id: string,
): Promise<boolean> {
  const rows = await tx
    .update(messages)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(messages.id, id),
        eq(messages.familyId, familyId),
        isNull(messages.readAt),
        // With `=`, PostgreSQL would read all of the kid's messages.
        sql`${messages.kidId} IS NOT DISTINCT FROM ${kidId}`,
      ),
    )
    .returning({ id: messages.id });
  return rows.length > 0;
}
