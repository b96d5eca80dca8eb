import type { RewardRedemption } from '@shared/contracts/redemptions';
import type { Reward } from '@shared/contracts/rewards';
import { StarIcon } from '@/components/art/star-icon';
import { EmptyState } from '@/components/ui/empty-state';
import { Good } from './good';
import { GoodView } from './good-view';
import { rewardState, shelvesOf } from './reward-state';
import './store.css';

/** The store: wooden shelves by price. Without `buyer` somebody only looks, and nothing can be pressed. */
export function Store({
  rewards,
  redemptions,
  stars,
  buyer,
}: {
  rewards: readonly Reward[];
  redemptions: readonly RewardRedemption[];
  /** What the kid can spend. */
  stars: number;
  buyer?: { kidId: string; familyCode: string };
}) {
  const shelves = shelvesOf(rewards);
  if (shelves.length === 0) {
    return (
      <div className="tile">
        <EmptyState
          pip="look"
          title="The store is empty"
          text="Ask your grown-ups to put something nice here."
        />
      </div>
    );
  }
  return shelves.map(({ tier, title, prices, rewards: goods }) => (
    <section key={tier} className="shop" aria-label={`${title} rewards`}>
      <header className="shop-head">
        <h3>{title}</h3>
        <span className="stars">
          <StarIcon />
          {prices}
        </span>
      </header>
      <ul className="goods">
        {goods.map((reward) => {
          const state = rewardState(reward, stars, redemptions);
          return buyer ? (
            <Good key={reward.id} {...buyer} reward={reward} state={state} stars={stars} />
          ) : (
            <GoodView key={reward.id} reward={reward} state={state} stars={stars} />
          );
        })}
      </ul>
    </section>
  ));
}
