import { createElement, lazy, useState, type ComponentType } from 'react';
import { withMessages } from '@/lib/messages';

/** A page whose code loads when it is shown, or earlier with `preload`. */
function page<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loading: ReturnType<typeof load> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const preload = () => {
    loading ??= load();
    loading.then(
      (file) => (loaded = file.default),
      () => (loading = undefined),
    );
    return loading;
  };
  const LazyPage = lazy(preload);
  function Page(props: Props) {
    // React.lazy would show the fallback briefly.
    const [component] = useState<ComponentType<Props>>(() => loaded ?? LazyPage);
    return createElement(component, props);
  }
  return Object.assign(Page, { preload });
}

const adultPage = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  page(() => withMessages('adults', load()));

export const LandingPage = page(() => import('./landing/landing-page'));
export const DevicePortals = page(() => import('./landing/device-portals'));
export const FamilyHomePage = adultPage(() => import('./family-home/family-home-page'));
export const ParentAuthPage = page(() => import('./parent-auth/parent-auth-page'));
export const ForgotPasswordPage = page(() => import('./forgot-password/forgot-password-page'));
export const ResetPasswordPage = page(() => import('./reset-password/reset-password-page'));
export const CancelEmailPage = page(() => import('./cancel-email/cancel-email-page'));
export const ConfirmEmailPage = adultPage(() => import('./confirm-email/confirm-email-page'));
export const UnsubscribePage = adultPage(() => import('./unsubscribe/unsubscribe-page'));
export const InvitePage = adultPage(() => import('./invite/invite-page'));
export const NoFamilyPage = adultPage(() => import('./no-family/no-family-page'));
export const NotFoundPage = page(() => import('./not-found/not-found-page'));

export const KidLoginPage = page(() => import('./kid-login/kid-login-page'));
export const PairPage = page(() => import('./pair/pair-page'));
export const KidPage = page(() => import('./kid/kid-page'));
export const KidDashboardPage = page(() => import('./kid/kid-dashboard-page'));
export const ReadOnlyKidPage = adultPage(() => import('./kid/read-only-kid-page'));

export const BoardPage = page(() => withMessages('board', import('./board/board-page')));

export const AdminLoginPage = adultPage(() => import('./admin-login/admin-login-page'));
export const AdminDashboardPage = adultPage(() => import('./admin-dashboard/admin-dashboard-page'));

export const ParentPage = adultPage(() => import('./parent/parent-page'));
export const OverviewTab = adultPage(() => import('./parent/overview-tab'));
export const ApprovalsTab = adultPage(() => import('./parent/approvals-tab'));
export const PlanTab = adultPage(() => import('@/features/plan/plan-panel'));
export const KidsTab = adultPage(() => import('./parent/kids-tab'));
export const ChoresTab = adultPage(() => import('./parent/chores-tab'));
export const RewardsTab = adultPage(() => import('./parent/rewards-tab'));
export const RewardHistoryTab = adultPage(() => import('./parent/reward-history-tab'));
export const MessagesTab = adultPage(() => import('./parent/messages-tab'));
export const AnalyticsTab = adultPage(() => import('./parent/analytics-tab'));
export const SettingsTab = adultPage(() => import('./parent/settings-tab'));
