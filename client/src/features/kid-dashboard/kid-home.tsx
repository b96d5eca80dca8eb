import { useEffect, useState } from 'react';
import type { Kid } from '@shared/contracts/kids';
import { ExtraPart } from '@/components/ui/extra-part';
import { lazyPart } from '@/lib/lazy-part';
import { useShownStars } from './celebration/use-shown-stars';
import type { DashboardSlots } from './dashboard-slots';
import { KidPlace } from './frame/kid-place';
import type { KidDashboardData } from './use-kid-dashboard';
import { useOnScreen } from './use-on-screen';

const StarShow = lazyPart(() => import('./celebration/star-show'));
const Celebrations = lazyPart(() => import('./celebration/celebrations'));

/** The chore that was approved last: new stars leave from its tile. */
function lastApproved({ chores }: KidDashboardData): string | null {
  const approved = chores.data?.requests.submissions.filter(({ status }) => status === 'approved') ?? [];
  const [last] = approved.toSorted((a, b) => (b.reviewedAt ?? '').localeCompare(a.reviewedAt ?? ''));
  return last?.choreId ?? null;
}

/** The place a kid is at. Flying stars and the one queue of celebrations stand above all places. */
export function KidHome({
  data,
  kid,
  slots,
  onExit,
}: {
  data: KidDashboardData;
  kid: Kid;
  slots: DashboardSlots;
  onExit: () => void;
}) {
  const [covered, setCovered] = useState(false);
  const [mayFly, setMayFly] = useState(false);
  useEffect(() => {
    void StarShow.fetch().then(() => setMayFly(true));
  }, []);
  // Stars that come during a celebration wait until they can be seen to fly.
  const settled = !data.kid.busy && !data.chores.busy && !covered && mayFly;
  const show = useShownStars(kid.id, { balance: kid.totalStars, lifetime: kid.lifetimeStars }, settled);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const panelSeen = useOnScreen(panel) && panel !== null;
  return (
    <>
      <KidPlace
        slots={slots}
        data={data}
        kid={kid}
        stars={show.sums.balance}
        level={{ lifetime: show.sums.lifetime, filled: show.filled }}
        onLevelPanel={setPanel}
        readOnly={false}
        onExit={onExit}
      />
      {show.flying && (
        <ExtraPart>
          <StarShow
            show={show}
            choreId={lastApproved(data)}
            toPurse={slots.tab === 'today'}
            isLevelSeen={panelSeen}
          />
        </ExtraPart>
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
