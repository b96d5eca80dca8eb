import { RewardArt } from '@/components/art/reward-art';
import { rewardIcon } from '@/components/art/reward-icon';
import { Photo } from '@/components/ui/photo';

export function NewsReward({
  reward: { rewardName: name, iconName, imageUrl },
  size,
  photoClass,
}: {
  reward: { rewardName: string; iconName: string | null; imageUrl: string | null };
  size: number;
  photoClass: string | undefined;
}) {
  return (
    <Photo
      src={imageUrl}
      size={size}
      className={photoClass}
      fallback={<RewardArt icon={rewardIcon({ name, iconName })} />}
    />
  );
}
