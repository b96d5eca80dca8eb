import { CircleCheck, Users } from 'lucide-react';
import { StarIcon } from '@/components/art/star-icon';
import { useKids } from '@/features/kids/kids.api';
import { t } from '@/lib/i18n/messages';
import { Count, countOf, Counts } from './counts';
import { usePendingItems } from './use-pending-items';

export function HomeNumbers() {
  const kids = useKids();
  const pending = usePendingItems();
  return (
    <Counts className="mt-2 flex-wrap gap-x-5.5 gap-y-1.5 text-15 laptop:text-16 max-laptop:mt-1.5 max-laptop:gap-x-4">
      <Count label={(count) => t('family.kidCount', { count })} value={countOf(kids, (list) => list.length)}>
        <Users />
      </Count>
      <Count
        label={() => t('family.starsEarned')}
        value={countOf(kids, (list) => list.reduce((sum, kid) => sum + kid.lifetimeStars, 0))}
      >
        <StarIcon />
      </Count>
      <Count
        label={(count) => t('family.pendingReviews', { count })}
        value={pending.isLoaded ? pending.count : pending.error ? null : undefined}
      >
        <CircleCheck />
      </Count>
    </Counts>
  );
}
