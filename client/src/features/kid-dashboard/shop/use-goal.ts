import type { Kid } from '@shared/contracts/kids';
import { toast } from '@/components/ui/use-toast';
import { displayOf, isUnauthorized } from '@/lib/api-client';
import { t } from '@/lib/messages';
import { useChooseGoal } from './shop.api';

/** Makes a reward the kid's goal, by its id, or gives it up with null. Where it fails, the kid is told. */
export function useGoal(kid: Kid): (rewardId: string | null) => void {
  const { mutateAsync } = useChooseGoal(kid);
  return (rewardId) => {
    // By the promise: the reward may be gone from the screen before the response is there.
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
