import type { Message } from '@shared/contracts/messages';
import { formatAgo } from '@/lib/format';
import { MessageView } from './message-view';
import { useSeen } from './use-seen';

/** One message in the kid's dialog; tells once it has been seen. */
export function MessageCard({
  message,
  fresh,
  onSeen,
}: {
  message: Message;
  /** Unread when the dialog was opened: it stays marked as new while one looks. */
  fresh: boolean;
  /** Absent while somebody only looks. */
  onSeen?: (id: string) => void;
}) {
  const { createdAt, parent, isRead, id } = message;
  const unseen = onSeen !== undefined && !isRead;
  const ref = useSeen<HTMLLIElement & HTMLDivElement>(unseen, () => onSeen?.(id));
  return (
    <MessageView
      ref={ref}
      message={message}
      fresh={fresh}
      from={
        <>
          {parent.firstName ?? parent.username}, <time dateTime={createdAt}>{formatAgo(createdAt)}</time>
        </>
      }
    />
  );
}
