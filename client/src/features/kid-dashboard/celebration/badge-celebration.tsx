import type { Badge } from '@shared/rules/badges';
import { BadgeArt } from '@/components/art/badge-art';
import { StarIcon } from '@/components/art/star-icon';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/messages';
import { CelebrationScreen, CelebrationSum } from './celebration-screen';
import styles from './celebration-screen.module.css';

const RING = Array.from({ length: 12 }, (_, index) => index * 30);

/** A new badge unfolds in a ring of twelve small stars, and then it has a name. */
export function BadgeCelebration({ badge, onClose }: { badge: Badge; onClose: () => void }) {
  return (
    <CelebrationScreen
      title={badge.name}
      text={badge.description}
      onClose={onClose}
      stage={
        <div data-ring className={styles.ring}>
          {RING.map((turn) => (
            <StarIcon key={turn} size={26} style={{ '--turn': `${turn}deg` }} />
          ))}
          <BadgeArt name={badge.iconName} size={220} className={styles.badge} />
        </div>
      }
    >
      <CelebrationSum>{t('kidDashboard.newBadge')}</CelebrationSum>
      <Button variant="highlight" size="lg" wide onClick={onClose}>
        {t('kidDashboard.newBadgeDone')}
      </Button>
    </CelebrationScreen>
  );
}
