import { useState, type ReactNode } from 'react';
import type { Chore } from '@shared/contracts/chores';
import type { Kid } from '@shared/contracts/kids';
import { ExtraPart } from '@/components/ui/panel-part';
import { lazyPart } from '@/lib/lazy-part';
import { StarFlight } from './celebration/star-flight';
import { useShownStars } from './celebration/use-shown-stars';
import { DashboardParts } from './dashboard-parts';
import { DashboardHead } from './frame/dashboard-head';
import { KidCalendar } from './kid-calendar';
import type { NestSlots } from './nest-slots';
import { FloatingProgress } from './progress/floating-progress';
import { LevelPanel } from './progress/level-panel';
import { useOnScreen } from './progress/use-on-screen';
import type { KidRoom } from './use-kid-room';

const Celebrations = lazyPart(() => import('./celebration/celebrations'));

/** The chore that was approved last: new stars leave from its tile. */
function lastApproved(room: KidRoom): string | null {
  const approved = room.chores.data?.requests.submissions.filter(({ status }) => status === 'approved') ?? [];
  const [last] = approved.toSorted((a, b) => (b.reviewedAt ?? '').localeCompare(a.reviewedAt ?? ''));
  return last?.choreId ?? null;
}

/**
 * A nest with its kid in it, where stars fly and parties are held: on the dashboard, and over a calendar that is open in
 * its place.
 */
export function KidHome({
  room,
  kid,
  slots,
  chores,
  keys,
}: {
  room: KidRoom;
  kid: Kid;
  slots: NestSlots;
  chores: readonly Chore[] | undefined;
  /** Beside the purse. */
  keys: ReactNode;
}) {
  const [covered, setCovered] = useState(false);
  // Stars that come during a party wait until they can be seen to fly.
  const settled = !room.kid.busy && !room.chores.busy && !covered;
  const show = useShownStars(kid.id, { balance: kid.totalStars, lifetime: kid.lifetimeStars }, settled);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const panelSeen = useOnScreen(panel) && panel !== null;
  return (
    <>
      {slots.tab === 'dashboard' ? (
        <>
          <DashboardHead kid={kid} stars={show.sums.balance}>
            {keys}
          </DashboardHead>
          <div ref={setPanel}>
            <LevelPanel lifetime={show.sums.lifetime} filled={show.filled} />
          </div>
          <DashboardParts room={room} kid={kid} leaderboard={slots.leaderboard} acting />
        </>
      ) : (
        <KidCalendar
          kid={kid}
          stars={show.sums.balance}
          chores={chores}
          slots={slots}
          keys={keys}
          whose="My"
        />
      )}
      {show.flying && !panelSeen && <FloatingProgress lifetime={show.sums.lifetime} filled={show.filled} />}
      {show.flight && (
        <StarFlight
          key={show.flight.from.lifetime}
          flight={show.flight}
          choreId={lastApproved(room)}
          onLand={show.onLand}
        />
      )}
      <ExtraPart>
        <Celebrations
          kid={kid}
          flying={show.flying}
          newBadges={show.newBadges}
          onUnfolded={show.onUnfolded}
          onParty={setCovered}
        />
      </ExtraPart>
    </>
  );
}
