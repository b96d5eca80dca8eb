import { lazy, useState } from 'react';
import type { Kid } from '@shared/contracts/kids';
import { ExtraPart } from '@/components/ui/part-boundary';
import { Night, useNight } from '@/features/goodnight/night';
import { SendNest } from '@/features/stickers/send-nest';
import { useFinish } from '@/features/today/finish';
import { usePlayer } from '@/features/today/player';
import { SendUnsent } from '@/features/today/send-unsent';
import { Celebrations } from '@/features/celebrations/celebrations';
import { TeamGoal } from '@/features/celebrations/team-goal';
import { useTaps } from '@/lib/storage/routine-taps';
import { useUnsent } from '@/lib/storage/unsent-chores';
import { useNews } from '@/features/celebrations/use-news';
import type { DashboardSlots } from '@/features/kid-frame/dashboard-slots';
import { KidPlace } from './kid-place';
import type { KidDashboardData } from '@/features/kid-frame/use-kid-dashboard';

const SendTaps = lazy(() => import('@/features/today/send-taps'));

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
  const night = useNight(kid.id);
  const busy = data.kid.busy || data.chores.busy;
  const isFinishing = useFinish() !== null;
  const isPlaying = usePlayer() !== null;
  const news = useNews(kid.id);
  // Stars of pending news fly to the purse later.
  const stars = useShownStars(
    { balance: kid.totalStars - news.flying, lifetime: kid.lifetimeStars - news.flying },
    !busy && !news.busy,
  );
  const unsent = useUnsent(kid.id);
  const hasTaps = useTaps(kid.id).length > 0;
  return (
    <>
      <KidPlace
        slots={slots}
        data={data}
        kid={kid}
        stars={stars.balance}
        lifetime={stars.lifetime}
        readOnly={false}
        onExit={onExit}
      />
      {unsent.length > 0 && <SendUnsent kidId={kid.id} />}
      {hasTaps && (
        <ExtraPart>
          <SendTaps kidId={kid.id} />
        </ExtraPart>
      )}
      <SendNest kidId={kid.id} />
      <Night kid={kid} />
      <ExtraPart>
        <TeamGoal
          waits={isFinishing || isPlaying || night !== null || news.telling !== null || news.flying > 0}
        />
        <Celebrations kid={kid} news={news} waits={busy || isFinishing || isPlaying || night !== null} />
      </ExtraPart>
    </>
  );
}

interface StarSums {
  balance: number;
  lifetime: number;
}

/** The shown stars follow the actual ones once these and the news about them are fetched. */
function useShownStars(actual: StarSums, isSettled: boolean): StarSums {
  const [shown, setShown] = useState(actual);
  if (isSettled && (shown.balance !== actual.balance || shown.lifetime !== actual.lifetime)) setShown(actual);
  return shown;
}
