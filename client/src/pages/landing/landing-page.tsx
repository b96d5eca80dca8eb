import { Suspense, useEffect, useState } from 'react';
import { DialogPart } from '@/components/ui/dialog-part';
import { PartBoundary } from '@/components/ui/part-boundary';
import { lazyPart } from '@/lib/lazy-part';
import { t, withMessages } from '@/lib/messages';
import { onIdle } from '@/lib/on-idle';
import { useAudience } from '@/lib/use-audience';
import { ClosingSection } from './closing-section';
import { Hero } from './hero';
import { HowSection } from './how-section';
import { RoomsSection } from './rooms-section';
import { SiteFooter } from './site-footer';
import { WhySection } from './why-section';

const FamilyCodeDialog = lazyPart(() => import('@/features/kid-auth/family-code-dialog'));
const AdminLoginDialog = lazyPart(() => import('@/features/auth/admin-login-dialog'));
const TourSection = lazyPart(() => withMessages('tour', import('./tour-section')));

/** Fetches both dialogs before one is asked for. */
function fetchDialogs() {
  void FamilyCodeDialog.fetch();
  void AdminLoginDialog.fetch();
}

type OpenDialog = 'kids' | 'admin' | null;

/** The page for those who are not signed in; its sections go from morning to night. */
export default function LandingPage() {
  useAudience('kid');
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    document.title = t('landing.title');
    return onIdle(() => {
      setIsIdle(true);
      // The admins' brings the schemas of a form with it, which hardly a visitor needs.
      void FamilyCodeDialog.fetch();
    });
  }, []);
  const close = (open: boolean) => !open && setDialog(null);
  const openKids = () => setDialog('kids');
  const openAdmin = () => setDialog('admin');
  return (
    <>
      <main>
        <Hero onKids={openKids} onAdmin={openAdmin} onNear={fetchDialogs} />
        <WhySection />
        <HowSection />
        <PartBoundary renderFallback={() => null}>
          <Suspense>{isIdle && <TourSection />}</Suspense>
        </PartBoundary>
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
