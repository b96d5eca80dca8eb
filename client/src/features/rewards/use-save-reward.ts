import type { CreateRewardInput, Reward, UpdateRewardBody } from '@shared/contracts/rewards';
import { useSaveRecord } from '@/lib/use-save-record';
import { rewardsChanged } from './rewards.api';

/** Creates a reward, or changes the one with the given id. */
export const useSaveReward = (id: string | undefined) =>
  useSaveRecord<Reward, CreateRewardInput | UpdateRewardBody>('/api/rewards', id, rewardsChanged);
