import { LayoutDashboard, LogOut } from 'lucide-react';
import { useSearchParams } from 'wouter';
import type { User } from '@shared/contracts/users';
import { Logo } from '@/components/art/logo';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { LivePaused } from '@/components/ui/live-paused';
import { PanelPart } from '@/components/ui/panel-part';
import { Skeleton } from '@/components/ui/skeleton';
import { ThemeButton } from '@/components/ui/theme-button';
import { useSignOut } from '@/features/auth/use-sign-out';
import { familyTitle, parentName } from '@/features/family/family-name';
import { GreetingBand } from '@/features/family/greeting-band';
import { useWaitingTitle } from '@/features/family/use-waiting-title';
import { lazyPart } from '@/lib/lazy-part';
import { paths } from '@/lib/paths';
import { useAudience } from '@/lib/use-audience';
import { useLiveUpdates } from '@/realtime/use-live-updates';
import { FamilyOverview } from './family-overview';
import './family-home.css';

const FamilyRewards = lazyPart(() => import('./family-rewards'));

/** A signed-in parent's home: the family at a glance, or what it wished for. */
export default function FamilyHomePage({ user }: { user: User }) {
  useAudience('parent');
  const [params] = useSearchParams();
  useWaitingTitle('Home');
  const { signOut, leaving, onSessionEnded } = useSignOut();
  const { resting, reconnect } = useLiveUpdates({
    userType: 'parent',
    userId: leaving ? null : user.id,
    onSessionEnded,
  });
  return (
    <div className="wrap pb-14">
      <header className="home-bar">
        <Logo size={24} />
        <p className="home-greeting font-display text-17 font-semibold">Welcome back, {parentName(user)}!</p>
        <ThemeButton className="theme-corner" />
        <Button variant="secondary" saving={leaving} savingLabel="Leaving" onClick={signOut}>
          <LogOut />
          Logout
        </Button>
      </header>
      <main>
        <LivePaused resting={resting} onReconnect={reconnect} />
        <GreetingBand title={familyTitle(user)} text="Everyone’s stars, in one nest.">
          <LinkButton variant="primary" href={paths.parent} className="mt-4">
            <LayoutDashboard />
            Parent Dashboard
          </LinkButton>
        </GreetingBand>
        {params.get('view') === 'reward-history' ? (
          <PanelPart loading={<Skeleton className="mt-8.5 h-104 rounded-xl" />}>
            <FamilyRewards user={user} />
          </PanelPart>
        ) : (
          <FamilyOverview />
        )}
      </main>
    </div>
  );
}
