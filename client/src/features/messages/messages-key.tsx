import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Mail } from 'lucide-react';
import { Count } from '@/components/ui/count';
import { buttonClass } from '@/components/ui/button-look';
import { t } from '@/lib/messages';
import { kidMessagesQuery } from './messages.api';
import './messages-key.css';

/** The letterbox with the number of unread messages: a key in the header, a tab in a phone's bottom bar. */
export function MessagesKey({
  kidId,
  look,
  onOpen,
}: {
  kidId: string;
  look: 'key' | 'tab';
  onOpen: () => void;
}) {
  const unread = useQuery({
    ...kidMessagesQuery(kidId),
    select: (messages) => messages.filter(({ isRead }) => !isRead).length,
  }).data;
  const count = unread ?? 0;
  return (
    <button
      type="button"
      className={clsx('mail-key', look === 'tab' ? 'kid-tab' : buttonClass({ iconOnly: true }))}
      aria-haspopup="dialog"
      aria-label={count > 0 ? t('messages.unread', { count }) : t('messages.title')}
      onClick={onOpen}
    >
      <Mail />
      {look === 'tab' && t('messages.tab')}
      <Count key={count} value={count} />
    </button>
  );
}
