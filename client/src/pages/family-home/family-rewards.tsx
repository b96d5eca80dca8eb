import { ArrowLeft } from 'lucide-react';
import { DEFAULT_TIMEZONE } from '@shared/constants';
import type { User } from '@shared/contracts/users';
import { LinkButton } from '@/components/ui/link-button';
import { FamilyRewardHistory } from '@/features/history/family-reward-history';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';

export default function FamilyRewards({ user }: { user: User }) {
  return (
    <section className="mt-8.5" aria-labelledby="family-rewards">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="family-rewards" className="text-26">
          {t('familyHome.rewardHistory')}
        </h2>
        <LinkButton variant="secondary" href={paths.landing}>
          <ArrowLeft className="rtl:-scale-x-100" />
          {t('familyHome.back')}
        </LinkButton>
      </div>
      <FamilyRewardHistory timezone={user.timezone ?? DEFAULT_TIMEZONE} since={user.createdAt} />
    </section>
  );
}
