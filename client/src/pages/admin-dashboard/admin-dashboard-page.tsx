import { Redirect, useSearchParams } from 'wouter';
import { PanelPart } from '@/components/ui/panel-part';
import { Skeleton } from '@/components/ui/skeleton';
import { SkipLink } from '@/components/ui/skip-link';
import { LoadFault } from '@/features/admin/load-fault';
import { FamilyList } from '@/features/admin/family-list';
import { StatStrip } from '@/features/admin/stat-strip';
import { UnknownCodesNotice } from '@/features/admin/unknown-codes-notice';
import { useAdminSession } from '@/features/admin/use-admin-session';
import { useUser } from '@/features/auth/auth.api';
import { lazyPart } from '@/lib/lazy-part';
import { keepFocus } from '@/lib/keep-focus';
import { paths } from '@/lib/paths';
import { useAudience } from '@/lib/use-audience';
import { useTitle } from '@/lib/use-title';
import { AdminBar } from './admin-bar';
import { AdminTabs, adminTabOf } from './admin-tabs';
import { BlueHour } from './blue-hour';
import './admin-dashboard.css';

const AuditTab = lazyPart(() => import('./audit-tab'));

/** All families at a glance, and what was written down of logins and deletions, for admins; anyone else is sent to the admins' login. */
export default function AdminDashboardPage() {
  useAudience('admin');
  const [params] = useSearchParams();
  const tab = adminTabOf(params.get('tab'));
  useTitle(tab === 'audit' ? 'Audit log' : 'Admin Dashboard');
  useAdminSession();
  const user = useUser();
  if (user.data !== undefined && user.data?.role !== 'admin')
    return <Redirect to={paths.adminLogin} replace />;
  return (
    <div className="text-15">
      <SkipLink />
      <BlueHour>
        <AdminBar />
        <div className="wrap admin-head">
          <h1 className="text-26">{tab === 'audit' ? 'Audit log' : 'Platform overview'}</h1>
          <AdminTabs tab={tab} />
        </div>
      </BlueHour>
      <main ref={keepFocus} id="main" className="wrap pb-16">
        {user.isLoadingError ? (
          <div className="card admin-totals">
            <LoadFault
              title="Your account did not load"
              onRetry={() => void user.refetch()}
              retrying={user.isFetching}
            />
          </div>
        ) : (
          user.data &&
          (tab === 'audit' ? (
            <PanelPart loading={<TabLoading />}>
              <AuditTab />
            </PanelPart>
          ) : (
            <>
              <div className="admin-totals">
                <UnknownCodesNotice />
                <StatStrip />
              </div>
              <FamilyList />
            </>
          ))
        )}
      </main>
    </div>
  );
}

function TabLoading() {
  return (
    <output className="card admin-totals grid gap-3 p-6" aria-busy>
      <span className="sr-only">Loading</span>
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-4 w-52" />
    </output>
  );
}
