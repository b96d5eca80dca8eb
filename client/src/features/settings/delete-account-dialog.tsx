import { useLocation } from 'wouter';
import { toast } from '@/components/ui/use-toast';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { EndFamilyDialog } from './end-family-dialog';
import { useDeleteAccount } from './settings.api';

export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation();
  const remove = useDeleteAccount(() => {
    navigate(paths.landing, { replace: true });
    toast({ title: t('settings.accountDeleted'), tone: 'ok' });
  });
  return (
    <EndFamilyDialog
      title={t('settings.deleteAccountTitle')}
      description={t('settings.deleteAccountText')}
      confirmLabel={t('settings.deleteAccountConfirm')}
      cancelLabel={t('ui.cancel')}
      savingLabel={t('settings.deleting')}
      end={remove}
      failed={t('settings.accountFailed')}
      onClose={onClose}
    />
  );
}
