import { useEffect, useState, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import { ErrorState } from '@/components/ui/error-state';
import { useUser } from '@/features/auth/user.api';
import { leaveForLogin } from '@/features/auth/leave-for-login';
import { paths } from '@/lib/paths';
import { NoFamilyPage } from '@/pages/pages';
import { PageLoading } from './page-loading';

function SignedOut({ sessionEnded }: { sessionEnded: boolean }) {
  useEffect(() => leaveForLogin(sessionEnded), [sessionEnded]);
  return <PageLoading />;
}

/**
 * Shows its page to a parent. An admin is sent to their dashboard; who belongs to no family may found one; nobody is told so
 * and sent to log in.
 */
export function RequireParent({ children }: { children: ReactNode }) {
  const user = useUser();
  // Reading who is signed in may be the first that hears of the session's end.
  const [wasSignedIn, setSignedIn] = useState(false);
  if (user.data && !wasSignedIn) setSignedIn(true);
  // Who was let in stays when reading again fails: an open form lies below.
  if (user.data === undefined) {
    if (user.isError) return <ErrorState onRetry={() => void user.refetch()} retrying={user.isFetching} />;
    return <PageLoading />;
  }
  if (user.data === null) return <SignedOut sessionEnded={wasSignedIn} />;
  if (user.data.role === 'admin') return <Redirect to={paths.adminDashboard} replace />;
  return user.data.familyRole === null ? <NoFamilyPage user={user.data} /> : children;
}
