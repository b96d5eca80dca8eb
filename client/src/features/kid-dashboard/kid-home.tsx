import { useState, type ReactNode } from 'react';
import type { Kid } from '@shared/contracts/kids';
import { ExtraPart } from '@/components/ui/extra-part';
import { lazyPart } from '@/lib/lazy-part';
import { StarFlight } from './celebration/star-flight';
import { useShownStars } from './celebration/use-shown-stars';
import { DashboardSections } from './dashboard-sections';
import type { DashboardSlots } from './dashboard-slots';
import { DashboardHead } from './frame/dashboard-head';
import { KidCalendar } from './kid-calendar';
import { FloatingLevel, LevelPanel } from './level/level-panel';
import type { KidDashboardData } from './use-kid-dashboard';
import { useOnScreen } from './use-on-screen';

const Celebrations = lazyPart(() => import('./celebration/celebrations'));

/** The chore that was approved last: new stars leave from its tile. */
function lastApproved({ chores }: KidDashboardData): string | null {
  const approved = chores.data?.requests.submissions.filter(({ status }) => status === 'approved') ?? [];
  const [last] = approved.toSorted((a, b) => (b.reviewedAt ?? '').localeCompare(a.reviewedAt ?? ''));
  return last?.choreId ?? null;
}

/** The dashboard or one of its calendars. Flying stars and the one queue of celebrations stand above these tabs. */
export function KidHome({
  data,
  kid,
  slots,
  actions,
}: {
  data: KidDashboardData;
  kid: Kid;
  slots: DashboardSlots;
  /** Buttons beside the stars. */
  actions: ReactNode;
}) {
  const [covered, setCovered] = useState(false);
  // Stars that come during a celebration wait until they can be seen to fly.
  const settled = !data.kid.busy && !data.chores.busy && !covered;
  const show = useShownStars(kid.id, { balance: kid.totalStars, lifetime: kid.lifetimeStars }, settled);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const panelSeen = useOnScreen(panel) && panel !== null;
  return (
    <>
      {slots.tab === 'dashboard' ? (
        <>
          <DashboardHead kid={kid} stars={show.sums.balance}>
            {actions}
          </DashboardHead>
          <div ref={setPanel}>
            <LevelPanel lifetime={show.sums.lifetime} filled={show.filled} />
          </div>
          <DashboardSections data={data} kid={kid} leaderboard={slots.leaderboard} />
        </>
      ) : (
        <KidCalendar
          kid={kid}
          stars={show.sums.balance}
          chores={data.chores.data?.chores}
          slots={slots}
          actions={actions}
        />
      )}
      {show.flying && !panelSeen && <FloatingLevel lifetime={show.sums.lifetime} filled={show.filled} />}
      {show.flight && (
        <StarFlight
          key={show.flight.from.lifetime}
          flight={show.flight}
          choreId={lastApproved(data)}
          onLand={show.onLand}
        />
      )}
      <ExtraPart>
        <Celebrations
          kid={kid}
          flying={show.flying}
          newBadges={show.newBadges}
          onUnfolded={show.onUnfolded}
          onCover={setCovered}
        />
      </ExtraPart>
    </>
  );
}
