import { clsx } from 'clsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useRef, type RefObject } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { HandHelping } from 'lucide-react';
import type { User } from '@shared/contracts/users';
import type { ServerEvent } from '@shared/realtime';
import { mayManage } from '@shared/rules/member-roles';
import { Card } from '@/components/ui/card';
import { LivePaused } from '@/components/ui/live-paused';
import { PanelPart } from '@/components/ui/panel-part';
import { RowSkeletons } from '@/components/ui/row-skeletons';
import { SectionHead } from '@/components/ui/section-head';
import { SkipLink } from '@/components/ui/skip-link';
import { Tooltips } from '@/components/ui/tooltips';
import { toast } from '@/components/ui/use-toast';
import { useSignOut } from '@/features/auth/use-sign-out';
import { useUser } from '@/lib/api/user-query';
import { NextStep } from '@/features/family/next-step';
import { usePendingTitle } from '@/features/family/use-pending-items';
import { useKids } from '@/features/kids/kids.api';
import { ProofPlace } from '@/features/proof/proof-place';
import { UndoPlace } from '@/features/reviews/undo-place';
import { useEndingFamily } from '@/features/settings/ending-family';
import { StarsDialogs } from '@/features/stars/stars-dialogs';
import { keepFocus } from '@/lib/input/keep-focus';
import { t } from '@/lib/i18n/messages';
import { onIdle } from '@/lib/page/on-idle';
import { readOverview } from '@/lib/api/overview';
import { withBoard } from '@/lib/i18n/submission-words';
import { paths } from '@/lib/page/paths';
import { PUSH_STORAGE_KEY } from '@/lib/storage/shown-notifications';
import { deviceStorage } from '@/lib/storage/storage';
import { useAudience } from '@/lib/page/use-audience';
import {
  AnalyticsTab,
  ApprovalsTab,
  ChoresTab,
  KidsTab,
  MessagesTab,
  OverviewTab,
  PlanTab,
  RewardHistoryTab,
  RewardsTab,
  SettingsTab,
} from '@/pages/pages';
import { useLiveUpdates } from '@/realtime/use-live-updates';
import { PageShortcuts } from './shortcuts/page-shortcuts';
import { formatNames, memberName } from '@/lib/i18n/format-names';
import { useMembers } from '@/features/members/members.api';
import { ParentDock } from './parent-dock';
import { ParentRail } from './parent-rail';
import { SearchPlace, SearchSlot } from './search-slot';
import { TABS, tabOf, type ShownTab } from './tabs';

/** Resumes notifications after a login, if the user had them before. */
async function resumeNotifications(userId: string): Promise<void> {
  if (deviceStorage.read(PUSH_STORAGE_KEY) === null) return;
  const api = await import('@/features/notifications/notifications.api');
  // The settings show it.
  await api.resumeNotifications(userId).catch(() => {});
}

/** `kidId` is the kid whose page is open in the tab Kids. */
export default function ParentPage({ kidId }: { kidId?: string | undefined }) {
  const user = useUser().data;
  return user ? (
    <Tooltips>
      <Dashboard user={user} kidId={kidId} />
    </Tooltips>
  ) : null;
}

function Dashboard({ user, kidId }: { user: User; kidId: string | undefined }) {
  useAudience('parent');
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const tab = kidId === undefined ? tabOf(params.get('tab')) : 'kids';
  const client = useQueryClient();
  // Reads before the first queries, which take their data from it.
  useState(() => tab === 'overview' && readOverview(client));
  const kid = useKids().data?.find(({ id }) => id === kidId);
  const title = kid?.name ?? t(TABS.find(({ value }) => value === tab)?.labelId ?? 'parent.portal');
  usePendingTitle(title);
  const main = useTabFocus(tab);
  useEffect(() => onIdle(() => void resumeNotifications(user.id)), [user.id]);
  const { signOut, leaving, onSessionEnded } = useSignOut();
  // The server also closes the connection when the family is deleted or suspended.
  const ending = useEndingFamily();
  const { disconnected, reconnect } = useLiveUpdates({
    userType: 'parent',
    userId: leaving || ending ? null : user.id,
    onEvent: (event) => announce(event, tab, navigate),
    onSessionEnded,
  });
  return (
    <div
      ref={keepFocus}
      className={clsx(
        'grid min-h-dvh ps-[env(safe-area-inset-left)] pe-[env(safe-area-inset-right)]',
        'max-laptop:grid-cols-[minmax(0,1fr)] laptop:grid-cols-[92px_minmax(0,1fr)] wide:grid-cols-[236px_minmax(0,1fr)] print:block print:min-h-0',
      )}
    >
      <SkipLink />
      <ParentRail tab={tab} leaving={leaving} onLogout={signOut} />
      <main
        ref={main}
        className="relative mx-auto w-full max-w-300 min-w-0 px-9 pt-5 pb-14 outline-none max-wide:px-6 max-wide:pt-4 max-laptop:px-4 max-laptop:pt-1 max-laptop:pb-28 tiny:px-3 print:min-h-0 print:p-0"
        id="main"
      >
        <div
          className={clsx(
            'z-10 laptop:hidden print:hidden',
            tab === 'overview' ? 'absolute end-2 top-1.5' : 'relative float-end -me-2 ms-1',
          )}
        >
          <SearchSlot at="top" />
        </div>
        <LivePaused disconnected={disconnected} onReconnect={reconnect} />
        {user.familyRole === 'helper' && tab !== 'settings' && <HelperNote />}
        {tab !== 'overview' && !kidId && <NextStep tab={tab} />}
        <PanelPart loading={<TabLoading title={title} />}>
          <Panel tab={tab} user={user} kidId={kidId} />
        </PanelPart>
        <UndoPlace />
        <StarsDialogs />
        <PageShortcuts />
        <SearchPlace user={user} />
        <ProofPlace />
      </main>
      <ParentDock tab={tab} leaving={leaving} onLogout={signOut} />
    </div>
  );
}

