import { useQuery } from '@tanstack/react-query';
import { useRef, useEffect } from 'react';
import { useLocation } from 'wouter';
import { BOARD_SESSION_MINUTES, MINUTE_MS } from '@shared/constants';
import type { User } from '@shared/contracts/users';
import { useLogout } from '@/features/auth/auth.api';
import { expectSignOut } from '@/features/auth/leave-for-login';
import { SleepingPip } from '@/features/kid-auth/idle-return';
import { tabletQuery } from '@/features/kid-auth/tablet.api';
import { DOZE_MS, useIdle } from '@/features/kid-auth/use-idle';
import { dropAllDrafts } from '@/lib/forms/kept-drafts';
import { paths } from '@/lib/page/paths';
import { isBoard } from '@/lib/page/browser-hints';
import { TOUCHES } from '@/lib/input/use-untouched';
import { post } from '@/lib/api/api-client';

/**
 * Reports an adult's touches, and logs the adult out after the idle minutes without one. The server ends the
 * session at the same time.
 */
export default function TabletAdult({ user }: { user: User }) {
  const family = useQuery(tabletQuery).data?.family;
  const minutes = isBoard() ? BOARD_SESSION_MINUTES.idle : family?.idleMinutes;
  const logout = useLogout();
  const [, navigate] = useLocation();
  const leaving = useRef(false);
  const { dozing, wake } = useIdle(minutes === undefined ? null : minutes * MINUTE_MS - DOZE_MS, () => {
    if (leaving.current) return;
    leaving.current = true;
    expectSignOut(true);
    logout.mutate(undefined, {
      onSettled: () => {
        dropAllDrafts();
        navigate(isBoard() ? paths.board : paths.kidLogin());
      },
    });
  });
  useReportActivity(TOUCHES, minutes !== undefined && !dozing);
  if (!dozing) return null;
  return (
    <SleepingPip
      name={user.firstName ?? user.username}
      onWake={() => {
        reportActivity();
        wake();
      }}
    />
  );
}

export const REPORT_MS = 20_000;

const reportActivity = (): void => {
  // Other requests detect an ended session.
  void post('/api/user/activity').catch(() => {});
};

/**
 * The server otherwise ends a parent's session on a tablet. The first event is sent immediately, later ones
 * at the end of each interval.
 */
export function useReportActivity(types: readonly string[], active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let again = false;
    const touch = () => {
      if (timer !== undefined) {
        again = true;
        return;
      }
      reportActivity();
      timer = setTimeout(() => {
        timer = undefined;
        if (again) touch();
        again = false;
      }, REPORT_MS);
    };
    for (const type of types)
      window.addEventListener(type, touch, { capture: true, passive: true, signal: end.signal });
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [types, active]);
}
