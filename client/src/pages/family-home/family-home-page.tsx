import { LayoutDashboard, LogOut } from 'lucide-react';
import { lazy } from 'react';
import { useSearchParams } from 'wouter';
import type { User } from '@shared/contracts/users';
import { Logo } from '@/components/art/logo';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { LivePaused } from '@/components/ui/live-paused';
import { PanelPart } from '@/components/ui/panel-part';
import { ThemeButton } from '@/components/ui/theme-button';
import { useSignOut } from '@/features/auth/use-sign-out';
import { familyTitle, parentName } from '@/features/family/family-name';
import { GreetingBand } from '@/features/family/greeting-band';
import { usePendingTitle } from '@/features/family/use-pending-title';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { useAudience } from '@/lib/use-audience';
import { useLiveUpdates } from '@/realtime/use-live-updates';
import { FamilyOverview } from './family-overview';

const FamilyRewards = lazy(() => import('./family-rewards'));

export default function FamilyHomePage({ user }: { user: User }) {
  useAudience('parent');
  const [params] = useSearchParams();
  usePendingTitle(t('familyHome.title'));
  const { signOut, leaving, onSessionEnded } = useSignOut();
  const { disconnected, reconnect } = useLiveUpdates({
    userType: 'parent',
    userId: leaving ? null : user.id,
    onSessionEnded,
  });
  return (
    <div className="wrap pb-14">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-4">
        <Logo size={24} className="me-auto" />
        <p className="font-display text-16 font-semibold max-mini:order-1 max-mini:w-full">
          {t('familyHome.welcome', { name: parentName(user) })}
        </p>
        <ThemeButton />
        <Button
          variant="secondary"
          saving={leaving}
          savingLabel={t('familyHome.loggingOut')}
          onClick={signOut}
        >
          <LogOut className="rtl:-scale-x-100" />
          {t('familyHome.logout')}
        </Button>
      </header>
      <main>
        <LivePaused disconnected={disconnected} onReconnect={reconnect} />
        <GreetingBand title={familyTitle(user)} text={t('familyHome.text')}>
          <LinkButton variant="primary" href={paths.parent} className="mt-4">
            <LayoutDashboard />
            {t('familyHome.dashboard')}
          </LinkButton>
        </GreetingBand>
        {params.get('view') === 'reward-history' ? (
          <PanelPart loading={null}>
            <FamilyRewards user={user} />
          </PanelPart>
        ) : (
          <FamilyOverview />
        )}
      </main>
    </div>
  );
}