function Panel({ tab, user, kidId }: { tab: ShownTab; user: User; kidId: string | undefined }) {
  switch (tab) {
    case 'approvals':
      return <ApprovalsTab />;
    case 'plan':
      return <PlanTab />;
    case 'kids':
      return <KidsTab user={user} kidId={kidId} />;
    case 'chores':
      return <ChoresTab />;
    case 'rewards':
      return <RewardsTab />;
    case 'reward-history':
      return <RewardHistoryTab user={user} />;
    case 'messages':
      return <MessagesTab user={user} />;
    case 'analytics':
      return <AnalyticsTab user={user} />;
    case 'settings':
      return <SettingsTab user={user} />;
    case 'overview':
    default:
      return <OverviewTab user={user} />;
  }
}

type Navigate = (path: string) => void;

/** Announces a kid's action, unless the current tab shows it. */
function announce(event: ServerEvent, tab: ShownTab, navigate: Navigate): void {
  if (tab === 'approvals') return;
  const review = (path: string) => ({ label: t('parent.review'), onPress: () => navigate(path) });
  const action = review(paths.parentTab('approvals'));
  if (event.type === 'chore_submission') {
    const { kid, chore, device } = event.submission;
    toast({
      title: t('parent.choreDone', { name: kid.name }),
      description: withBoard(chore.name, device),
      tone: 'pip',
      action,
    });
  }
  // The approval can still be undone there.
  if (event.type === 'chore_reviewed' && event.submission.auto) {
    const { kid, chore, starsAwarded, device } = event.submission;
    toast({
      title: t('parent.choreDone', { name: kid.name }),
      description: withBoard(
        t('parent.approvedByItself', { chore: chore.name, stars: starsAwarded ?? 0 }),
        device,
      ),
      tone: 'pip',
      action: review(paths.parentReviewed),
    });
  }
  if (event.type === 'reward_redemption') {
    const { kid, reward } = event.redemption;
    toast({
      title: t('parent.rewardAsked', { name: kid.name }),
      description: reward.name,
      tone: 'pip',
      action,
    });
  }
}

/**
 * A page always needs a heading. The focus moves to the tab's own heading if the focused element was removed.
 */
function TabLoading({ title }: { title: string }) {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('#main h1')?.focus();
    },
    [],
  );
  return (
    <>
      <SectionHead title={title} />
      <Card className="px-5 py-1.5 max-laptop:px-3.5">
        <RowSkeletons label={t('parent.loading')} count={6} keyed />
      </Card>
    </>
  );
}

/** Scrolls to the top, and focuses the new heading if the pressed link was removed. */
function useTabFocus(tab: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const before = useRef(tab);
  useEffect(() => {
    if (before.current === tab) return;
    before.current = tab;
    window.scrollTo(0, 0);
    if (document.activeElement === document.body) main.current?.querySelector('h1')?.focus();
  }, [tab]);
  return main;
}

const NAMED = 3;

function HelperNote() {
  const names = (useMembers().data ?? []).filter(({ role }) => mayManage(role)).map(memberName);
  if (names.length === 0) return null;
  return (
    <p className="mb-4 flex items-center gap-3 rounded-lg bg-info-soft px-4.5 py-2.5 text-15 font-medium text-info">
      <HandHelping size={20} className="flex-none" aria-hidden />
      <span className="min-w-0 wrap-anywhere">
        {t('parent.helperNote', { names: formatNames(names, NAMED), count: names.length })}
      </span>
    </p>
  );
}
