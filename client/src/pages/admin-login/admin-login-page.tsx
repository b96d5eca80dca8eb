import { ArrowLeft, LockKeyhole, ShieldCheck } from 'lucide-react';
import { Redirect, useLocation } from 'wouter';
import { LinkButton } from '@/components/ui/link-button';
import { Backdrop } from '@/components/ui/backdrop';
import { Spinner } from '@/components/ui/spinner';
import { ThemeButton } from '@/components/ui/theme-button';
import { AdminLoginForm } from '@/features/auth/admin-login-form';
import { useUser } from '@/features/auth/auth.api';
import { paths } from '@/lib/paths';
import { useAudience } from '@/lib/use-audience';
import { useTitle } from '@/lib/use-title';
import './admin-login.css';

/** The administrators' door. Whoever is signed in already goes on to where they belong. */
export default function AdminLoginPage() {
  useAudience('admin');
  useTitle('Admin Portal');
  const [, navigate] = useLocation();
  const user = useUser();
  if (user.data) {
    return <Redirect to={user.data.role === 'admin' ? paths.adminDashboard : paths.parent} replace />;
  }
  return (
    <Backdrop time="night">
      <div className="admin-door-top on-night">
        <ThemeButton className="theme-corner" />
      </div>
      <main className="admin-door">
        <div className="admin-door-card">
          <span className="admin-door-mark" aria-hidden>
            <ShieldCheck size={30} />
          </span>
          <h1 className="mt-4 text-26">Admin Portal</h1>
          <div className="mt-5 w-full">
            {user.isPending ? (
              <div className="grid h-60 place-items-center text-ink-2">
                <Spinner size={32} label="Loading" />
              </div>
            ) : (
              <AdminLoginForm
                submitLabel="Access Admin Dashboard"
                onWelcome={() => navigate(paths.adminDashboard)}
              />
            )}
          </div>
          <p className="admin-door-notice">
            <LockKeyhole size={18} />
            For authorized personnel only. All access attempts are logged.
          </p>
          <LinkButton variant="text" href={paths.landing} className="mt-2">
            <ArrowLeft />
            Back to Home
          </LinkButton>
        </div>
      </main>
    </Backdrop>
  );
}
