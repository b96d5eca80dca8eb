import { Check, MessageCirclePlus, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatAgo } from '@/lib/format';
import { Avatar } from './avatar';
import { Card } from './card';
import { Button } from './button';
import { NoteEditor } from './note-editor';
import './review-card.css';

/** What a parent can do with what a kid did or asks for. */
export interface Reviewing {
  /** The answer that a note is being written for. */
  noting: 'approve' | 'reject' | null;
  setNoting: (noting: 'approve' | 'reject' | null) => void;
  approve: (note?: string) => void;
  reject: (note: string) => void;
}

interface Props {
  /** Of the chore or the reward. */
  name: string;
  kid: { name: string; avatarColor: string };
  picture: ReactNode;
  reviewing: Reviewing;
  /** Approving is not possible as things stand. */
  blocked?: boolean;
  /** An example of a note, as long as there is none. */
  noteExamples: Record<'approve' | 'reject', string>;
}

/** One thing that waits for a parent, whole: `stars` beside it, `extra` below. */
export function ReviewCard({
  name,
  kid,
  picture,
  reviewing,
  blocked = false,
  noteExamples,
  at,
  quote,
  stars,
  extra,
}: Props & { at: string; quote: string | null; stars: ReactNode; extra?: ReactNode }) {
  return (
    <Card as="article" className="review-card" aria-label={`${name}, ${kid.name}`}>
      {picture}
      <div className="min-w-0">
        <h3 className="line-clamp-2 text-20">{name}</h3>
        <p className="review-who">
          <span className="review-kid">
            <Avatar name={kid.name} color={kid.avatarColor} size={26} />
            <span className="line-clamp-2" title={kid.name}>
              {kid.name}
            </span>
          </span>
          <i />
          <time dateTime={at}>{formatAgo(at)}</time>
        </p>
        {quote && <p className="review-quote">“{quote}”</p>}
      </div>
      {stars}
      {extra}
      <div className="review-full">
        {reviewing.noting ? (
          <Note kid={kid} blocked={blocked} examples={noteExamples} reviewing={reviewing} />
        ) : (
          <div className="review-keys">
            <Button
              variant="secondary"
              aria-label={`Reject ${name} of ${kid.name}`}
              onClick={() => reviewing.setNoting('reject')}
            >
              Reject
            </Button>
            <NoteKey of={`${name} of ${kid.name}`} reviewing={reviewing} />
            <ApproveKey of={`${name} of ${kid.name}`} blocked={blocked} reviewing={reviewing} />
          </div>
        )}
      </div>
    </Card>
  );
}

/** The same in a short list: one line, with `text` under the name. */
export function ReviewRow({
  name,
  kid,
  picture,
  reviewing,
  blocked = false,
  noteExamples,
  text,
  stars,
}: Props & { text: string; stars: ReactNode }) {
  return (
    <article className="review-row" aria-label={`${name}, ${kid.name}`}>
      <Avatar name={kid.name} color={kid.avatarColor} size={46} />
      {picture}
      <div className="min-w-0">
        <h3 className="truncate text-17">{name}</h3>
        <p className="mt-0.5 line-clamp-2 text-14 text-ink-2">{text}</p>
      </div>
      {stars}
      {reviewing.noting ? (
        <div className="review-full">
          <Note kid={kid} blocked={blocked} examples={noteExamples} reviewing={reviewing} />
        </div>
      ) : (
        <div className="review-acts">
          <ApproveKey of={`${name} of ${kid.name}`} blocked={blocked} reviewing={reviewing} />
          <NoteKey of={`${name} of ${kid.name}`} reviewing={reviewing} />
          <Button
            variant="secondary"
            iconOnly
            aria-label={`Reject ${name} of ${kid.name}`}
            onClick={() => reviewing.setNoting('reject')}
          >
            <X />
          </Button>
        </div>
      )}
    </article>
  );
}

function ApproveKey({
  of,
  blocked,
  reviewing,
}: {
  /** Which one and whose, for who hears the keys one by one: 'Make your bed of Mila'. */
  of: string;
  blocked: boolean;
  reviewing: Reviewing;
}) {
  return (
    <Button
      variant="primary"
      data-main
      aria-label={`Approve ${of}`}
      disabled={blocked}
      onClick={() => reviewing.approve()}
    >
      <Check />
      Approve
    </Button>
  );
}

function NoteKey({ of, reviewing }: { of: string; reviewing: Reviewing }) {
  return (
    <Button
      variant="secondary"
      iconOnly
      aria-label={`Add a note (${of})`}
      title="Approve with a note"
      onClick={() => reviewing.setNoting('approve')}
    >
      <MessageCirclePlus />
    </Button>
  );
}

const APPROVE_KEY = {
  variant: 'primary',
  label: (
    <>
      <Check />
      Approve
    </>
  ),
} as const;
const REJECT_KEY = {
  variant: 'strong',
  label: (
    <>
      <Undo2 />
      Send back
    </>
  ),
} as const;

function Note({
  kid,
  blocked,
  examples,
  reviewing,
}: {
  kid: { name: string };
  blocked: boolean;
  examples: Props['noteExamples'];
  reviewing: Reviewing;
}) {
  const approves = reviewing.noting === 'approve';
  return (
    <NoteEditor
      label={`Note for ${kid.name}`}
      placeholder={approves ? examples.approve : examples.reject}
      blocked={approves && blocked}
      sendKey={approves ? APPROVE_KEY : REJECT_KEY}
      onCancel={() => reviewing.setNoting(null)}
      onSend={approves ? reviewing.approve : reviewing.reject}
    />
  );
}
