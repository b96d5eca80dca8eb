import { t } from '@/lib/messages';
import { FamilyFunCard } from './family-fun-card';
import { LevelBadgesCard } from './level-badges-card';
import { SectionTitle } from './section-title';
import { StarRewardsCard } from './star-rewards-card';
import { TieredRewardsCard } from './tiered-rewards-card';

export function WhySection() {
  return (
    <section id="why" className="relative py-[clamp(64px,7.2vw,104px)]" aria-labelledby="why-title">
      <div className="wrap">
        <SectionTitle id="why-title">{t('landing.why')}</SectionTitle>
        <div className="mt-10 grid grid-cols-12 gap-6 max-sm:mt-7 max-sm:gap-4">
          <StarRewardsCard />
          <LevelBadgesCard />
          <FamilyFunCard />
          <TieredRewardsCard />
        </div>
      </div>
    </section>
  );
}
