import { Pip } from '@/components/art/pip';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/use-toast';
import { displayOf } from '@/lib/api-client';
import { t } from '@/lib/messages';

export interface Logout {
  /** Ends the session, then calls back. */
  logOut: (callbacks: { onSuccess: () => void; onError: (error: Error) => void }) => void;
  pending: boolean;
}

/** Asks before a kid is logged out: coming back takes the four pictures. */
export function LogOutDialog({
  name,
  logout,
  onOpenChange,
  onLoggedOut,
}: {
  /** Of the kid; null until it is known. */
  name: string | null;
  logout: Logout;
  onOpenChange: (open: boolean) => void;
  onLoggedOut: () => void;
}) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title={
        name === null ? t('kidDashboard.logOutQuestion') : t('kidDashboard.logOutQuestionNamed', { name })
      }
      description={t('kidDashboard.logOutText')}
      cancelLabel={t('kidDashboard.stay')}
      confirmLabel={t('kidDashboard.exit')}
      variant="primary"
      saving={logout.pending}
      savingLabel={t('kidDashboard.loggingOut')}
      onConfirm={() =>
        logout.logOut({
          onSuccess: onLoggedOut,
          onError: (error) =>
            toast({
              title: t('kidDashboard.logOutFailed'),
              description: displayOf(error, t('kidDashboard.pleaseTryAgain')),
              tone: 'pip-oops',
            }),
        })
      }
    >
      <Pip mood="sleep" size={120} className="mx-auto mt-4" />
    </ConfirmDialog>
  );
}
