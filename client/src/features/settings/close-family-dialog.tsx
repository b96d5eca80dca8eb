import { useLocation } from 'wouter';
import { SUSPENSION_DAYS } from '@shared/constants';
import type { User } from '@shared/contracts/users';
import { toast } from '@/components/ui/use-toast';
import { familyTitle } from '@/features/family/family-name';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { EndFamilyDialog } from './end-family-dialog';
import { useSuspendFamily } from './settings.api';

/** Suspends the family after the password is entered. The owner can restore it for two weeks. */
export function CloseFamilyDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [, navigate] = useLocation();
  const suspend = useSuspendFamily(() => {
    navigate(paths.landing, { replace: true });
    toast({
      title: t('settings.closed'),
      description: t(user.families.length > 1 ? 'settings.closedElsewhere' : 'settings.closedText', {
        days: SUSPENSION_DAYS,
      }),
      tone: 'ok',
    });
  });
  return (
    <EndFamilyDialog
      title={t('settings.closeTitle', { family: familyTitle(user) })}
      description={t('settings.closeText', { days: SUSPENSION_DAYS })}
      confirmLabel={t('settings.close', { days: SUSPENSION_DAYS })}
      cancelLabel={t('settings.keep')}
      savingLabel={t('settings.closing')}
      end={suspend}
      failed={t('settings.closeFailed')}
      onClose={onClose}
    />
  );
}
