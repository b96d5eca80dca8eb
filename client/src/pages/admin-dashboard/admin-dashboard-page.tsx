import { Redirect } from 'wouter';
import { LoadFault } from '@/features/admin/load-fault';
import { FamilyList } from '@/features/admin/family-list';
import { StatStrip } from '@/features/admin/stat-strip';
import { useAdminSession } from '@/features/admin/use-admin-session';
import { useUser } from '@/features/auth/auth.api';
import { paths } from '@/lib/paths';
import { useMood } from '@/lib/use-mood';
import { useTitle } from '@/lib/use-title';
import { AdminBar } from './admin-bar';
import { BlueHour } from './blue-hour';
import './admin-dashboard.css';

/** All families at a glance, for admins; anyone else is sent to the admins' login. */
export default function AdminDashboardPage() {
  useMood('admin');
  useTitle('Admin Dashboard');
  useAdminSession();
  const user = useUser();
  if (user.isSuccess && user.data?.role !== 'admin') return <Redirect to={paths.adminLogin} replace />;
  return (
    <div className="text-15">
      <BlueHour>
        <AdminBar />
        <h1 className="wrap pt-6 text-26">Platform overview</h1>
      </BlueHour>
      <main className="wrap pb-16">
        {user.isError ? (
          <div className="card admin-totals">
            <LoadFault
              title="Your account did not load"
              onRetry={() => void user.refetch()}
              retrying={user.isFetching}
            />
          </div>
        ) : (
          user.isSuccess && (
            <>
              <div className="admin-totals">
                <StatStrip />
              </div>
              <FamilyList />
            </>
          )
        )}
      </main>
    </div>
  );
}
