import { clsx } from 'clsx';
import { RotateCw, Send } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { LIMITS, MESSAGE_TYPES, MESSAGE_EMOJI } from '@shared/constants';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { FormAlert } from '@/components/ui/form-alert';
import { Button } from '@/components/ui/button';
import { Segmented } from '@/components/ui/segmented';
import { Textarea } from '@/components/ui/input';
import { t, type MessageId } from '@/lib/i18n/messages';
import { RadioGroup } from 'radix-ui';
import { MessageArt } from '@/components/art/message-art';
import { Tooltip } from '@/components/ui/tooltip';
import { direction } from '@/lib/i18n/locale';
import { namesOf, STARTER_IDS } from './draft';
import { MESSAGE_TYPE_LOOKS } from './message-types';
import { RecipientChoice, type Recipient } from './recipient-choice';
import type { Composer as ComposerState, Failure } from './use-composer';

export function Composer({ kids, composer }: { kids: readonly Recipient[]; composer: ComposerState }) {
  const { draft, change, error, failure, sending, send } = composer;
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (error) text.current?.focus();
  }, [error]);
  return (
    <Card>
      <form
        // Hidden radios would widen a right-to-left page.
        className="relative grid grid-cols-[minmax(0,1fr)] gap-4.5 overflow-x-clip p-6 max-mini:px-4 max-mini:py-4.5"
        noValidate
        aria-label={t('messages.form')}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <h2 className="text-21">{t('messages.form')}</h2>
        <RecipientChoice kids={kids} value={draft.to} onChange={(to) => change({ to })} />
        <Segmented
          label={t('messages.type')}
          value={draft.messageType}
          onChange={(messageType) => change({ messageType })}
          options={MESSAGE_TYPES.map((value) => {
            const { nameId, Icon } = MESSAGE_TYPE_LOOKS[value];
            return {
              value,
              label: (
                <>
                  <Icon className="tiny:hidden" />
                  {t(nameId)}
                </>
              ),
            };
          })}
          className="w-full max-mini:*:gap-1 max-mini:*:px-1 max-mini:*:text-13"
        />
        <EmojiChoice value={draft.emoji} onChange={(emoji) => change({ emoji })} />
        <Field
          label={t('messages.message')}
          required
          error={error}
          hint={
            <span
              className={clsx(
                'block text-end tabular-nums',
                draft.content.length >= LIMITS.text && 'font-semibold text-star-text',
              )}
            >
              {t('messages.length', { length: draft.content.length, most: LIMITS.text })}
            </span>
          }
        >
          {(control) => (
            <Textarea
              {...control}
              ref={text}
              rows={4}
              value={draft.content}
              maxLength={LIMITS.text}
              placeholder={t('messages.placeholder')}
              onChange={(event) => change({ content: event.target.value })}
            />
          )}
        </Field>
        <Starters ids={STARTER_IDS[draft.messageType]} onChoose={(content) => change({ content })} />
        {failure && <NotSent failure={failure} />}
        <Button
          type="submit"
          variant="primary"
          wide
          saves
          saving={sending}
          savingLabel={t('messages.sending')}
        >
          {failure ? <RotateCw /> : <Send />}
          {failure ? t('messages.sendTo', { names: namesOf(failure.missed) }) : t('messages.send')}
        </Button>
      </form>
    </Card>
  );
}

function Starters({
  ids,
  onChoose,
}: {
  ids: (typeof STARTER_IDS)[keyof typeof STARTER_IDS];
  onChoose: (text: string) => void;
}) {
  return (
    <ul className="-mt-2 flex flex-wrap gap-2" aria-label={t('messages.starters')}>
      {ids.map((id) => (
        <li key={id}>
          <button
            type="button"
            className="min-h-11 rounded-sm rounded-es-2xs bg-lagoon-soft px-3.5 py-2 text-start text-14 leading-tight font-medium text-lagoon-text hover:inset-ring-2 hover:inset-ring-lagoon"
            onClick={() => onChoose(t(id))}
          >
            {t(id)}
          </button>
        </li>
      ))}
    </ul>
  );
}

function NotSent({ failure: { reached, missed, text } }: { failure: Failure }) {
  const sentences = [
    t('messages.failedFor', { names: namesOf(missed) }),
    reached.length > 0 && t('messages.reached', { names: namesOf(reached) }),
    text,
  ];
  return <FormAlert title={t('messages.failed')} text={sentences.filter(Boolean).join(' ')} />;
}

const NAME_IDS = {
  '🌟': 'messages.emoji.star',
  '🎉': 'messages.emoji.party',
  '💪': 'messages.emoji.strong',
  '❤️': 'messages.emoji.heart',
  '👏': 'messages.emoji.applause',
  '🚀': 'messages.emoji.rocket',
  '🏆': 'messages.emoji.trophy',
  '😊': 'messages.emoji.smile',
} as const satisfies Record<(typeof MESSAGE_EMOJI)[number], MessageId>;

function EmojiChoice({ value, onChange }: { value: string; onChange: (emoji: string) => void }) {
  return (
    <RadioGroup.Root
      dir={direction}
      className="grid grid-cols-[repeat(auto-fit,minmax(44px,1fr))] gap-2 max-mini:grid-cols-4"
      aria-label={t('messages.emoji')}
      orientation="horizontal"
      value={value}
      onValueChange={onChange}
    >
      {MESSAGE_EMOJI.map((emoji) => (
        <Tooltip key={emoji} text={t(NAME_IDS[emoji])}>
          <RadioGroup.Item
            value={emoji}
            className={clsx(
              'grid min-h-13 place-items-center rounded-md bg-sunken transition-transform duration-(--dur-ui) ease-spring',
              'hover:bg-line aria-checked:scale-106 aria-checked:bg-star-soft aria-checked:inset-ring-3 aria-checked:inset-ring-star',
            )}
            aria-label={t(NAME_IDS[emoji])}
          >
            <MessageArt emoji={emoji} size={34} />
          </RadioGroup.Item>
        </Tooltip>
      ))}
    </RadioGroup.Root>
  );
}
