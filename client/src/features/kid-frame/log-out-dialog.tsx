import { Pip } from '@/components/art/pip';
import { toast } from '@/components/ui/use-toast';
import { displayOf } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { AskDialog } from './ask-dialog';

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
    <AskDialog
      title={title}
      text={text}
      no={t('kidDashboard.stay')}
      yes={t('kidDashboard.exit')}
      saving={logout.pending}
      savingLabel={t('kidDashboard.loggingOut')}
      onNo={() => onOpenChange(false)}
      onYes={() =>
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
      <Pip mood="sleep" size={120} />
    </AskDialog>
  );
}
