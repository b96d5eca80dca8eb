import type { KidCard } from '@shared/contracts/kids';
import { shownLevel } from '@shared/rules/levels';
import { StarIcon } from '@/components/art/star-icon';
import { Avatar } from '@/components/ui/avatar';
import { plural } from '@/lib/format';

/** One kid to tap: nest, name, level, stars, on a lip of their own colour. */
export function NameCard({ kid, onChoose }: { kid: KidCard; onChoose: () => void }) {
  return (
    <button type="button" className="name-card" style={{ '--avatar': kid.avatarColor }} onClick={onChoose}>
      <Avatar name={kid.name} color={kid.avatarColor} size={152} nest />
      <span className="name-card-name">{kid.name}</span>
      <span className="name-card-level">Level {shownLevel(kid)}</span>
      <span className="name-card-stars">
        <StarIcon />
        {plural(kid.totalStars, 'star')}
      </span>
    </button>
  );
}
