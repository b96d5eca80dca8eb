import type { Chore } from '@shared/contracts/chores';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { useDeleteChore } from './chores.api';

/** Asks, then takes a chore out of every list. History keeps it. */
export function DeleteChoreDialog({ chore, onClose }: { chore: Chore; onClose: () => void }) {
  const remove = useDeleteChore();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete “${chore.name}”?`}
      description="Kids can no longer do it. Stars already earned with it stay, and so does its history."
      confirmLabel="Delete chore"
      saving={remove.isPending}
      savingLabel="Deleting"
      onConfirm={() =>
        remove.mutate(chore.id, {
          onSuccess: () => {
            toast({ title: 'Chore deleted', description: chore.name, tone: 'ok' });
            onClose();
          },
          onError: (error) => toastFailure('Failed to delete chore', error),
        })
      }
    />
  );
}
