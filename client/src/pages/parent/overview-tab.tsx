import { BrushCleaning, ChartColumn, Gift, MessageCircleHeart } from 'lucide-react';
import { useState } from 'react';
import type { User } from '@shared/contracts/users';
import { DEFAULT_TIMEZONE } from '@shared/constants';
import { ForManagers } from '@/components/ui/for-managers';
import { PanelPart } from '@/components/ui/panel-part';
import { Skeleton } from '@/components/ui/skeleton';
import { ActionCard } from '@/features/family/action-card';
import { FamilyCodeCard } from '@/features/family/family-code-card';
import { familyTitle, greetingAt, parentName } from '@/features/family/family-name';
import { FirstSteps } from '@/features/family/first-steps';
import { GreetingBand } from '@/features/family/greeting-band';
import { PromisedCard } from '@/features/family/promised-card';
import { OverviewNumbers } from '@/features/family/overview-numbers';
import { WaitingCard } from '@/features/family/waiting-card';
import { lazyPart } from '@/lib/lazy-part';
import { t, withMessages } from '@/lib/messages';
import { paths } from '@/lib/paths';

const KidsToday = lazyPart(() => withMessages('plan', import('@/features/plan/kids-today')));

/** How the family stands, what waits, and the ways on. */
export function OverviewTab({ user }: { user: User }) {
  const [hour] = useState(() => new Date().getHours());
  return (
    <>
      <GreetingBand title={greetingAt(hour, parentName(user))} text={familyTitle(user)} />
      <OverviewNumbers />
      <div className="mt-6.5 grid gap-5 max-xl:mt-5">
        <FirstSteps />
        <div className="grid items-start gap-5 *:min-w-0 xl:has-[>:nth-child(2)]:grid-cols-[minmax(0,1.9fr)_minmax(300px,1fr)]">
          <WaitingCard />
          <PromisedCard timezone={user.timezone ?? DEFAULT_TIMEZONE} />
        </div>
        <PanelPart loading={<Skeleton className="h-72 rounded-lg" />}>
          <KidsToday />
        </PanelPart>
        <div className="grid items-start gap-5 md:grid-cols-2">
          {user.familyCode && <FamilyCodeCard code={user.familyCode} />}
          <nav className="grid grid-cols-2 gap-3" aria-label={t('parent.quickActions')}>
            <ForManagers>
              <ActionCard href={paths.parentNew('chores')} tone="ok" title={t('parent.addChore')}>
                <BrushCleaning />
              </ActionCard>
              <ActionCard href={paths.parentNew('rewards')} tone="reward" title={t('parent.addReward')}>
                <Gift />
              </ActionCard>
            </ForManagers>
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
