import { Redirect, Route, Switch } from 'wouter';
import { lazyPart } from '@/lib/lazy-part';
import { withMessages } from '@/lib/messages';
import { paths } from '@/lib/paths';

const InvitePage = lazyPart(() =>
  withMessages('site', withMessages('letters', import('@/pages/invite/invite-page'))),
);
const ForgotPasswordPage = lazyPart(() =>
  withMessages('site', import('@/pages/forgot-password/forgot-password-page')),
);
const ResetPasswordPage = lazyPart(() =>
  withMessages('site', import('@/pages/reset-password/reset-password-page')),
);
const CancelEmailPage = lazyPart(() =>
  withMessages('site', import('@/pages/cancel-email/cancel-email-page')),
);
const ConfirmEmailPage = lazyPart(() =>
  withMessages('site', withMessages('letters', import('@/pages/confirm-email/confirm-email-page'))),
);
const UnsubscribePage = lazyPart(() =>
  withMessages('site', withMessages('letters', import('@/pages/unsubscribe/unsubscribe-page'))),
);
const PairPage = lazyPart(() => withMessages('tablet', import('@/pages/pair/pair-page')));
const AdminLoginPage = lazyPart(() => withMessages('admin', import('@/pages/admin-login/admin-login-page')));
const AdminDashboardPage = lazyPart(() =>
  withMessages('admin', import('@/pages/admin-dashboard/admin-dashboard-page')),
);
const NotFoundPage = lazyPart(() => withMessages('site', import('@/pages/not-found/not-found-page')));

/** The pages that few people open, or once in a long while: what everybody loads knows nothing of them. */
export default function OtherPages() {
  return (
    <Switch>
      <Route path="/invite/:token">{({ token }) => <InvitePage key={token} token={token} />}</Route>
      <Route path="/parent-dashboard">
        <Redirect to={paths.parent} replace />
      </Route>
      <Route path={paths.adminLogin}>
        <AdminLoginPage />
      </Route>
      <Route path={paths.adminDashboard}>
        <AdminDashboardPage />
      </Route>
      <Route path={paths.forgotPassword}>
        <ForgotPasswordPage />
      </Route>
      <Route path="/reset/:id">{({ id }) => <ResetPasswordPage key={id} token={id} />}</Route>
      <Route path="/cancel-email/:id">{({ id }) => <CancelEmailPage key={id} token={id} />}</Route>
      <Route path="/confirm/:id">{({ id }) => <ConfirmEmailPage key={id} token={id} />}</Route>
      <Route path="/unsubscribe/:id">{({ id }) => <UnsubscribePage key={id} token={id} />}</Route>
      <Route path="/pair/:code?">{({ code }) => <PairPage key={code} code={code} />}</Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}
