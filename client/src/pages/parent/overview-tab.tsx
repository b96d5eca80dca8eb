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
import { paths } from '@/lib/paths';

/** How the family stands, what waits, and the ways on. */
export function OverviewTab({ user }: { user: User }) {
  const [greeting] = useState(() => greetingAt(new Date().getHours()));
  return (
    <>
      <GreetingBand title={`${greeting}, ${parentName(user)}`} text={familyTitle(user)} />
      <OverviewNumbers />
      <div className="overview-cols">
        <div className="overview-first">
          <FirstSteps />
          <WaitingCard />
        </div>
        <div className="overview-side">
          {user.familyCode && <FamilyCodeCard code={user.familyCode} />}
          <nav className="actions" aria-label="Quick actions">
            <ActionCard href={paths.parentNew('chores')} tone="ok" title="Add a chore">
              <BrushCleaning />
            </ActionCard>
            <ActionCard href={paths.parentNew('rewards')} tone="treat" title="Add a reward">
              <Gift />
            </ActionCard>
            <ActionCard href={paths.parentTab('messages')} tone="info" title="Send a message">
              <MessageCircleHeart />
            </ActionCard>
            <ActionCard href={paths.parentTab('analytics')} tone="lagoon" title="See analytics">
              <ChartColumn />
            </ActionCard>
          </nav>
        </div>
      </div>
    </>
  );
}
