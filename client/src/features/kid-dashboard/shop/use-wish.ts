import type { Kid } from '@shared/contracts/kids';
import { toast } from '@/components/ui/use-toast';
import { displayOf, isUnauthorized } from '@/lib/api-client';
import { t } from '@/lib/messages';
import { useChooseWish } from './shop.api';

/** Makes a reward the kid's wish, by its id, or lets the wish go with null. Where it fails, the kid is told. */
export function useWish(kid: Kid): (rewardId: string | null) => void {
  const { mutate } = useChooseWish(kid);
  return (rewardId) =>
    mutate(rewardId, {
      onError: (error) => {
        if (isUnauthorized(error)) return;
        toast({
          title: t('shop.wishFailed'),
          description: displayOf(error, t('kidDashboard.tryLater')),
          tone: 'pip-oops',
        });
      },
    });
}
