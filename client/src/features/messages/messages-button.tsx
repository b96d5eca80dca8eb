import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { buttonClass } from '@/components/ui/button-look';
import { Count } from '@/components/ui/count';
import { Tooltip } from '@/components/ui/tooltip';
import { t } from '@/lib/messages';
import { kidMessagesQuery } from './messages.api';

export function MessagesButton({ kidId, onOpen }: { kidId: string; onOpen: () => void }) {
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
          className:
            'relative flex-none max-md:[--button-h:56px] max-md:[--button-radius:20px] max-md:[--lip:5px]',
        })}
        aria-haspopup="dialog"
        aria-label={label}
        onClick={onOpen}
      >
        <Mail />
        <Count
          key={count}
          value={count}
          className="absolute -end-2.5 -top-2.5 h-8 min-w-8 animate-pop rounded-full text-16 ring-4 ring-surface"
        />
      </button>
    </Tooltip>
  );
}
