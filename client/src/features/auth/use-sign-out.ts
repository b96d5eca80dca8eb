import { useLocation } from 'wouter';
import { toastFailure } from '@/components/ui/toast-failure';
import { dropAllDrafts } from '@/lib/kept-drafts';
import { paths } from '@/lib/paths';
import { useLogout } from './auth.api';
import { expectSignOut, leaveForLogin } from './leave-for-login';

/**
 * A parent's way out: ends the session, then the landing page. `onSessionEnded` is for the live connection, which the
 * server closes with the session: it tells of an end that was not asked for, and keeps still about this one.
 */
export function useSignOut(): { signOut: () => void; leaving: boolean; onSessionEnded: () => void } {
  const logout = useLogout();
  const [, navigate] = useLocation();
  return {
    leaving: logout.isPending || logout.isSuccess,
    signOut: () => {
      expectSignOut(true);
      logout.mutate(undefined, {
        onSuccess: () => {
          dropAllDrafts();
          navigate(paths.landing);
        },
        onError: (error) => {
          expectSignOut(false);
          toastFailure('Failed to log out', error);
        },
      });
    },
    onSessionEnded: () => leaveForLogin(),
  };
}
