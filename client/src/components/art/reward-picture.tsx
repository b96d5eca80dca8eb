import { clsx } from 'clsx';
import { tierLabel } from '@shared/rules/tiers';
import { Photo } from '@/components/ui/photo';
import { RewardArt } from './reward-art';
import { rewardIcon, type RewardLook } from './reward-icon';

const tints = {
  small: 'var(--color-tint-lagoon)',
  medium: 'var(--color-tint-coral)',
  big: 'var(--color-tint-gold)',
};

/** Set it as `--tint` on a `.well`. */
function rewardTint(tier: string): string {
  return tints[tierLabel(tier)];
}

export function RewardPicture({
  reward,
  size,
  wrapped = false,
  className,
}: {
  reward: RewardLook & { tier: string; imageUrl?: string | null };
  size: number;
  wrapped?: boolean;
  className?: string | undefined;
}) {
  return (
    <span
      className={clsx('well flex-none overflow-hidden', className)}
      style={{ '--tint': rewardTint(reward.tier), width: size, height: size, borderRadius: size * 0.25 }}
    >
      <Photo
        src={wrapped ? null : reward.imageUrl}
        size={size}
        fallback={
          <RewardArt icon={wrapped ? 'mystery' : rewardIcon(reward)} size={Math.round(size * 0.79)} />
        }
      />
    </span>
  );
}
