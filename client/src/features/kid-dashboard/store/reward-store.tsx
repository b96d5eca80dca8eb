import type { RewardRedemption } from '@shared/contracts/redemptions';
import type { Reward } from '@shared/contracts/rewards';
import { StarIcon } from '@/components/art/star-icon';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { t } from '@/lib/messages';
import { RewardItem } from './reward-item';
import { RewardItemView } from './reward-item-view';
import { rewardState, shelvesOf } from './reward-state';
import styles from './reward-store.module.css';

/** The rewards on wooden shelves by price. Without `buyer` it is read-only. */
export function RewardStore({
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
      <Card kind="tile">
        <EmptyState pip="look" title={t('kidDashboard.noRewards')} text={t('kidDashboard.noRewardsText')} />
      </Card>
    );
  }
  return shelves.map((shelf) => (
    <section key={shelf.tier} className={styles.shelf} aria-label={t(`kidDashboard.shelf.${shelf.tier}`)}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 px-6 pb-2 max-md:px-4.5">
        <h3 className="text-26">{t(`kidDashboard.tier.${shelf.tier}`)}</h3>
        <span className="inline-flex items-center gap-[0.25em] font-display text-18 leading-none font-semibold whitespace-nowrap text-ink-2 tabular-nums">
          <StarIcon className="-mt-px size-[1.25em]" />
          {t(`kidDashboard.prices.${shelf.tier}`)}
        </span>
      </header>
      <ul className="grid grid-cols-2 px-2 md:grid-cols-4 md:px-3">
        {shelf.rewards.map((reward) => {
          const state = rewardState(reward, stars, redemptions);
          return buyer ? (
            <RewardItem key={reward.id} {...buyer} reward={reward} state={state} stars={stars} />
          ) : (
            <RewardItemView key={reward.id} reward={reward} state={state} stars={stars} />
          );
        })}
      </ul>
    </section>
  ));
}
