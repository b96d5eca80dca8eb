import type { Reward } from '@shared/contracts/rewards';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { t } from '@/lib/messages';
import { useDeleteReward } from './rewards.api';

export function DeleteRewardDialog({ reward, onClose }: { reward: Reward; onClose: () => void }) {
  const remove = useDeleteReward();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('manage.deleteTitle', { name: reward.name })}
      description={t('rewards.deleteText')}
      confirmLabel={t('rewards.delete')}
      saving={remove.isPending}
      savingLabel={t('manage.deleting')}
      onConfirm={() =>
        remove.mutate(reward.id, {
          onSuccess: () => {
            toast({ title: t('rewards.deleted'), description: reward.name, tone: 'ok' });
            onClose();
          },
          onError: (error) => toastFailure(t('rewards.deleteFailed'), error),
        })
      }
    />
  );
}
