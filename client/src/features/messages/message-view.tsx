import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import type { Message } from '@shared/contracts/messages';
import { MessageArt } from '@/components/art/message-art';
import { ReadAloud } from '@/components/ui/read-aloud';
import { t } from '@/lib/i18n/messages';
import { MESSAGE_TYPE_LOOKS } from './message-types';

export function MessageView({
  message: { content, emoji, messageType },
  from,
  isNew = false,
  as: Element = 'li',
  ref,
}: {
  message: Pick<Message, 'content' | 'emoji' | 'messageType'>;
  from: ReactNode;
  isNew?: boolean;
  as?: 'li' | 'div';
  ref?: Ref<HTMLLIElement & HTMLDivElement>;
}) {
  const { greetingId, Icon, ground, ink } = MESSAGE_TYPE_LOOKS[messageType];
  const greeting = t(greetingId);
  return (
    <Element
      ref={ref}
      className={clsx(
        'grid grid-cols-[84px_minmax(0,1fr)_56px] items-center gap-x-4 gap-y-1 rounded-lg py-4 ps-4 pe-3 max-mini:grid-cols-[64px_minmax(0,1fr)] max-mini:items-start max-mini:p-3.5',
        ground,
        isNew && 'inset-ring-3 inset-ring-treat',
      )}
    >
      <span
        className={clsx(
          'grid size-21 place-items-center rounded-lg bg-white text-on-star max-mini:size-16 max-mini:[&>img]:size-11.5',
          isNew && 'animate-pop',
        )}
        aria-hidden
      >
        <MessageArt emoji={emoji} size={60} />
      </span>
      <div className="max-mini:row-span-2">
        <p
          className={clsx(
            'flex flex-wrap items-center gap-x-2 gap-y-1 font-display text-18 leading-[1.2] font-semibold',
            ink,
          )}
        >
          <Icon size={22} />
          {greeting}
          {isNew && (
            <span className="rounded-full bg-treat px-2.5 py-0.75 font-body text-14 font-bold text-on-treat">
              {t('messages.new')}
            </span>
          )}
        </p>
        <p className="mt-1 mb-0.5 text-21 leading-[1.32] wrap-anywhere whitespace-pre-line">
          <bdi>{content}</bdi>
        </p>
        <p className="text-16 wrap-anywhere text-ink-2">{from}</p>
      </div>
      <ReadAloud text={`${greeting} ${content}`} of={content} className="max-mini:justify-self-center" />
    </Element>
  );
}
