import { useLocation } from 'wouter';
import { Dialog } from '@/components/ui/dialog';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { AdminLoginForm } from './admin-login-form';
import { buttonSizes } from '@/components/ui/button-look';

export default function AdminLoginDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const [, navigate] = useLocation();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('auth.adminPortal')}
      description={t('auth.adminPortalText')}
      width={440}
      className={`text-16 ${buttonSizes['form']}`}
    >
      <div className="mt-5">
        <AdminLoginForm
          submitLabel={t('auth.adminLogin')}
          onLoggedIn={() => navigate(paths.adminDashboard)}
        />
      </div>
    </Dialog>
  );
}
