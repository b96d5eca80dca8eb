import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { t } from '@/lib/i18n/messages';

/** Asks before this browser becomes a family board, which logs the parent out. */
export function UseHere({
  saving,
  onConfirm,
  onClose,
}: {
  saving: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('boards.useThisQuestion')}
      description={t('boards.useThisText')}
      confirmLabel={t('boards.useThis')}
      variant="primary"
      saving={saving}
      onConfirm={onConfirm}
    />
  );
}
