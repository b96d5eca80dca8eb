import { Link } from 'wouter';
import type { Kid } from '@shared/contracts/kids';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { waitingOf } from './reward-state';
import { showHeading } from './show-heading';
import type { KidDashboardData } from './use-kid-dashboard';
import { StarBalance } from './star-balance';

/** The kid's stars, with what those are for that requests hold. A press leads to the book of where they came from. */
export function StarBalanceLink({
  data,
  kid,
  page,
  stars,
}: {
  data: KidDashboardData;
  kid: Kid;
  /** The page's path without its tab. */
  page: string;
  /** All to spend, as they are shown. */
  stars: number;
}) {
  const heldFor = waitingOf(data.rewards.data?.requests.redemptions ?? []).map(({ reward }) => reward);
  const label = t('kidDashboard.starBook');
  return (
    <div className="relative flex max-lg:me-auto">
      <StarBalance stars={stars} held={kid.heldStars} heldFor={heldFor} />
      <Link
        href={paths.kidTab(page, 'nest')}
        className="absolute inset-0 rounded-full"
        aria-label={label}
        onClick={() => showHeading('nest', 'book')}
      />
    </div>
  );
}
