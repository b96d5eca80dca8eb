import { RotateCw, Send } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { LIMITS, MESSAGE_TYPES } from '@shared/constants';
import { Field } from '@/components/ui/field';
import { FormAlert } from '@/components/ui/form-alert';
import { Key } from '@/components/ui/key';
import { Segmented } from '@/components/ui/segmented';
import { Textarea } from '@/components/ui/textarea';
import { namesOf, STARTERS } from './draft';
import { EmojiChoice } from './emoji-choice';
import { MESSAGE_LOOKS } from './message-looks';
import { RecipientChoice, type Recipient } from './recipient-choice';
import type { Composer as ComposerState, Failure } from './use-composer';

const TYPES = MESSAGE_TYPES.map((value) => {
  const { name, Glyph } = MESSAGE_LOOKS[value];
  return {
    value,
    label: (
      <>
        <Glyph />
        {name}
      </>
    ),
  };
});

/** Whom, what kind, which picture, which words. */
export function Composer({ kids, composer }: { kids: readonly Recipient[]; composer: ComposerState }) {
  const { draft, change, fault, failure, sending, send } = composer;
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (fault) text.current?.focus();
  }, [fault]);
  return (
    <form
      className="composer card"
      noValidate
      aria-label="Send a message"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <h2>Send a message</h2>
      <RecipientChoice kids={kids} value={draft.to} onChange={(to) => change({ to })} />
      <Segmented
        label="Type"
        value={draft.messageType}
        onChange={(messageType) => change({ messageType })}
        options={TYPES}
        className="composer-types"
      />
      <EmojiChoice value={draft.emoji} onChange={(emoji) => change({ emoji })} />
      <Field
        label="Message"
        required
        error={fault}
        hint={
          <span className="composer-count" data-full={draft.content.length >= LIMITS.text || undefined}>
            {draft.content.length} of {LIMITS.text} characters
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
            placeholder="Something kind…"
            onChange={(event) => change({ content: event.target.value })}
          />
        )}
      </Field>
      <ul className="starters" aria-label="Words to begin with">
        {STARTERS[draft.messageType].map((words) => (
          <li key={words}>
            <button type="button" className="starter" onClick={() => change({ content: words })}>
              {words}
            </button>
          </li>
        ))}
      </ul>
      {failure && <NotSent failure={failure} />}
      <Key type="submit" variant="lagoon" wide saving={sending} savingLabel="Sending">
        {failure ? <RotateCw /> : <Send />}
        {failure ? `Send to ${namesOf(failure.missed)}` : 'Send'}
      </Key>
    </form>
  );
}

function NotSent({ failure: { reached, missed, text } }: { failure: Failure }) {
  const others = reached.length > 0 ? ` ${namesOf(reached)} got it.` : '';
  return (
    <FormAlert title="Failed to send message" text={`Not sent to ${namesOf(missed)}.${others} ${text}`} />
  );
}
