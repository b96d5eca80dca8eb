import { ArrowLeft, LockKeyhole, ShieldCheck } from 'lucide-react';
import { Redirect, useLocation } from 'wouter';
import { LinkButton } from '@/components/ui/button';
import { Backdrop } from '@/components/ui/backdrop';
import { Spinner } from '@/components/ui/spinner';
import { ThemeButton } from '@/components/ui/theme-button';
import { AdminLoginForm } from '@/features/auth/admin-login-form';
import { useUser } from '@/lib/api/user-query';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { useAudience } from '@/lib/page/use-audience';
import { useTitle } from '@/lib/page/use-title';
import { buttonSizes } from '@/components/ui/button-look';

export default function AdminLoginPage() {
  useAudience('admin');
  useTitle(t('admin.portal'));
  const [, navigate] = useLocation();
  const user = useUser();
  if (user.data) {
    return <Redirect to={user.data.role === 'admin' ? paths.adminDashboard : paths.parent} replace />;
  }
  return (
    <Backdrop time="night">
      <div className="on-night absolute end-4 top-4 text-white">
        <ThemeButton />
      </div>
      <main className="grid min-h-dvh place-items-center px-4 py-6">
        <div className="grid w-full max-w-110 justify-items-center rounded-xl bg-surface px-5 pt-6.5 pb-3.5 text-center shadow-float mini:px-7.5 mini:pt-7.5 mini:pb-4.5">
          <span className="grid size-15 place-items-center rounded-md bg-slab text-star" aria-hidden>
            <ShieldCheck size={30} />
          </span>
          <h1 className="mt-4 text-26">{t('admin.portal')}</h1>
          <div className={`mt-5 w-full ${buttonSizes['form']}`}>
            {user.isPending ? (
              <div className="grid h-60 place-items-center text-ink-2">
                <Spinner size={32} label={t('admin.loading')} />
              </div>
            ) : (
              <AdminLoginForm
                submitLabel={t('admin.access')}
                onLoggedIn={() => navigate(paths.adminDashboard)}
              />
            )}
          </div>
          <p className="mt-5 flex w-full items-center gap-2.5 rounded-sm bg-sunken px-3.5 py-3 text-start text-14 leading-[1.4] text-ink-2">
            <LockKeyhole size={18} />
            {t('admin.notice')}
          </p>
          <LinkButton variant="text" href={paths.landing} className="mt-2">
            <ArrowLeft className="rtl:-scale-x-100" />
            {t('admin.backToHome')}
          </LinkButton>
        </div>
      </main>
    </Backdrop>
  );
}
