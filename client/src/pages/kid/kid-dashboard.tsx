import { useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { DialogPart } from '@/components/ui/dialog-part';
import { ErrorState } from '@/components/ui/error-state';
import { PanelPart } from '@/components/ui/panel-part';
import { ReadTaps } from '@/components/ui/read-taps';
import { useFamily } from '@/lib/dates/family-clock';
import { VoiceSourceProvider } from './voice-source';
import { t } from '@/lib/i18n/messages';
import { queryKeys } from '@/lib/api/query-keys';
import { setReadingTaps, useReadingTaps } from '@/lib/storage/read-taps';
import { prefersReducedMotion } from '@/lib/page/use-media';
import { useSounds } from '@/lib/sound/sounds';
import { talksToPip } from '@/lib/sound/talks-to-pip';
import { useTitle } from '@/lib/page/use-title';
import { DashboardSkeleton } from '@/features/kid-frame/dashboard-skeleton';
import type { DashboardSlots } from '@/features/kid-frame/dashboard-slots';
import { KidFrame } from '@/features/kid-frame/kid-frame';
import { KidNav } from '@/features/kid-frame/kid-nav';
import type { Logout } from '@/features/kid-frame/log-out-dialog';
import { useGreet } from '@/features/nest/nest.api';
import { KidHome } from './kid-home';
import { useKidDashboard } from '@/features/kid-frame/use-kid-dashboard';

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
