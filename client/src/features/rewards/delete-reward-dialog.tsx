import type { Reward } from '@shared/contracts/rewards';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { useDeleteReward } from './rewards.api';

/** Asks, then takes a reward out of every list. History keeps it. */
export function DeleteRewardDialog({ reward, onClose }: { reward: Reward; onClose: () => void }) {
  const remove = useDeleteReward();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete “${reward.name}”?`}
      description="Kids can no longer ask for it. What they were given stays in the history."
      confirmLabel="Delete reward"
      saving={remove.isPending}
      savingLabel="Deleting"
      onConfirm={() =>
        remove.mutate(reward.id, {
          onSuccess: () => {
            toast({ title: 'Reward deleted', description: reward.name, tone: 'ok' });
            onClose();
          },
          onError: (error) => toastFailure('Failed to delete reward', error),
        })
      }
    />
  );
}
