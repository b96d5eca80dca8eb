import type { MouseEvent } from 'react';
/** Every URL once. */
export const paths = {
  landing: '/',
  /** The family's home with what its kids asked for, month by month. */
  familyRewards: '/?view=reward-history',
  parentAuth: '/parent-auth',
  invite: (token: string) => `/invite/${encodeURIComponent(token)}`,
  forgotPassword: '/forgot-password',
  parentSignUp: '/parent-auth?tab=signup',
  parent: '/parent',
  parentTab: (tab: ParentTab) => (tab === 'overview' ? '/parent' : `/parent?tab=${tab}`),
  /** The analytics tab with this week's leaderboard. */
  parentLeaderboard: '/parent?tab=analytics&view=leaderboard',
  /** A section of the settings. */
  parentSettings: (section: string) => `/parent?tab=settings#${section}`,
  /** A tab with its form open: for a new kid, chore or reward. */
  parentNew: (tab: 'kids' | 'chores' | 'rewards') => `/parent?tab=${tab}&new=1`,
  /** A tab with its ready-made chores or rewards to choose from. */
  parentIdeas: (tab: 'chores' | 'rewards') => `/parent?tab=${tab}&ideas=1`,
  /** A tab with the form of that kid, chore or reward open, to change it or to make a copy. */
  parentForm: (tab: 'kids' | 'chores' | 'rewards', what: 'edit' | 'copy', id: string) =>
    `/parent?tab=${tab}&${what}=${encodeURIComponent(id)}`,
  /** The messages tab, writing to that kid. */
  parentMessage: (kidId: string) => `/parent?tab=messages&kid=${encodeURIComponent(kidId)}`,
  parentKid: (id: string) => `/parent/kid/${encodeURIComponent(id)}`,
  kids: '/kids',
  kidLogin: (familyCode?: string) =>
    familyCode ? `/kid-login?familyCode=${encodeURIComponent(familyCode)}` : '/kid-login',
  /** Where a browser becomes the family's tablet. */
  pair: '/pair',
  kid: (id: string) => `/kid/${encodeURIComponent(id)}`,
  /** A tab of a kid's page, or of the same page as a parent watches it: `page` is that page's path. */
  kidTab: (page: string, tab: KidTab) => (tab === 'today' ? page : `${page}?tab=${tab}`),
  adminLogin: '/admin-login',
  adminDashboard: '/admin-dashboard',
  adminAudit: '/admin-dashboard?tab=audit',
  /** Leaves the app: the server sends the browser to the parent login, and back to `returnTo` afterwards. */
  apiLogin: (returnTo?: string) =>
    returnTo ? `/api/login?returnTo=${encodeURIComponent(returnTo)}` : '/api/login',
  /** Leaves the app: the server ends the session and sends the browser to the landing page. */
  apiLogout: '/api/logout',
} as const;

export const PARENT_TABS = [
  'overview',
  'kids',
  'chores',
  'rewards',
  'reward-history',
  'approvals',
  'plan',
  'messages',
  'analytics',
  'settings',
] as const;
export type ParentTab = (typeof PARENT_TABS)[number];

/** Four places, and the calendars within two of them. */
export type KidTab = 'today' | 'shop' | 'nest' | 'week' | 'chore-history' | 'reward-history';

/** Patterns for the router; those of pages that are rarely opened stand with them. */
export const routes = {
  kid: '/kid/:id',
  parentKid: '/parent/kid/:id',
  kidLogin: '/kid-login',
} as const;

/** For a link's `onClick`: a link to the current address adds no history entry. */
export function stayIfHere(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.currentTarget.href === window.location.href) event.preventDefault();
}
