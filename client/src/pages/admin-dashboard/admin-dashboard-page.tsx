import { Redirect, useSearchParams } from 'wouter';
import { Tooltips } from '@/components/ui/tooltips';
import { SkipLink } from '@/components/ui/skip-link';
import { LoadError } from '@/features/admin/load-error';
import { FamilyList } from '@/features/admin/family-list';
import { StatStrip } from '@/features/admin/stat-strip';
import { UnknownCodesNotice } from '@/features/admin/unknown-codes-notice';
import { useAdminSession } from '@/features/admin/use-admin-session';
import { useUser } from '@/features/auth/user.api';
import { AuditLog as AuditTab } from '@/features/admin/audit/audit-log';
import { SignInTab } from './sign-in-tab';
import { keepFocus } from '@/lib/keep-focus';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { useAudience } from '@/lib/use-audience';
import { useTitle } from '@/lib/use-title';
import { AdminHeader, adminTabOf, type AdminTab } from './admin-header';

const TITLES = {
  families: 'admin.dashboard',
  audit: 'admin.auditLog',
  'sign-in': 'admin.yourLogin',
} as const satisfies Record<AdminTab, string>;

/** All families and the audit log, for admins. Others are sent to the admin login. */
export default function AdminDashboardPage() {
  useAudience('admin');
  const [params] = useSearchParams();
  const tab = adminTabOf(params.get('tab'));
  useTitle(t(TITLES[tab]));
  useAdminSession();
  const user = useUser();
  if (user.data !== undefined && user.data?.role !== 'admin')
    return <Redirect to={paths.adminLogin} replace />;
  return (
    <Tooltips>
      <div className="text-15">
        <SkipLink />
        <AdminHeader tab={tab} />
        {/* The first card is half in the sky, half on the ground. */}
        <main ref={keepFocus} id="main" className="wrap relative -mt-12 pb-16">
          {user.isLoadingError ? (
            <LoadError
              title={t('admin.accountFailed')}
              onRetry={() => void user.refetch()}
              retrying={user.isFetching}
            />
          ) : (
            user.data &&
            (tab === 'families' ? (
              <>
                <UnknownCodesNotice />
                <StatStrip />
                <FamilyList />
              </>
            ) : tab === 'audit' ? (
              <AuditTab />
            ) : (
              <SignInTab />
            ))
          )}
        </main>
        <footer className="wrap pb-6 text-13 text-ink-3">
          {t('admin.version', { version: import.meta.env.APP_VERSION })}
        </footer>
      </div>
    </Tooltips>
  );
}
