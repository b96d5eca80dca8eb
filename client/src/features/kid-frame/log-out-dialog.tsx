import { Pip } from '@/components/art/pip';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ReadAloud } from '@/components/ui/read-aloud';
import { toast } from '@/components/ui/use-toast';
import { displayOf } from '@/lib/api-client';
import { t } from '@/lib/messages';
import { spokenText } from '@/lib/spoken-text';

export interface Logout {
  logOut: (callbacks: { onSuccess: () => void; onError: (error: Error) => void }) => void;
  pending: boolean;
}

export default function LogOutDialog({
  name,
  logout,
  onOpenChange,
  onLoggedOut,
}: {
  name: string | null;
  logout: Logout;
  onOpenChange: (open: boolean) => void;
  onLoggedOut: () => void;
}) {
  const title =
    name === null ? t('kidDashboard.logOutQuestion') : t('kidDashboard.logOutQuestionNamed', { name });
  const text = t('kidDashboard.logOutText');
  return (
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title={title}
      description={text}
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
      <div className="mt-4 flex items-center justify-center gap-4">
        <Pip mood="sleep" size={120} />
        <ReadAloud text={spokenText(title, text)} of={title} />
      </div>
    </ConfirmDialog>
  );
}
