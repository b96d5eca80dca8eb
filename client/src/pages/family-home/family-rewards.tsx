import { ArrowLeft } from 'lucide-react';
import { DEFAULT_TIMEZONE } from '@shared/constants';
import type { User } from '@shared/contracts/users';
import { LinkButton } from '@/components/ui/link-button';
import { FamilyRewardHistory } from '@/features/history/family-reward-history';
import { paths } from '@/lib/paths';

/** What all kids wished for, for the family to look at together. */
export default function FamilyRewards({ user }: { user: User }) {
  return (
    <section className="mt-8.5" aria-labelledby="family-rewards">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="family-rewards" className="text-26">
          Reward History
        </h2>
        <LinkButton variant="secondary" href={paths.landing}>
          <ArrowLeft />
          Back to the family
        </LinkButton>
      </div>
      <FamilyRewardHistory timezone={user.timezone ?? DEFAULT_TIMEZONE} since={user.createdAt} />
    </section>
  );
}
