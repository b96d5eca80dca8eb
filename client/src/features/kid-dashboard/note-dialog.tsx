import { Pip } from '@/components/art/pip';
import { Dialog } from '@/components/ui/dialog';
import { Key } from '@/components/ui/key';
import { ReadAloud } from '@/components/ui/read-aloud';

/** All that a grown-up wrote when something was sent back, read aloud as soon as it is open. */
export default function NoteDialog({
  title,
  note,
  about,
  onClose,
}: {
  title: string;
  note: string;
  about: string;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={about}
      width={520}
      className="note-dialog"
    >
      <div className="note-dialog-said">
        <Pip mood="look" size={84} />
        <p>{note || 'Have another go!'}</p>
        <ReadAloud text={[title, about, note].filter(Boolean).join('. ')} of={title} atOnce />
      </div>
      <Key variant="star" wide onClick={onClose}>
        Got it
      </Key>
    </Dialog>
  );
}
