import { useState } from 'react';
import type { Kid } from '@shared/contracts/kids';
import { ExtraPart } from '@/components/ui/extra-part';
import { Night, useNight } from '@/features/goodnight/night';
import { SendNest } from '@/features/stickers/send-nest';
import { StarShow } from '@/features/celebrations/star-show';
import { useFinish } from '@/features/today/finish';
import { SendUnsent } from '@/features/today/send-unsent';
import { Celebrations } from '@/features/celebrations/celebrations';
import { useUnsent } from '@/lib/unsent-chores';
import type { Cover } from '@/features/celebrations/celebrations';
import { useShownStars } from '@/features/celebrations/use-shown-stars';
import type { DashboardSlots } from '@/features/kid-frame/dashboard-slots';
import { KidPlace } from './kid-place';
import type { KidDashboardData } from '@/features/kid-frame/use-kid-dashboard';
import { useOnScreen } from '@/features/kid-frame/use-on-screen';

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
  const [cover, setCover] = useState<Cover>(null);
  const night = useNight(kid.id);
  const busy = data.kid.busy || data.chores.busy;
  // Stars that come during a celebration wait until they can be seen to fly; those of news are poured there.
  const isFinishing = useFinish() !== null;
  const settled = !busy && cover !== 'live' && !isFinishing;
  const show = useShownStars(
    { balance: kid.totalStars, lifetime: kid.lifetimeStars },
    settled,
    cover === null,
  );
  const unsent = useUnsent(kid.id);
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
      {unsent.length > 0 && <SendUnsent kidId={kid.id} />}
      <SendNest kidId={kid.id} />
      <Night kid={kid} />
      {show.flying && (
        <ExtraPart onError={show.finish}>
          <StarShow show={show} choreId={lastApproved(data)} isLevelSeen={panelSeen} />
        </ExtraPart>
      )}
      <ExtraPart>
        <Celebrations
          kid={kid}
          waits={busy || show.flying || isFinishing || night !== null}
          onCover={setCover}
        />
      </ExtraPart>
    </>
  );
}
