import type { Reward } from '@shared/contracts/rewards';
import { plural } from '@/lib/format';
import { goodName } from './good-picture';
import type { RewardState } from './reward-state';

/** Everything a reward says on its shelf, for ears. */
export function goodAloud(reward: Reward, { state, note }: RewardState, stars: number): string {
  const end = {
    affordable: '',
    short: `You need ${plural(reward.starCost - stars, 'more star', 'more stars')}.`,
    waiting: 'It is waiting for a grown-up.',
    gone: 'It is all gone.',
    resting: 'It is resting.',
  }[state];
  const parts = [
    goodName(reward),
    reward.isMystery ? null : reward.description,
    plural(reward.starCost, 'star'),
  ];
  if (note !== null) parts.push('Not this time', note);
  return [...parts.filter(Boolean).map((part) => `${part}.`), end].join(' ').trim();
}
