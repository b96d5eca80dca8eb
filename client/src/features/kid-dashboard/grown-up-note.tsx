import { Volume2 } from 'lucide-react';
import { useState } from 'react';
import { DialogPart } from '@/components/ui/dialog-part';
import { lazyPart } from '@/lib/lazy-part';

const NoteDialog = lazyPart(() => import('./note-dialog'));

/**
 * What a grown-up said to an answer; `note` may be empty. Two lines over the picture's lower half, so
 * that a tile with one is as high as the others; a press shows all of it and reads it aloud.
 */
export function GrownUpNote({
  title,
  note,
  about,
  onAnswer,
}: {
  title: string;
  note: string;
  /** The chore or reward. */
  about: string;
  /** Opens a note back to them. */
  onAnswer?: () => void;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="grown-up-note" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {note && <span className="sr-only">{title}: </span>}
        <span className="grown-up-note-words">{note || title}</span>
        <Volume2 aria-hidden />
      </button>
      {open && (
        <DialogPart onClose={() => setOpen(false)}>
          <NoteDialog
            title={title}
            note={note}
            about={about}
            onAnswer={
              onAnswer &&
              (() => {
                setOpen(false);
                onAnswer();
              })
            }
            onClose={() => setOpen(false)}
          />
        </DialogPart>
      )}
    </>
  );
}
