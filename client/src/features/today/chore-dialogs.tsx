import type { Chore } from '@shared/contracts/chores';
import { ChoreEgg } from '@/components/art/chore-egg';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { AskDialog, DialogButtons } from '@/features/kid-frame/ask-dialog';
import { NoteField } from '@/features/kid-frame/notes/note-field';
import { t } from '@/lib/i18n/messages';

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
    <AskDialog
      title={t('kidDashboard.takeBackQuestion')}
      text={chore.name}
      no={t('kidDashboard.leaveIt')}
      yes={t('kidDashboard.takeBack')}
      saving={saving}
      savingLabel={t('kidDashboard.takeBack')}
      onNo={onClose}
      onYes={onConfirm}
    >
      <ChoreEgg chore={chore} look="banded" size={120} />
    </AskDialog>
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
