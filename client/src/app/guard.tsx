import { useEffect, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import { ErrorState } from '@/components/ui/error-state';
import { useUser } from '@/features/auth/user.api';
import { leaveForLogin } from '@/features/auth/leave-for-login';
import { paths } from '@/lib/paths';
import { PageLoading } from './page-loading';

function SignedOut() {
  useEffect(() => leaveForLogin(false), []);
  return <PageLoading />;
}

/** Shows its page to a parent. An admin is sent to their dashboard; nobody is told so and sent to log in. */
export function RequireParent({ children }: { children: ReactNode }) {
  const user = useUser();
  // Who was let in stays when reading again fails: an open form lies below.
  if (user.data === undefined) {
    if (user.isError) return <ErrorState onRetry={() => void user.refetch()} retrying={user.isFetching} />;
    return <PageLoading />;
  }
  if (user.data === null) return <SignedOut />;
  return user.data.role === 'admin' ? <Redirect to={paths.adminDashboard} replace /> : children;
}
