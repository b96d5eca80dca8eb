import { clsx } from 'clsx';
import { Link } from 'wouter';
import type { Kid } from '@shared/contracts/kids';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { freeStars } from '@shared/rules/reward-availability';
import { toast } from '@/components/ui/use-toast';
import { waitingOf } from './reward-state';
import { showHeading } from './show-heading';
import type { KidDashboardData } from './use-kid-dashboard';
import { StarBalance } from './star-balance';

export function StarBalanceLink({
  data,
  kid,
  page,
  stars,
  wide = false,
}: {
  data: KidDashboardData;
  kid: Kid;
  page: string;
  stars: number;
  wide?: boolean;
}) {
  const [first] = waitingOf(data.rewards.data?.requests.redemptions ?? []).map(({ reward }) => reward);
  const free = freeStars({ totalStars: stars, heldStars: kid.heldStars });
  const label = `${t('kidDashboard.starsToSpend', { count: free })}. ${t('kidDashboard.starBook')}`;
  return (
    <div className={clsx('relative flex', wide ? 'laptop:flex-1' : 'max-laptop:me-auto')}>
      <StarBalance
        stars={free}
        held={kid.heldStars > 0 ? (first ?? null) : undefined}
        onHeld={() => toast({ title: t('kidDashboard.starsHeld', { count: kid.heldStars }), tone: 'pip' })}
      />
      <Link
        href={paths.kidTab(page, 'nest')}
        className="absolute inset-0 rounded-full"
        aria-label={label}
        onClick={() => showHeading('nest', 'book')}
      />
    </div>
  );
}
