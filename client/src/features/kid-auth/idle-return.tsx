import { useQuery } from '@tanstack/react-query';
import { AlertDialog } from 'radix-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { MINUTE_MS } from '@shared/constants';
import { Pip } from '@/components/art/pip';
import { Avatar } from '@/components/ui/avatar';
import { Backdrop } from '@/components/ui/backdrop';
import { Button } from '@/components/ui/button';
import { ReadAloud } from '@/components/ui/read-aloud';
import { dozing } from '@/lib/page/awake';
import { useFamily } from '@/lib/dates/family-clock';
import { kidQuery } from '@/lib/api/kid-query';
import { t } from '@/lib/i18n/messages';
import { useKidLogout } from './kid-auth.api';
import { useIdle } from './use-idle';

/**
 * Pip falls asleep after `idleMinutes` without a touch. If no one wakes him, the kid is logged out and
 * `onGone` is called.
 */
export default function IdleReturn({ kidId, onGone }: { kidId: string; onGone: () => void }) {
  const minutes = useFamily().data?.idleMinutes;
  const kid = useQuery(kidQuery(kidId)).data;
  const logout = useKidLogout();
  const leaving = useRef(false);
  const { dozing: isDozing, wake } = useIdle(minutes === undefined ? null : minutes * MINUTE_MS, () => {
    if (leaving.current) return;
    leaving.current = true;
    // Continues offline, so that the next user doesn't see the kid's page.
    logout.mutate(undefined, { onSettled: onGone });
  });
  useEffect(() => {
    dozing.set(isDozing);
    return () => dozing.set(false);
  }, [isDozing]);
  if (!isDozing || !kid) return null;
  return <SleepingPip name={kid.name} picture={<Avatar kid={kid} size={44} />} onWake={wake} />;
}

export function SleepingPip({
  name,
  picture,
  onWake,
}: {
  name: string;
  picture?: ReactNode;
  onWake: () => void;
}) {
  const title = t('tablet.stillThere', { name });
  return (
    <AlertDialog.Root open onOpenChange={onWake}>
      <AlertDialog.Portal>
        <AlertDialog.Content
          className="fixed inset-0 z-90 animate-[fade_1200ms_both] overflow-y-auto"
          aria-describedby={undefined}
        >
          <Backdrop time="night">
            <div className="grid min-h-dvh place-content-center justify-items-center gap-6.5 p-6 text-center [--color-focus:var(--color-white)]">
              <Pip mood="sleep" className="h-auto w-[min(300px,60vw,40vh)]" animated />
              <AlertDialog.Title className="text-white text-title font-bold tracking-[-0.02em] wrap-anywhere">
                {title}
              </AlertDialog.Title>
              <div className="flex items-center gap-4">
                <AlertDialog.Cancel asChild>
                  <Button variant="highlight" size="lg">
                    {picture}
                    {t('tablet.here')}
                  </Button>
                </AlertDialog.Cancel>
                <ReadAloud text={title} of={title} large />
              </div>
            </div>
          </Backdrop>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
