import { useState, type ReactNode } from 'react';
import { LIMITS } from '@shared/constants';
import { Field } from './field';
import { Button } from './button';
import { Textarea } from './textarea';

/** A short note that goes with an answer. Enter sends, Shift and Enter begins a line, Escape leaves it. */
export function NoteEditor({
  label,
  placeholder,
  blocked = false,
  sendKey,
  onSend,
  onCancel,
}: {
  /** 'Note for Noah' */
  label: string;
  placeholder?: string;
  /** It cannot be sent as things stand. */
  blocked?: boolean;
  /** How the key that sends looks. */
  sendKey: { label: ReactNode; variant: 'strong' | 'primary' };
  onSend: (note: string) => void;
  onCancel: () => void;
}) {
  const [note, setNote] = useState('');
  const send = () => {
    if (!blocked) onSend(note.trim());
  };
  return (
    <form
      className="note-editor"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label={label} optional>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            // The parent asked to write: that is the next thing.
            ref={focusOnce}
            value={note}
            maxLength={LIMITS.text}
            placeholder={placeholder}
            onChange={(event) => setNote(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') {
                event.stopPropagation();
                onCancel();
              }
              if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
                event.preventDefault();
                send();
              }
            }}
          />
        )}
      </Field>
      <div className="note-actions">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button variant={sendKey.variant} type="submit" disabled={blocked}>
          {sendKey.label}
        </Button>
      </div>
    </form>
  );
}

function focusOnce(field: HTMLTextAreaElement | null): void {
  field?.focus();
}
