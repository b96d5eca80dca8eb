import { useEffect, useState } from 'react';
import { FamilyCodeDialog } from '@/features/kid-auth/family-code-dialog';
import { AdminLoginDialog } from '@/features/auth/admin-login-dialog';
import { TourSection } from './tour-section';
import { t } from '@/lib/messages';
import { useAudience } from '@/lib/use-audience';
import { ClosingSection } from './closing-section';
import { Hero } from './hero';
import { HowSection } from './how-section';
import { RoomsSection } from './rooms-section';
import { SiteFooter } from './site-footer';
import { WhySection } from './why-section';

type OpenDialog = 'kids' | 'admin' | null;

/** The page for those who are not signed in; its sections go from morning to night. */
export default function LandingPage() {
  useAudience('kid');
  const [dialog, setDialog] = useState<OpenDialog>(null);
  useEffect(() => {
    document.title = t('landing.title');
  }, []);
  const close = (open: boolean) => !open && setDialog(null);
  const openKids = () => setDialog('kids');
  const openAdmin = () => setDialog('admin');
  return (
    <>
      <main>
        <Hero onKids={openKids} onAdmin={openAdmin} />
        <WhySection />
        <HowSection />
        <TourSection />
        <RoomsSection />
        <ClosingSection />
      </main>
      <SiteFooter onKids={openKids} onAdmin={openAdmin} />
      {dialog === 'kids' && <FamilyCodeDialog open onOpenChange={close} />}
      {dialog === 'admin' && <AdminLoginDialog open onOpenChange={close} />}
    </>
  );
}
