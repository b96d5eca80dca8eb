import type { Message } from '@shared/contracts/messages';
import type { MessageRow } from './messages.queries';

export function presentMessage(row: MessageRow): Message {
  return {
    id: row.id,
    content: row.content,
    toKidId: row.kidId,
    emoji: row.emoji,
    messageType: row.messageType,
    isRead: row.readAt !== null,
    createdAt: row.createdAt.toISOString(),
    parent: { username: row.username, firstName: row.firstName },
  };
}
