import type { Chore } from '@shared/contracts/chores';
import { Dialog } from '@/components/ui/dialog';
import { Key } from '@/components/ui/key';
import { NoteField } from '../note-field';

/** A chore that is handed in with a note to the grown-ups. */
export default function TellDialog({
  chore,
  note,
  onNote,
  onDoIt,
  onClose,
}: {
  chore: Chore;
  note: string;
  onNote: (note: string) => void;
  onDoIt: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Tell a grown-up"
      description={chore.name}
      width={520}
      closeButton={false}
    >
      <NoteField value={note} example="I did it before breakfast!" onChange={onNote} />
      <div className="note-keys">
        <Key onClick={onClose}>Not now</Key>
        <Key variant="star" onClick={onDoIt}>
          Do It!
        </Key>
      </div>
    </Dialog>
  );
}
