import type { Chore } from '@shared/contracts/chores';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { t } from '@/lib/messages';
import { DialogButtons } from '@/features/kid-frame/dialog-buttons';
import { NoteField } from '@/features/kid-frame/notes/note-field';

export function ChoreNoteDialog({
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
      title={t('kidDashboard.tellGrownUp')}
      description={chore.name}
      width={520}
      closeButton={false}
    >
      <NoteField value={note} example={t('kidDashboard.choreNoteExample')} onChange={onNote} />
      <DialogButtons>
        <Button onClick={onClose}>{t('kidDashboard.notNow')}</Button>
        <Button variant="highlight" onClick={onDoIt}>
          {t('kidDashboard.doIt')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
