import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Mail } from 'lucide-react';
import { buttonClass } from '@/components/ui/button-look';
import { Count } from '@/components/ui/count';
import { t } from '@/lib/messages';
import { kidMessagesQuery } from './messages.api';

/** Opens the messages, with the number of unread ones on its corner: a button in the header, or a tab of a phone's bar. */
export function MessagesButton({
  kidId,
  tabClass,
  onOpen,
}: {
  kidId: string;
  /** How a tab of the bar looks; a button without it. */
  tabClass?: string;
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
      className={clsx('relative', tabClass ?? buttonClass({ iconOnly: true, className: 'flex-none' }))}
      aria-haspopup="dialog"
      aria-label={count > 0 ? t('messages.unread', { count }) : t('messages.title')}
      onClick={onOpen}
    >
      <Mail />
      {tabClass && t('messages.tab')}
      <Count
        key={count}
        value={count}
        className={clsx(
          'absolute animate-pop ring-surface',
          tabClass
            ? '-top-0.5 end-[calc(50%-34px)] h-6.5 min-w-6.5 text-14 ring-3'
            : '-end-2.5 -top-2.5 h-8 min-w-8 rounded-full text-16 ring-4',
        )}
      />
    </button>
  );
}
