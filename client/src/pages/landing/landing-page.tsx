import { lazy, useEffect, useState } from 'react';
import { DialogPart } from '@/components/ui/dialog-part';
import { ExtraPart } from '@/components/ui/extra-part';
import { t } from '@/lib/messages';
import { onIdle } from '@/lib/on-idle';
import { useAudience } from '@/lib/use-audience';
import { ClosingSection } from './closing-section';
import { Hero } from './hero';
import { HowSection } from './how-section';
import { RoomsSection } from './rooms-section';
import { SiteFooter } from './site-footer';
import { WhySection } from './why-section';

// The tour is far below and the dialogs contain a form: 50 kB that the first screen doesn't need.
const TourSection = lazy(() => import('./tour-section'));
const loadFamilyCodeDialog = () => import('@/features/kid-auth/family-code-dialog');
const FamilyCodeDialog = lazy(loadFamilyCodeDialog);
const AdminLoginDialog = lazy(() => import('@/features/auth/admin-login-dialog'));

type OpenDialog = 'kids' | 'admin' | null;

/** The page for visitors. Its sections go from morning to night. */
export default function LandingPage() {
  useAudience('kid');
  const [dialog, setDialog] = useState<OpenDialog>(null);
  useEffect(() => {
    document.title = t('landing.title');
    return onIdle(() => void loadFamilyCodeDialog());
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
        <ExtraPart>
          <TourSection />
        </ExtraPart>
        <RoomsSection />
        <ClosingSection />
      </main>
      <SiteFooter onKids={openKids} onAdmin={openAdmin} />
      <DialogPart onClose={() => setDialog(null)}>
        {dialog === 'kids' && <FamilyCodeDialog open onOpenChange={close} />}
        {dialog === 'admin' && <AdminLoginDialog open onOpenChange={close} />}
      </DialogPart>
    </>
  );
}
