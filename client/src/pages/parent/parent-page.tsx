import { useLocation, useSearchParams } from 'wouter';
import type { User } from '@shared/contracts/users';
import type { ServerEvent } from '@shared/realtime';
import { SkipLink } from '@/components/ui/skip-link';
import { LivePaused } from '@/components/ui/live-paused';
import { PanelPart } from '@/components/ui/panel-part';
import { toast } from '@/components/ui/use-toast';
import { useUser } from '@/features/auth/auth.api';
import { useSignOut } from '@/features/auth/use-sign-out';
import { ChoresPanel } from '@/features/chores/chores-panel';
import { NextStep } from '@/features/family/next-step';
import { useWaitingTitle } from '@/features/family/use-waiting-title';
import { KidsPanel } from '@/features/kids/kids-panel';
import { RewardsPanel } from '@/features/rewards/rewards-panel';
import { useDeletingFamily } from '@/features/settings/settings.api';
import { lazyPart } from '@/lib/lazy-part';
import { paths } from '@/lib/paths';
import { keepFocus } from '@/lib/keep-focus';
import { guardPresses } from '@/lib/press-guard';
import { useAudience } from '@/lib/use-audience';
import { useLiveUpdates } from '@/realtime/use-live-updates';
import { ApprovalsTab } from './approvals-tab';
import { OverviewTab } from './overview-tab';
import { ParentRail } from './parent-rail';
import { TabLoading } from './tab-loading';
import { TABS, tabOf, type ShownTab } from './tabs';
import { useArrival } from './use-arrival';
import { useTabDialog } from './use-tab-dialog';
import '@/features/family/family.css';
import './parent-page.css';

const RewardHistoryTab = lazyPart(() => import('./reward-history-tab'));
const MessagesTab = lazyPart(() => import('./messages-tab'));
const AnalyticsTab = lazyPart(() => import('./analytics-tab'));
const SettingsTab = lazyPart(() => import('./settings-tab'));

function tendShell(shell: HTMLElement | null): () => void {
  const ends = [guardPresses(shell), keepFocus(shell)];
  return () => {
    for (const end of ends) end?.();
  };
}

/** The parent's dashboard: a rail of tabs that are addresses, and the one that is chosen. */
export default function ParentPage() {
  const user = useUser().data;
  return user ? <Dashboard user={user} /> : null;
}

function Dashboard({ user }: { user: User }) {
  useAudience('parent');
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const tab = tabOf(params.get('tab'));
  useWaitingTitle(TABS.find(({ value }) => value === tab)?.label ?? 'Parent Portal');
  const main = useArrival(tab);
  const { signOut, leaving, onSessionEnded } = useSignOut();
  // The server closes the connection with the session, also when both end because the family is being deleted.
  const deleting = useDeletingFamily();
  const { resting, reconnect } = useLiveUpdates({
    userType: 'parent',
    userId: leaving || deleting ? null : user.id,
    onEvent: (event) => announce(event, tab, navigate),
    onSessionEnded,
  });
  return (
    <div className="parent-shell" ref={tendShell}>
      <SkipLink />
      <ParentRail tab={tab} leaving={leaving} onLogout={signOut} />
      <main ref={main} className="parent-main" id="main">
        <LivePaused resting={resting} onReconnect={reconnect} />
        {(tab === 'kids' || tab === 'chores' || tab === 'rewards') && <NextStep tab={tab} />}
        <PanelPart loading={<TabLoading />}>
          <Panel tab={tab} user={user} />
        </PanelPart>
      </main>
    </div>
  );
}

function Panel({ tab, user }: { tab: ShownTab; user: User }) {
  switch (tab) {
    case 'approvals':
      return <ApprovalsTab />;
    case 'kids':
      return <KidsTab />;
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

const KidsTab = () => <KidsPanel dialog={useTabDialog('kids')} />;
const ChoresTab = () => <ChoresPanel dialog={useTabDialog('chores')} />;
const RewardsTab = () => <RewardsPanel dialog={useTabDialog('rewards')} />;

type Navigate = (path: string) => void;

/** Says what a kid just did, where the parent does not see it arrive anyway. */
function announce(event: ServerEvent, tab: ShownTab, navigate: Navigate): void {
  if (tab === 'approvals') return;
  const action = { label: 'Review', onPress: () => navigate(paths.parentTab('approvals')) };
  if (event.type === 'chore_submission') {
    const { kid, chore } = event.submission;
    toast({ title: `${kid.name} did a chore`, description: chore.name, tone: 'pip', action });
  }
  if (event.type === 'reward_redemption') {
    const { kid, reward } = event.redemption;
    toast({ title: `${kid.name} asks for a reward`, description: reward.name, tone: 'pip', action });
  }
}
