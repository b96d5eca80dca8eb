import { useState } from 'react';
import type { User } from '@shared/contracts/users';
import { DEFAULT_TIMEZONE } from '@shared/constants';
import { SectionHead } from '@/components/ui/section-head';
import { FamilyRewardHistory } from '@/features/history/family-reward-history';
import { KidFilter } from '@/features/history/kid-filter';
import { useKids } from '@/features/kids/kids.api';
import { t } from '@/lib/messages';

/** What the kids asked for, month by month. */
export default function RewardHistoryTab({ user }: { user: User }) {
  const kids = useKids().data ?? [];
  const [whose, setWhose] = useState<string | null>(null);
  return (
    <>
      <SectionHead
        title={t('parent.rewardHistory')}
        action={kids.length > 1 && <KidFilter kids={kids} value={whose} onChange={setWhose} />}
      />
      <FamilyRewardHistory
        parentId={user.id}
        timezone={user.timezone ?? DEFAULT_TIMEZONE}
        since={user.createdAt}
        whose={whose}
      />
    </>
  );
}
