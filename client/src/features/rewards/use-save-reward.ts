import type { CreateRewardInput, Reward, UpdateRewardBody } from '@shared/contracts/rewards';
import { useSaveRecord } from '@/lib/use-save-record';
import { rewardsChanged } from './rewards.api';

export const useSaveReward = (id: string | undefined) =>
  useSaveRecord<Reward, CreateRewardInput | UpdateRewardBody>('/api/rewards', id, rewardsChanged);
