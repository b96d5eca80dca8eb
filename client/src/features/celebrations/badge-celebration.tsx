import type { Badge } from '@shared/rules/badges';
import { BadgeArt } from '@/components/art/badge-art';
import { StarIcon } from '@/components/art/star-icon';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/messages';
import { CelebrationScreen, CelebrationSum, type CelebrationStep } from './celebration-screen';
import styles from './celebration-screen.module.css';

const RING = Array.from({ length: 12 }, (_, index) => index * 30);

export function BadgeCelebration({ badge, step }: { badge: Badge; step: CelebrationStep }) {
  return (
    <CelebrationScreen
      step={step}
      title={t(`badges.name.${badge.id}`)}
      text={t(`badges.text.${badge.id}`)}
      stage={
        <div data-ring className={styles.ring}>
          {RING.map((turn) => (
            <StarIcon key={turn} size={26} style={{ '--turn': `${turn}deg` }} />
          ))}
          <BadgeArt name={badge.iconName} size={220} className={styles.badge} />
        </div>
      }
    >
      <CelebrationSum>{t('news.newBadge')}</CelebrationSum>
      <Button data-next variant="highlight" size="lg" wide onClick={step.onNext}>
        {t('news.newBadgeDone')}
      </Button>
    </CelebrationScreen>
  );
}
