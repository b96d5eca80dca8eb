import { useQueryClient } from '@tanstack/react-query';
import { DoorOpen } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { DialogPart } from '@/components/ui/dialog-part';
import { ErrorState } from '@/components/ui/error-state';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/lib/lazy-part';
import { queryKeys } from '@/lib/query-keys';
import { useTitle } from '@/lib/use-title';
import { DashboardSkeleton } from './dashboard-skeleton';
import type { Exit } from './frame/exit-dialog';
import { KidFrame } from './frame/kid-frame';
import { KidNav } from './frame/kid-nav';
import { KidHome } from './kid-home';
import type { NestSlots } from './nest-slots';
import { NestTalk } from './nest-talk';
import { useKidRoom } from './use-kid-room';

const ExitDialog = lazyPart(() => import('./frame/exit-dialog'));

/** A kid's own dashboard, for the kid who is logged in. */
export function KidDashboard({
  kidId,
  exit,
  slots,
  banner,
  onLeft,
  onSessionExpired,
}: {
  kidId: string;
  slots: NestSlots;
  exit: Exit;
  /** Above everything else. */
  banner?: ReactNode;
  /** The kid logged out; told the family's code, if it is known. */
  onLeft: () => void;
  /** The server no longer takes this browser for this kid. */
  onSessionExpired: () => void;
}) {
  const client = useQueryClient();
  const room = useKidRoom(kidId);
  const [asking, setAsking] = useState(false);
  const kid = room.kid.data;
  useTitle(kid?.name ?? 'Nest');

  const sessionExpired = useEffectEvent(onSessionExpired);
  useEffect(() => {
    if (room.sessionExpired || room.missing) sessionExpired();
  }, [room.sessionExpired, room.missing]);

  // Home is where one is already: it goes to the top, and looks whether something new has come.
  const goHome = () => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
    void client.invalidateQueries({ queryKey: queryKeys.kid(kidId) });
    if (kid) void client.invalidateQueries({ queryKey: queryKeys.familyKids(kid.familyCode) });
  };

  const keys = (
    <>
      {slots.keys}
      <Button
        iconOnly
        className="kid-head-exit"
        aria-label="Exit"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        <DoorOpen />
      </Button>
    </>
  );

  return (
    <KidFrame
      nav={
        <KidNav
          nest={slots.nest}
          tab={slots.tab}
          mail={slots.barMail}
          voice={slots.barVoice}
          onHome={goHome}
          onExit={() => setAsking(true)}
        />
      }
      banner={banner}
      busy={!kid}
    >
      {kid ? (
        <KidHome room={room} kid={kid} slots={slots} chores={room.chores.data?.chores} keys={keys} />
      ) : room.kid.failed && !room.sessionExpired && !room.missing ? (
        <div className="tile mt-4">
          <ErrorState title="Your nest did not load" onRetry={room.kid.retry} retrying={room.kid.busy} />
        </div>
      ) : (
        <DashboardSkeleton />
      )}
      {kid && slots.talk && (
        <NestTalk room={room} kid={kid} onExit={() => setAsking(true)}>
          {slots.talk}
        </NestTalk>
      )}
      {asking && (
        <DialogPart onClose={() => setAsking(false)}>
          <ExitDialog name={kid?.name ?? 'this kid'} exit={exit} onOpenChange={setAsking} onLeft={onLeft} />
        </DialogPart>
      )}
    </KidFrame>
  );
}
