import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Mail } from 'lucide-react';
import { buttonClass } from '@/components/ui/button-look';
import { Tooltip } from '@/components/ui/tooltip';
import { t } from '@/lib/i18n/messages';
import { kidMessagesQuery } from './messages.api';

export function MessagesButton({
  kidId,
  className,
  onOpen,
}: {
  kidId: string;
  className?: string | undefined;
  onOpen: () => void;
}) {
  const unread = useQuery({
    ...kidMessagesQuery(kidId),
    select: (messages) => messages.filter(({ isRead }) => !isRead).length,
  }).data;
  const count = unread ?? 0;
  const label = count > 0 ? t('messages.unread', { count }) : t('messages.title');
  return (
    <Tooltip text={label}>
      <button
        type="button"
        className={buttonClass({
          iconOnly: true,
          className: clsx('relative', className),
        })}
        aria-haspopup="dialog"
        aria-label={label}
        onClick={onOpen}
      >
        <Mail />
        {count > 0 && (
          <span
            key={count}
            className="absolute -end-1.5 -top-1.5 size-6 animate-pop rounded-full bg-treat ring-4 ring-surface"
          />
        )}
      </button>
    </Tooltip>
  );
}
