import { useLocation } from 'wouter';
import { toastFailure } from '@/components/ui/use-toast';
import { dropAllDrafts } from '@/lib/forms/kept-drafts';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { closeNotifications } from '@/lib/storage/shown-notifications';
import { useLogout } from './auth.api';
import { expectSignOut, leaveForLogin } from './leave-for-login';

/**
 * `onSessionEnded` is for the live connection: it leads to the login if the session ended on its own, and
 * does nothing after `signOut`.
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
          void closeNotifications();
          navigate(paths.landing);
        },
        onError: (error) => {
          expectSignOut(false);
          toastFailure(t('app.logoutFailed'), error);
        },
      });
    },
    onSessionEnded: () => leaveForLogin(),
  };
}
