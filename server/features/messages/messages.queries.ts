import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { CreateMessageInput } from '@shared/contracts/messages';
import { messages, users } from '@shared/tables/index';
import type { Db, Executor } from '../../db/client';
import { prepared } from '../../db/prepared';
import { newId } from '../../lib/ids';

/** The list has no pages; this bounds the response. */
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

/** Messages with their authors, who may have left the family since. */
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

/** The kid's newest messages, newest first. */
export const listMessages = (db: Db, familyId: string, kidId: string) =>
  newestFirst(db).execute({ familyId, kidId });

/** The family's message, or undefined. */
export async function findMessage(
  tx: Executor,
  familyId: string,
  id: string,
): Promise<MessageRow | undefined> {
  const [row] = await selectMessages(tx, and(eq(messages.familyId, familyId), eq(messages.id, id)));
  return row;
}

/** Stores a message to a kid of the family. Returns its id. */
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

/** Marks the kid's message as read. Returns false when it was read before, or is not there; the time of the first reading stays. */
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
        // Not `=`: PostgreSQL would then read all of the kid's messages by their index.
        sql`${messages.kidId} IS NOT DISTINCT FROM ${kidId}`,
      ),
    )
    .returning({ id: messages.id });
  return rows.length > 0;
}
