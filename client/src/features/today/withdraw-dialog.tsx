import type { Chore } from '@shared/contracts/chores';
import { ChoreEgg } from '@/components/art/chore-egg';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
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
