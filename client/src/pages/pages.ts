import { createElement, lazy, useState, type ComponentType } from 'react';
import { withMessages, type MessagePart } from '@/lib/i18n/messages';

/** A page whose code and messages load when it is shown, or earlier with `preload`. */
function page<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  ...parts: MessagePart[]
) {
  let loading: ReturnType<typeof load> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const preload = () => {
    loading ??= withMessages(load(), ...parts);
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

export const LandingPage = page(() => import('./landing/landing-page'), 'site');
export const DevicePortals = page(() => import('./landing/device-portals'), 'site');
export const FamilyHomePage = page(() => import('./family-home/family-home-page'), 'adults');
export const ParentAuthPage = page(() => import('./parent-auth/parent-auth-page'), 'site');
export const ForgotPasswordPage = page(() => import('./forgot-password/forgot-password-page'), 'site');
export const ResetPasswordPage = page(() => import('./reset-password/reset-password-page'), 'site');
export const CancelEmailPage = page(() => import('./cancel-email/cancel-email-page'), 'site');
export const ConfirmEmailPage = page(() => import('./confirm-email/confirm-email-page'), 'site', 'manage');
export const UnsubscribePage = page(() => import('./unsubscribe/unsubscribe-page'), 'site', 'manage');
export const InvitePage = page(() => import('./invite/invite-page'), 'site', 'adults', 'manage');
export const NoFamilyPage = page(() => import('./no-family/no-family-page'), 'site', 'adults', 'manage');
export const NotFoundPage = page(() => import('./not-found/not-found-page'), 'site');

export const KidLoginPage = page(() => import('./kid-login/kid-login-page'));
export const PairPage = page(() => import('./pair/pair-page'), 'site');
export const KidPage = page(() => import('./kid/kid-page'), 'kids');
export const KidDashboardPage = page(() => import('./kid/kid-dashboard-page'), 'kids');
export const ReadOnlyKidPage = page(() => import('./kid/read-only-kid-page'), 'kids', 'adults', 'manage');

export const BoardPage = page(() => import('./board/board-page'), 'board', 'kids');

export const AdminLoginPage = page(() => import('./admin-login/admin-login-page'), 'site', 'admin');
export const AdminDashboardPage = page(
  () => import('./admin-dashboard/admin-dashboard-page'),
  'site',
  'adults',
  'manage',
  'admin',
);

export const ParentPage = page(() => import('./parent/parent-page'), 'adults');
export const OverviewTab = page(() => import('./parent/overview-tab'), 'adults');
export const ApprovalsTab = page(() => import('./parent/approvals-tab'), 'adults', 'manage', 'kids');
export const PlanTab = page(() => import('@/features/plan/plan-panel'), 'adults', 'manage', 'kids');
export const KidsTab = page(() => import('./parent/kids-tab'), 'adults', 'manage', 'kids');
export const ChoresTab = page(() => import('./parent/chores-tab'), 'adults', 'manage', 'kids');
export const RewardsTab = page(() => import('./parent/rewards-tab'), 'adults', 'manage', 'kids');
export const RewardHistoryTab = page(() => import('./parent/reward-history-tab'), 'adults', 'manage', 'kids');
export const MessagesTab = page(() => import('./parent/messages-tab'), 'adults', 'manage', 'kids');
export const AnalyticsTab = page(() => import('./parent/analytics-tab'), 'adults', 'manage', 'kids');
export const SettingsTab = page(() => import('./parent/settings-tab'), 'adults', 'manage', 'kids');
