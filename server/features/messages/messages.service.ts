import type { CreateMessageInput, Message } from '@shared/contracts/messages';
import type { Executor } from '../../db/client';
import { lockFamily, requireLockedKid } from '../../db/family-locks';
import { idempotent, type IdempotencyKey } from '../../db/idempotency';
import { withTransaction } from '../../events/with-transaction';
import type { Deps } from '../../deps';
import type { FamilyActor, KidActor, ParentActor } from '../../lib/actor';
import { forbidden, notFound } from '../../lib/errors';
import { requireKidAccess } from '../kids/kids.queries';
import { presentMessage } from './messages.present';
import * as queries from './messages.queries';

/** Sends a message to a kid, once per key. */
export async function sendMessage(
  deps: Deps,
  actor: ParentActor,
  input: CreateMessageInput,
  key: IdempotencyKey | null,
): Promise<Message> {
  return withTransaction(deps, async (tx, publish) => {
    await requireLockedKid(tx, actor, input.toKidId, 'key share');
    return idempotent(tx, key, input, async () => {
      const id = await queries.insertMessage(tx, actor.familyId, actor.userId, input);
      const message = await requireMessage(tx, actor.familyId, id);
      publish({ type: 'message.sent', familyId: actor.familyId, message });
      return message;
    });
  });
}

export async function listKidMessages({ db }: Deps, actor: FamilyActor, kidId: string): Promise<Message[]> {
  await requireKidAccess(db, actor, kidId);
  const rows = await queries.listMessages(db, actor.familyId, kidId);
  return rows.map(presentMessage);
}

/** Marks a message as read. Repeatable. Throws 403 for a sibling's message. */
export async function markMessageRead(deps: Deps, actor: KidActor, id: string): Promise<Message> {
  const { familyId, kidId } = actor;
  return withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'key share');
    const isFirst = await queries.markMessageRead(tx, familyId, kidId, id);
    const message = await requireMessage(tx, familyId, id);
    if (message.toKidId !== kidId) throw forbidden('not_your_message');
    if (isFirst) publish({ type: 'message.read', familyId, message });
    return message;
  });
}

async function requireMessage(tx: Executor, familyId: string, id: string): Promise<Message> {
  const row = await queries.findMessage(tx, familyId, id);
  if (!row) throw notFound('message');
  return presentMessage(row);
}
