import type { Kid } from '@shared/contracts/kids';
import { toast } from '@/components/ui/use-toast';
import { displayOf, isUnauthorized } from '@/lib/api-client';
import { t } from '@/lib/messages';
import { useChooseGoal } from './shop.api';

/** Sets a reward as the kid's goal, or clears it with null. Shows a failure. */
export function useGoal(kid: Kid): (rewardId: string | null) => void {
  const { mutateAsync } = useChooseGoal(kid);
  return (rewardId) => {
    // With a promise, because the reward may be removed from the screen before the response.
    mutateAsync(rewardId).catch((error: Error) => {
      if (isUnauthorized(error)) return;
      toast({
        title: t('shop.wishFailed'),
        description: displayOf(error, t('kidDashboard.tryLater')),
        tone: 'pip-oops',
      });
    });
  };
}
