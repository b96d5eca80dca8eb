import { LogOut } from 'lucide-react';
import { lazy } from 'react';
import { useSearchParams } from 'wouter';
import type { User } from '@shared/contracts/users';
import { Logo } from '@/components/art/logo';
import { Button } from '@/components/ui/button';
import { LivePaused } from '@/components/ui/live-paused';
import { PanelPart } from '@/components/ui/panel-part';
import { ThemeButton } from '@/components/ui/theme-button';
import { useSignOut } from '@/features/auth/use-sign-out';
import { parentName } from '@/features/family/family-name';
import { usePendingTitle } from '@/features/family/use-pending-items';
import { t, withMessages } from '@/lib/i18n/messages';
import { useAudience } from '@/lib/page/use-audience';
import { useLiveUpdates } from '@/realtime/use-live-updates';
import { FamilyOverview } from './family-overview';

const FamilyRewards = lazy(() => withMessages(import('./family-rewards'), 'kids'));

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
    <div className="wrap pb-10">
      <header className="flex min-h-14.5 items-center gap-1.5 laptop:min-h-19 laptop:gap-3.5">
        <Logo size={24} className="me-auto" />
        <p className="font-display text-18 font-semibold max-laptop:hidden">
          {t('familyHome.welcome', { name: parentName(user) })}
        </p>
        <ThemeButton />
        <Button
          variant="text"
          className="-me-3 tiny:px-2! tiny:[&_svg]:hidden"
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
        {params.get('view') === 'reward-history' ? (
          <PanelPart loading={null}>
            <FamilyRewards user={user} />
          </PanelPart>
        ) : (
          <FamilyOverview user={user} />
        )}
      </main>
    </div>
  );
}
