import type { Kid } from '@shared/contracts/kids';
import { waitingOf } from '../shop/reward-state';
import type { KidDashboardData } from '../use-kid-dashboard';
import { StarBalance } from './star-balance';

/** The kid's stars, with what those are for that requests hold. */
export default function Purse({
  data,
  kid,
  stars,
}: {
  data: KidDashboardData;
  kid: Kid;
  /** All to spend, as they are shown. */
  stars: number;
}) {
  const heldFor = waitingOf(data.rewards.data?.requests.redemptions ?? []).map(({ reward }) => reward);
  return <StarBalance stars={stars} held={kid.heldStars} heldFor={heldFor} />;
}
