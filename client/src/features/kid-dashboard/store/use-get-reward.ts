import type { Reward } from '@shared/contracts/rewards';
import { toast } from '@/components/ui/use-toast';
import { ApiError, displayOf, isUnauthorized } from '@/lib/api-client';
import { useRequestReward } from '../kid-dashboard.api';
import { useIntentKey } from '../use-intent-key';

/** 'Get It!': asks the grown-ups for a reward at the price the kid saw, with a `note` if there is one. `onDone` hears when the answer is known. */
export function useGetReward(
  { kidId, familyCode, reward, note }: { kidId: string; familyCode: string; reward: Reward; note: string },
  onDone: () => void,
): { getIt: () => void; asking: boolean } {
  const request = useRequestReward(kidId, familyCode);
  const intent = useIntentKey(`${reward.id} ${reward.starCost} ${note}`);
  const getIt = () =>
    request.mutate(
      { rewardId: reward.id, starsSpent: reward.starCost, note, idempotencyKey: intent.current() },
      {
        onSuccess: () => {
          intent.settled();
          toast({ title: 'You asked for it!', description: 'A grown-up will look soon.', tone: 'pip' });
          onDone();
        },
        onError: (error) => {
          intent.settled(error);
          // The session is over: the pictures come up, and say so.
          if (isUnauthorized(error)) return;
          toast({
            title: 'Request Failed',
            description: displayOf(error, 'Try again later!'),
            tone: 'pip-oops',
          });
          // After an answer there is something new to see; a network that went away leaves the question open.
          if (error instanceof ApiError) onDone();
        },
      },
    );
  return { getIt, asking: request.isPending };
}
