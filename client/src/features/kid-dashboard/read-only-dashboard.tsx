import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { useKidNotFound } from '@/features/kid-auth/use-kid-not-found';
import { useTitle } from '@/lib/use-title';
import { DashboardParts } from './dashboard-parts';
import { DashboardSkeleton } from './dashboard-skeleton';
import { DashboardHead } from './frame/dashboard-head';
import { KidFrame } from './frame/kid-frame';
import { KidNav } from './frame/kid-nav';
import { ReadOnlyBanner } from './frame/read-only-banner';
import { KidCalendar } from './kid-calendar';
import type { NestSlots } from './nest-slots';
import { LevelPanel } from './progress/level-panel';
import { useKidRoom } from './use-kid-room';

/** No kid of the parent's has this address. */
function NobodyHere() {
  useKidNotFound();
  return (
    <div className="tile mt-4">
      <EmptyState pip="oops" title="This nest is empty" text="Let’s fly home together." />
    </div>
  );
}

/** A kid's dashboard as their parent sees it: everything as it stands, nothing to press, nothing celebrated. */
export function ReadOnlyDashboard({ kidId, slots }: { kidId: string; slots: NestSlots }) {
  const room = useKidRoom(kidId);
  const kid = room.kid.data;
  useTitle(kid ? `${kid.name}’s nest` : 'Nest');
  return (
    <KidFrame
      nav={<KidNav nest={slots.nest} tab={slots.tab} mail={slots.barMail} />}
      banner={<ReadOnlyBanner name={kid?.name ?? null} />}
      busy={!kid}
    >
      {kid && slots.tab !== 'dashboard' ? (
        <KidCalendar
          kid={kid}
          stars={kid.totalStars}
          chores={room.chores.data?.chores}
          slots={slots}
          keys={slots.keys}
          whose={`${kid.name}’s`}
        />
      ) : kid ? (
        <>
          <DashboardHead kid={kid} stars={kid.totalStars}>
            {slots.keys}
          </DashboardHead>
          <LevelPanel lifetime={kid.lifetimeStars} />
          <DashboardParts room={room} kid={kid} leaderboard={slots.leaderboard} acting={false} />
        </>
      ) : room.missing ? (
        <NobodyHere />
      ) : room.kid.failed ? (
        <div className="tile mt-4">
          <ErrorState title="This nest did not load" onRetry={room.kid.retry} retrying={room.kid.busy} />
        </div>
      ) : (
        <DashboardSkeleton />
      )}
    </KidFrame>
  );
}
