import type { MouseEvent } from 'react';
import type { StickerScene } from '@shared/constants';
export const paths = {
  landing: '/',
  familyRewards: '/?view=reward-history',
  parentAuth: '/parent-auth',
  invite: (token: string) => `/invite/${encodeURIComponent(token)}`,
  forgotPassword: '/forgot-password',
  parentSignUp: '/parent-auth?tab=signup',
  parent: '/parent',
  parentTab: (tab: ParentTab) => (tab === 'overview' ? '/parent' : `/parent?tab=${tab}`),
  parentLeaderboard: '/parent?tab=analytics&view=leaderboard',
  parentReviewed: '/parent?tab=approvals&view=reviewed',
  parentSettings: (section: string) => `/parent?tab=settings#${section}`,
  parentNew: (tab: 'kids' | 'chores' | 'rewards', kidId?: string) =>
    `/parent?tab=${tab}&new=1${kidId === undefined ? '' : `&for=${encodeURIComponent(kidId)}`}`,
  parentNewNamed: (tab: 'chores' | 'rewards', name: string) =>
    `/parent?tab=${tab}&new=1&name=${encodeURIComponent(name)}`,
  parentIdeas: (tab: 'chores' | 'rewards') => `/parent?tab=${tab}&ideas=1`,
  parentForm: (tab: 'chores' | 'rewards', what: 'edit' | 'copy', id: string) =>
    `/parent?tab=${tab}&${what}=${encodeURIComponent(id)}`,
  parentMessage: (kidId: string) => `/parent?tab=messages&kid=${encodeURIComponent(kidId)}`,
  /** `show` opens a dialog. `parentKid` is the view of the kid's dashboard. */
  parentKidPage: (id: string, show?: KidDialog) =>
    `/parent/kids/${encodeURIComponent(id)}${show === undefined ? '' : `?show=${show}`}`,
  parentKid: (id: string) => `/parent/kid/${encodeURIComponent(id)}`,
  kids: '/kids',
  kidLogin: (familyCode?: string) =>
    familyCode ? `/kid-login?familyCode=${encodeURIComponent(familyCode)}` : '/kid-login',
  pair: '/pair',
  board: '/board',
  kid: (id: string) => `/kid/${encodeURIComponent(id)}`,
  /** `page` is the kid's page or a parent's view of it. */
  kidTab: (page: string, tab: KidTab) => (tab === 'today' ? page : `${page}?tab=${tab}`),
  kidScene: (page: string, scene: StickerScene) => `${page}?tab=stickers&scene=${scene}`,
  adminLogin: '/admin-login',
  adminDashboard: '/admin-dashboard',
  adminAudit: '/admin-dashboard?tab=audit',
  /** The server redirects to the parent login and back to `returnTo`. */
  apiLogin: (returnTo?: string) =>
    returnTo ? `/api/login?returnTo=${encodeURIComponent(returnTo)}` : '/api/login',
  /** The server ends the session and redirects to the landing page. */
  apiLogout: '/api/logout',
} as const;

const PARENT_TABS = [
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

export const KID_DIALOGS = ['goal', 'hearts', 'pictures', 'pause', 'edit', 'calendar', 'remove'] as const;
export type KidDialog = (typeof KID_DIALOGS)[number];

/** Tabs, and pages within three of them. */
export type KidTab =
  'today' | 'shop' | 'nest' | 'path' | 'stickers' | 'week' | 'chore-history' | 'reward-history';

export const routes = {
  kid: '/kid/:id',
  parentKid: '/parent/kid/:id',
  parentKidPage: '/parent/kids/:id',
  kidLogin: '/kid-login',
} as const;

/** A link to the current URL then adds no history entry. */
export function stayIfHere(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.currentTarget.href === window.location.href) event.preventDefault();
}
