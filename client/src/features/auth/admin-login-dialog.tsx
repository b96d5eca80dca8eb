import { useLocation } from 'wouter';
import { Dialog } from '@/components/ui/dialog';
import { paths } from '@/lib/paths';
import { AdminLoginForm } from './admin-login-form';

/** The administrators' door on the landing page. */
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
      title="Admin Portal"
      description="For the people who run Starnest."
      width={440}
      className="dialog-plain"
    >
      <div className="mt-5">
        <AdminLoginForm submitLabel="Log in" onWelcome={() => navigate(paths.adminDashboard)} />
      </div>
    </Dialog>
  );
}
