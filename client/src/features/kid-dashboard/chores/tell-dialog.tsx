import type { Chore } from '@shared/contracts/chores';
import { Dialog } from '@/components/ui/dialog';
import { Button } from '@/components/ui/button';
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
        <Button onClick={onClose}>Not now</Button>
        <Button variant="highlight" onClick={onDoIt}>
          Do It!
        </Button>
      </div>
    </Dialog>
  );
}
