import { MessageCirclePlus } from 'lucide-react';
import { Pip } from '@/components/art/pip';
import { Dialog } from '@/components/ui/dialog';
import { Button } from '@/components/ui/button';
import { ReadAloud } from '@/components/ui/read-aloud';
import './note-field.css';

/** All that a grown-up wrote when something was sent back, read aloud as soon as it is open. */
export default function NoteDialog({
  title,
  note,
  about,
  onAnswer,
  onClose,
}: {
  title: string;
  note: string;
  about: string;
  onAnswer?: () => void;
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
      <div className={onAnswer && 'note-keys'}>
        {onAnswer && (
          <Button onClick={onAnswer}>
            <MessageCirclePlus />
            Answer
          </Button>
        )}
        <Button variant="highlight" wide onClick={onClose}>
          Got it
        </Button>
      </div>
    </Dialog>
  );
}
