import type { Chore } from '@shared/contracts/chores';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast, toastFailure } from '@/components/ui/use-toast';
import { t } from '@/lib/i18n/messages';
import { useDeleteChores } from './chores.api';
import { namesOf } from './use-change-chores';

export function DeleteChoresDialog({
  chores,
  onDone,
  onClose,
}: {
  chores: readonly Chore[];
  onDone?: () => void;
  onClose: () => void;
}) {
  const remove = useDeleteChores();
  const name = namesOf(chores);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={chores.length === 1 ? t('manage.deleteTitle', { name }) : t('manage.deleteSeveral', { name })}
      description={t('chores.deleteText', { count: chores.length })}
      confirmLabel={t('chores.delete', { count: chores.length })}
      saving={remove.isPending}
      savingLabel={t('manage.deleting')}
      onConfirm={() =>
        remove.mutate(
          chores.map(({ id }) => id),
          {
            onSuccess: () => {
              toast({ title: t('chores.deleted', { count: chores.length }), description: name, tone: 'ok' });
              onClose();
              onDone?.();
            },
            onError: (error) => toastFailure(t('chores.deleteFailed', { count: chores.length }), error),
          },
        )
      }
    />
  );
}
