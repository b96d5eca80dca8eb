import { createElement, lazy, useState, type ComponentType } from 'react';
import { withMessages } from '@/lib/messages';
import type { MessagePart } from '@/locales/messages';

/** The messages of everything a kid does, and of everything an adult does after the login. */
const KID = ['kid', 'shop', 'tablet'] as const;
const ADULT = ['parent', 'forms', 'plan', 'stars', 'shop', 'settings', 'letters'] as const;

/** A page whose code loads when it is first shown, or earlier by `preload`. */
function page<Props extends object>(
  parts: readonly MessagePart[],
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  let loading: ReturnType<typeof load> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const preload = () => {
    loading ??= withMessages(parts, load());
    loading.then(
      (file) => (loaded = file.default),
      () => (loading = undefined),
    );
    return loading;
  };
  const LazyPage = lazy(preload);
  function Page(props: Props) {
    // React.lazy shows the fallback for a moment even if the code is there.
    const [component] = useState<ComponentType<Props>>(() => loaded ?? LazyPage);
    return createElement(component, props);
  }
  return Object.assign(Page, { preload });
}

export const LandingPage = page(['site', 'tour'], () => import('./landing/landing-page'));
export const FamilyHomePage = page(ADULT, () => import('./family-home/family-home-page'));
export const ParentAuthPage = page(['site'], () => import('./parent-auth/parent-auth-page'));
export const ForgotPasswordPage = page(['site'], () => import('./forgot-password/forgot-password-page'));
export const ResetPasswordPage = page(['site'], () => import('./reset-password/reset-password-page'));
export const CancelEmailPage = page(['site'], () => import('./cancel-email/cancel-email-page'));
export const ConfirmEmailPage = page(['site', 'letters'], () => import('./confirm-email/confirm-email-page'));
export const UnsubscribePage = page(['site', 'letters'], () => import('./unsubscribe/unsubscribe-page'));
export const InvitePage = page(['site', 'letters'], () => import('./invite/invite-page'));
export const NoFamilyPage = page(['site', 'letters'], () => import('./no-family/no-family-page'));
export const NotFoundPage = page(['site'], () => import('./not-found/not-found-page'));

export const KidLoginPage = page(['tablet'], () => import('./kid-login/kid-login-page'));
export const PairPage = page(['tablet'], () => import('./pair/pair-page'));
export const KidPage = page(KID, () => import('./kid/kid-page'));
export const KidDashboardPage = page(KID, () => import('./kid/kid-dashboard-page'));
export const ReadOnlyKidPage = page(ADULT, () => import('./kid/read-only-kid-page'));

export const AdminLoginPage = page(['admin'], () => import('./admin-login/admin-login-page'));
export const AdminDashboardPage = page(
  ['admin', 'settings'],
  () => import('./admin-dashboard/admin-dashboard-page'),
);

export const ParentPage = page(ADULT, () => import('./parent/parent-page'));
export const OverviewTab = page(ADULT, () => import('./parent/overview-tab'));
export const ApprovalsTab = page(ADULT, () => import('./parent/approvals-tab'));
export const PlanTab = page(ADULT, () => import('@/features/plan/plan-panel'));
export const KidsTab = page(ADULT, () => import('./parent/kids-tab'));
export const ChoresTab = page(ADULT, () => import('./parent/chores-tab'));
export const RewardsTab = page(ADULT, () => import('./parent/rewards-tab'));
export const RewardHistoryTab = page(ADULT, () => import('./parent/reward-history-tab'));
export const MessagesTab = page(ADULT, () => import('./parent/messages-tab'));
export const AnalyticsTab = page(ADULT, () => import('./parent/analytics-tab'));
export const SettingsTab = page(ADULT, () => import('./parent/settings-tab'));
