import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { LIMITS } from '@shared/constants';
import { Field } from './field';
import { Key } from './key';
import { Textarea } from './textarea';

/** A short note before something is sent back. Enter sends, Shift and Enter begins a line, Escape leaves it. */
export function NoteEditor({
  label,
  placeholder,
  sendLabel = 'Send back',
  onSend,
  onCancel,
}: {
  /** 'Note for Noah' */
  label: string;
  placeholder?: string;
  sendLabel?: string;
  onSend: (note: string) => void;
  onCancel: () => void;
}) {
  const [note, setNote] = useState('');
  return (
    <form
      className="note-editor"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(note.trim());
      }}
    >
      <Field label={label} optional>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            // The parent pressed Reject: the next thing is to say why.
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
                onSend(note.trim());
              }
            }}
          />
        )}
      </Field>
      <div className="note-actions">
        <Key variant="soft" onClick={onCancel}>
          Cancel
        </Key>
        <Key variant="ink" type="submit">
          <Undo2 />
          {sendLabel}
        </Key>
      </div>
    </form>
  );
}

function focusOnce(field: HTMLTextAreaElement | null): void {
  field?.focus();
}
