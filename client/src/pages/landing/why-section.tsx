import { FamilyFunCard } from './family-fun-card';
import { LevelBadgesCard } from './level-badges-card';
import { StarRewardsCard } from './star-rewards-card';
import { TieredRewardsCard } from './tiered-rewards-card';

/** Noon: four promises, each shown rather than told. */
export function WhySection() {
  return (
    <section id="why" className="landing-section" aria-labelledby="why-title">
      <div className="wrap">
        <h2 id="why-title" className="landing-title">
          Why Families Love Starnest
        </h2>
        <div className="landing-bento">
          <StarRewardsCard />
          <LevelBadgesCard />
          <FamilyFunCard />
          <TieredRewardsCard />
        </div>
      </div>
    </section>
  );
}
