import { ArrowLeft } from 'lucide-react';
import { DEFAULT_TIMEZONE } from '@shared/constants';
import type { User } from '@shared/contracts/users';
import { LinkButton } from '@/components/ui/button';
import { FamilyRewardHistory } from '@/features/history/family-reward-history';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';

export default function FamilyRewards({ user }: { user: User }) {
  return (
    <section aria-labelledby="family-rewards">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 id="family-rewards" tabIndex={-1} className="text-26 laptop:text-32">
          {t('familyHome.rewardHistory')}
        </h1>
        <LinkButton variant="secondary" href={paths.landing}>
          <ArrowLeft className="rtl:-scale-x-100" />
          {t('familyHome.back')}
        </LinkButton>
      </div>
      <FamilyRewardHistory timezone={user.timezone ?? DEFAULT_TIMEZONE} since={user.createdAt} />
    </section>
  );
}
