import type { Chore } from '@shared/contracts/chores';
import { ChoreEgg } from '@/components/art/chore-egg';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { DialogButtons } from '@/features/kid-frame/dialog-buttons';
import { NoteField } from '@/features/kid-frame/notes/note-field';
import { t } from '@/lib/messages';

export function WithdrawDialog({
  chore,
  saving,
  onConfirm,
  onClose,
}: {
  chore: Chore;
  saving: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('kidDashboard.takeBackQuestion')}
      description={chore.name}
      cancelLabel={t('kidDashboard.leaveIt')}
      confirmLabel={t('kidDashboard.takeBack')}
      variant="primary"
      saving={saving}
      savingLabel={t('kidDashboard.takeBack')}
      onConfirm={onConfirm}
    >
      <ChoreEgg chore={chore} look="banded" size={120} className="mx-auto mt-4" />
    </ConfirmDialog>
  );
}

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
