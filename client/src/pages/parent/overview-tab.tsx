import { clsx } from 'clsx';
import { BrushCleaning, ChartColumn, Gift, MessageCircleHeart } from 'lucide-react';
import { useState } from 'react';
import type { User } from '@shared/contracts/users';
import { DEFAULT_TIMEZONE } from '@shared/constants';
import { ForManagers } from '@/components/ui/for-managers';
import { Skeleton } from '@/components/ui/skeleton';
import { ActionCard } from '@/features/family/action-card';
import { familyTitle, greetingAt, parentName } from '@/features/family/family-name';
import { GreetingBand } from '@/features/family/greeting-band';
import { OverviewNumbers } from '@/features/family/overview-numbers';
import { useEndFirstSteps, useFirstSteps } from '@/features/family/use-first-steps';
import { FirstSteps } from '@/features/family/first-steps';
import { FamilyCodeCard } from '@/features/family/family-code-card';
import { TodayLists } from '@/features/family/today-lists';
import { NewMenu } from './add-menu';
import { KidsAndMonth } from './kids-and-month';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';

/** The overview: today, numbers and links. */
export default function OverviewTab({ user }: { user: User }) {
  const [hour] = useState(() => new Date().getHours());
  const first = useFirstSteps();
  useEndFirstSteps(first);
  const hasSteps = first != null && first.next !== -1;
  const isNew = hasSteps && first.isNew;
  const code = user.familyCode && <FamilyCodeCard code={user.familyCode} />;
  const name = parentName(user);
  return (
    <>
      <GreetingBand
        title={isNew ? t('family.welcome', { name }) : greetingAt(hour, name)}
        text={isNew ? t('family.welcomeText') : familyTitle(user)}
      >
        <div className="mt-2 max-lg:hidden">
          <NewMenu />
        </div>
      </GreetingBand>
      <OverviewNumbers />
      {first === undefined && <Skeleton className="mt-6.5 h-dvh rounded-lg max-xl:mt-5" />}
      {/* Hidden at first: below something that grows, it would jump. */}
      <div className="mt-6.5 grid gap-5 max-xl:mt-5" hidden={first === undefined}>
        {hasSteps && <FirstSteps first={first}>{code}</FirstSteps>}
        {first !== undefined && !isNew && <Today timezone={user.timezone ?? DEFAULT_TIMEZONE} />}
        <div className="grid items-start gap-5 md:has-[>:nth-child(2)]:grid-cols-2">
          {first !== undefined && !isNew && code}
          <nav
            className={clsx('grid grid-cols-2 gap-3', isNew && 'lg:grid-cols-4')}
            aria-label={t('parent.quickActions')}
          >
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

/** Pending items, rewards to give, and today's chores. Empty sections take no space. */
function Today({ timezone }: { timezone: string }) {
  return (
    <>
      <div className="grid items-start gap-5 *:min-w-0 xl:has-[>:nth-child(2)]:grid-cols-[minmax(0,1.9fr)_minmax(300px,1fr)]">
        <TodayLists timezone={timezone} />
      </div>
      <KidsAndMonth />
    </>
  );
}
