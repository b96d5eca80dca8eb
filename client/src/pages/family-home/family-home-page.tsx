import { BrushCleaning, ChartColumn, LayoutDashboard, LogOut, Users } from 'lucide-react';
import type { User } from '@shared/contracts/users';
import { Logo } from '@/components/art/logo';
import { Key } from '@/components/ui/key';
import { KeyLink } from '@/components/ui/key-link';
import { LivePaused } from '@/components/ui/live-paused';
import { ThemeButton } from '@/components/ui/theme-button';
import { useSignOut } from '@/features/auth/use-sign-out';
import { ActionCard } from '@/features/family/action-card';
import { familyTitle, parentName } from '@/features/family/family-name';
import { GreetingBand } from '@/features/family/greeting-band';
import { HomeKids } from '@/features/family/home-kids';
import { HomeNumbers } from '@/features/family/home-numbers';
import { useWaitingTitle } from '@/features/family/use-waiting-title';
import { paths } from '@/lib/paths';
import { useMood } from '@/lib/use-mood';
import { useLiveUpdates } from '@/realtime/use-live-updates';
import '@/features/family/family.css';
import './family-home.css';

/** A signed-in parent's home: the family at a glance, and the ways on. */
export default function FamilyHomePage({ user }: { user: User }) {
  useMood('parent');
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
        <Key variant="soft" saving={leaving} savingLabel="Leaving" onClick={signOut}>
          <LogOut />
          Logout
        </Key>
      </header>
      <main>
        <LivePaused resting={resting} onReconnect={reconnect} />
        <GreetingBand title={familyTitle(user)} text="Everyone’s stars, in one nest.">
          <KeyLink variant="lagoon" href={paths.parent} className="mt-4">
            <LayoutDashboard />
            Parent Dashboard
          </KeyLink>
        </GreetingBand>
        <HomeNumbers />
        <section className="mt-8.5" aria-labelledby="home-kids">
          <h2 id="home-kids" className="mb-4 text-26">
            Kids
          </h2>
          <HomeKids />
        </section>
        <section className="mt-8.5" aria-labelledby="home-actions">
          <h2 id="home-actions" className="mb-4 text-26">
            What next?
          </h2>
          <div className="home-actions">
            <ActionCard
              href={paths.parentTab('kids')}
              tone="info"
              title="Manage Kids"
              text="Names, colours and secret pictures"
            >
              <Users />
            </ActionCard>
            <ActionCard
              href={paths.parentTab('chores')}
              tone="ok"
              title="Setup Chores"
              text="What earns stars, and how many"
            >
              <BrushCleaning />
            </ActionCard>
            <ActionCard
              href={paths.parentTab('analytics')}
              tone="lagoon"
              title="View Analytics"
              text="Stars by day, and who leads the week"
            >
              <ChartColumn />
            </ActionCard>
          </div>
        </section>
      </main>
    </div>
  );
}
