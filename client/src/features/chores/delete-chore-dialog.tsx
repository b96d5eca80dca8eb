import type { Chore } from '@shared/contracts/chores';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { t } from '@/lib/messages';
import { useDeleteChore } from './chores.api';

export function DeleteChoreDialog({ chore, onClose }: { chore: Chore; onClose: () => void }) {
  const remove = useDeleteChore();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('manage.deleteTitle', { name: chore.name })}
      description={t('chores.deleteText')}
      confirmLabel={t('chores.delete')}
      saving={remove.isPending}
      savingLabel={t('manage.deleting')}
      onConfirm={() =>
        remove.mutate(chore.id, {
          onSuccess: () => {
            toast({ title: t('chores.deleted'), description: chore.name, tone: 'ok' });
            onClose();
          },
          onError: (error) => toastFailure(t('chores.deleteFailed'), error),
        })
      }
    />
  );
}
