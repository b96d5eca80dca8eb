import { useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Kid } from '@shared/contracts/kids';
import { Card } from '@/components/ui/card';
import { DialogPart } from '@/components/ui/dialog-part';
import { ErrorState } from '@/components/ui/error-state';
import { PanelPart } from '@/components/ui/panel-part';
import { ReadTaps } from '@/components/ui/read-taps';
import { useFamily } from '@/lib/dates/family-clock';
import { VoiceSourceProvider } from './voice-source';
import { KidPlace } from './kid-place';
import { t } from '@/lib/i18n/messages';
import { queryKeys } from '@/lib/api/query-keys';
import { setReadingTaps, useReadingTaps } from '@/lib/storage/read-taps';
import { prefersReducedMotion } from '@/lib/page/use-media';
import { useSounds } from '@/lib/sound/sounds';
import { talksToPip } from '@/lib/sound/talks-to-pip';
import { useTitle } from '@/lib/page/use-title';
import { DashboardSkeleton } from '@/features/kid-frame/dashboard-skeleton';
import type { DashboardSlots } from '@/features/kid-frame/dashboard-slots';
import { KidFrame, KidNav } from '@/features/kid-frame/kid-frame';
import type { Logout } from '@/features/kid-frame/log-out-dialog';
import { useGreet } from '@/features/nest/nest.api';
import { useKidDashboard, type KidDashboardData } from '@/features/kid-frame/use-kid-dashboard';
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

const Hello = lazy(() => import('@/features/hello/hello'));
const LogOutDialog = lazy(() => import('@/features/kid-frame/log-out-dialog'));

export function KidDashboard({
  kidId,
  logout,
  slots,
  banner,
  onLoggedOut,
  onSessionExpired,
}: {
  kidId: string;
  slots: DashboardSlots;
  logout: Logout;
  banner?: ReactNode;
  onLoggedOut: () => void;
  /** Called if the server rejects this browser's session. */
  onSessionExpired: () => void;
}) {
  const client = useQueryClient();
  const data = useKidDashboard(kidId, slots.tab);
  const [asking, setAsking] = useState(false);
  const kid = data.kid.data;
  const expired = data.sessionExpired || data.missing;
  useTitle(kid?.name ?? t('kidDashboard.title'));
  const greet = useGreet(kidId);
  const reading = useReadingTaps();
  // The next kid starts without reading taps or talking to Pip.
  useEffect(
    () => () => {
      setReadingTaps(false);
      talksToPip.set(false);
    },
    [],
  );
  useSounds(useFamily().data?.sounds === true);

  const expire = useEffectEvent(onSessionExpired);
  useEffect(() => {
    if (expired) expire();
  }, [expired]);

  // A second tap on Today scrolls to the top and refetches.
  const refresh = () => {
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    void client.invalidateQueries({ queryKey: queryKeys.kid(kidId) });
    if (kid) void client.invalidateQueries({ queryKey: queryKeys.familyKids(kid.familyCode) });
  };

  if (kid && !kid.greeted) {
    return (
      <PanelPart loading={<DashboardSkeleton />}>
        <Hello kid={kid} onDone={() => greet.mutate()} />
      </PanelPart>
    );
  }
  return (
    <KidFrame
      nav={
        <KidNav
          page={slots.page}
          kidId={kidId}
          current={slots.tab}
          voice={slots.navVoice}
          onToday={refresh}
          onExit={() => setAsking(true)}
        />
      }
      banner={banner}
      busy={!kid}
    >
      {kid ? (
        <KidHome data={data} kid={kid} slots={slots} onExit={() => setAsking(true)} />
      ) : data.kid.failed && !expired ? (
        <Card kind="tile" className="mt-4">
          <ErrorState
            forKid
            title={t('kidDashboard.notLoaded')}
            onRetry={data.kid.retry}
            retrying={data.kid.busy}
          />
        </Card>
      ) : (
        <DashboardSkeleton />
      )}
      {kid && slots.voice && (
        <VoiceSourceProvider data={data} kid={kid} onExit={() => setAsking(true)}>
          {slots.voice}
        </VoiceSourceProvider>
      )}
      {reading && <ReadTaps />}
      {asking && (
        <DialogPart onClose={() => setAsking(false)}>
          <LogOutDialog
            name={kid?.name ?? null}
            logout={logout}
            onOpenChange={setAsking}
            onLoggedOut={onLoggedOut}
          />
        </DialogPart>
      )}
    </KidFrame>
  );
}

const SendTaps = lazy(() => import('@/features/today/send-taps'));

function KidHome({
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
        <TeamGoal kidId={kid.id} />
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
