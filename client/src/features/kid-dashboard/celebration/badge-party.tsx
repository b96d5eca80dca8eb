import type { Badge } from '@shared/rules/badges';
import { BadgeArt } from '@/components/art/badge-art';
import { StarIcon } from '@/components/art/star-icon';
import { Button } from '@/components/ui/button';
import { Party } from './party';

const RING = Array.from({ length: 12 }, (_, index) => index * 30);

/** A new badge unfolds in a ring of twelve small stars, and then it has a name. */
export function BadgeParty({ badge, onClose }: { badge: Badge; onClose: () => void }) {
  return (
    <Party
      title={badge.name}
      text={badge.description}
      onClose={onClose}
      stage={
        <div className="party-badge">
          {RING.map((turn) => (
            <StarIcon key={turn} size={26} style={{ '--turn': `${turn}deg` }} />
          ))}
          <BadgeArt name={badge.iconName} size={220} className="party-badge-art" />
        </div>
      }
    >
      <p className="party-sum">A new badge for you</p>
      <Button variant="highlight" size="lg" wide onClick={onClose}>
        Hooray!
      </Button>
    </Party>
  );
}
