import { useEffect, useState, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import { ErrorState } from '@/components/ui/error-state';
import { useUser } from '@/features/auth/user.api';
import { leaveForLogin } from '@/features/auth/leave-for-login';
import { paths } from '@/lib/page/paths';
import { NoFamilyPage } from '@/pages/pages';
import { PageLoading } from './page-loading';

function SignedOut({ sessionEnded }: { sessionEnded: boolean }) {
  useEffect(() => leaveForLogin(sessionEnded), [sessionEnded]);
  return <PageLoading />;
}

/**
 * Sends an admin to the admin dashboard, a user without a family to the page that creates one, and others to
 * the login.
 */
export function RequireParent({ children }: { children: ReactNode }) {
  const user = useUser();
  // A refetch may be the first to notice that the session has ended.
  const [wasSignedIn, setSignedIn] = useState(false);
  if (user.data && !wasSignedIn) setSignedIn(true);
  // A form may be open.
  if (user.data === undefined) {
    if (user.isError) return <ErrorState onRetry={() => void user.refetch()} retrying={user.isFetching} />;
    return <PageLoading />;
  }
  if (user.data === null) return <SignedOut sessionEnded={wasSignedIn} />;
  if (user.data.role === 'admin') return <Redirect to={paths.adminDashboard} replace />;
  return user.data.familyRole === null ? <NoFamilyPage user={user.data} /> : children;
}
