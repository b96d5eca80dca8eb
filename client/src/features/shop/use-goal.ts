import type { Kid } from '@shared/contracts/kids';
import { toast } from '@/components/ui/use-toast';
import { shownName } from '@/features/kid-frame/reward-item-picture';
import type { ShopReward } from '@/features/kid-frame/reward-state';
import { displayOf, isUnauthorized } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { play, say } from '@/lib/sound/sounds';
import { useChooseGoal } from './shop.api';
import { liftPicture } from './wish-flight';

export function useGoal(kid: Kid): (reward: ShopReward | null) => void {
  const { mutateAsync } = useChooseGoal(kid);
  return (reward) => {
    if (reward) {
      liftPicture(reward.id);
      play('star');
      say(t('shop.yourWish', { reward: shownName(reward) }));
    }
    // The reward may be removed from the screen before the response.
    mutateAsync(reward?.id ?? null).catch((error: Error) => {
      if (isUnauthorized(error)) return;
      toast({
        title: t('shop.wishFailed'),
        description: displayOf(error, t('kidDashboard.tryLater')),
        tone: 'pip-oops',
      });
    });
  };
}
