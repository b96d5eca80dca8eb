import { BrushCleaning, ChartColumn, Gift, MessageCircleHeart } from 'lucide-react';
import { useState } from 'react';
import type { User } from '@shared/contracts/users';
import { ActionCard } from '@/features/family/action-card';
import { FamilyCodeCard } from '@/features/family/family-code-card';
import { familyTitle, greetingAt, parentName } from '@/features/family/family-name';
import { FirstSteps } from '@/features/family/first-steps';
import { GreetingBand } from '@/features/family/greeting-band';
import { OverviewNumbers } from '@/features/family/overview-numbers';
import { WaitingCard } from '@/features/family/waiting-card';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';

/** How the family stands, what waits, and the ways on. */
export function OverviewTab({ user }: { user: User }) {
  const [hour] = useState(() => new Date().getHours());
  return (
    <>
      <GreetingBand title={greetingAt(hour, parentName(user))} text={familyTitle(user)} />
      <OverviewNumbers />
      <div className="mt-6.5 grid items-start gap-6 max-xl:mt-5 xl:grid-cols-[minmax(0,1.9fr)_minmax(300px,1fr)]">
        <div className="grid gap-5">
          <FirstSteps />
          <WaitingCard />
        </div>
        <div className="grid gap-5 md:max-xl:grid-cols-2 md:max-xl:items-start">
          {user.familyCode && <FamilyCodeCard code={user.familyCode} />}
          <nav className="flex flex-wrap gap-3 *:flex-[1_1_148px]" aria-label={t('parent.quickActions')}>
            <ActionCard href={paths.parentNew('chores')} tone="ok" title={t('parent.addChore')}>
              <BrushCleaning />
            </ActionCard>
            <ActionCard href={paths.parentNew('rewards')} tone="reward" title={t('parent.addReward')}>
              <Gift />
            </ActionCard>
            <ActionCard href={paths.parentTab('messages')} tone="info" title={t('parent.sendMessage')}>
              <MessageCircleHeart />
            </ActionCard>
            <ActionCard href={paths.parentTab('analytics')} tone="lagoon" title={t('parent.seeAnalytics')}>
              <ChartColumn />
            </ActionCard>
          </nav>
        </div>
      </div>
    </>
  );
}
