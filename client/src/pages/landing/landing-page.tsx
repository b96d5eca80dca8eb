import { clsx } from 'clsx';
import { lazy, useEffect, useState, type ComponentType } from 'react';
import { Link, useLocation } from 'wouter';
import { AVATAR_COLOR } from '@shared/constants';
import { Crown } from '@/components/art/crown';
import { Logo } from '@/components/art/logo';
import { NightSky } from '@/components/art/night-sky';
import { Pip } from '@/components/art/pip';
import { Avatar } from '@/components/ui/avatar';
import { DialogPart } from '@/components/ui/dialog-part';
import { ExtraPart } from '@/components/ui/part-boundary';
import { LanguageChoice } from '@/components/ui/language-choice';
import { LinkButton } from '@/components/ui/button';
import { Stars } from '@/components/ui/stars';
import { useUser } from '@/lib/api/user-query';
import { formatNumber } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { onIdle } from '@/lib/page/on-idle';
import { paths } from '@/lib/page/paths';
import { useAudience } from '@/lib/page/use-audience';
import { Hero } from './hero';
import { HowSection } from './how-section';
import styles from './landing.module.css';
import type { PortalsProps } from './portals';
import { RoomsSection } from './rooms-section';
import { SectionTitle } from './section-title';
import { WhyCard, LevelBadgesCard, TieredRewardsCard, StarRewardsCard } from './why-cards';

const link = 'min-h-11 py-2.5 hover:text-on-slab hover:underline hover:underline-offset-4';

// 50 kB that the first screen doesn't need.
const TourSection = lazy(() => import('./tour-section'));
const loadFamilyCodeDialog = () => import('@/features/kid-auth/family-code-dialog');
const FamilyCodeDialog = lazy(loadFamilyCodeDialog);
const AdminLoginDialog = lazy(() => import('@/features/auth/admin-login-dialog'));

type OpenDialog = 'kids' | 'admin' | null;

export default function LandingPage({
  Portals,
}: {
  /** The portals of a device that knows its family. */
  Portals?: ComponentType<PortalsProps> | undefined;
}) {
  useAudience('kid');
  const [, navigate] = useLocation();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  useEffect(() => {
    document.title = t('landing.title');
    return onIdle(() => void loadFamilyCodeDialog());
  }, []);
  const close = (open: boolean) => !open && setDialog(null);
  const openKids = () => setDialog('kids');
  const isAdmin = useUser().data?.role === 'admin';
  const openAdmin = () => (isAdmin ? navigate(paths.adminDashboard) : setDialog('admin'));
  return (
    <>
      <main>
        <Hero DevicePortals={Portals} onKids={openKids} onAdmin={openAdmin} />
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

function WhySection() {
  return (
    <section id="why" className="relative py-[clamp(64px,7.2vw,104px)]" aria-labelledby="why-title">
      <div className="wrap">
        <SectionTitle id="why-title">{t('landing.why')}</SectionTitle>
        <div className="mt-10 grid grid-cols-12 gap-6 max-mini:mt-7 max-mini:gap-4">
          <StarRewardsCard />
          <LevelBadgesCard />
          <FamilyFunCard />
          <TieredRewardsCard />
        </div>
      </div>
    </section>
  );
}

function SiteFooter({ onKids, onAdmin }: { onKids: () => void; onAdmin: () => void }) {
  return (
    <footer className="on-night bg-night-deep py-5.5 text-15 text-on-slab-2">
      <div className="wrap flex flex-wrap items-center gap-x-7 gap-y-1">
        <Logo size={20} className="me-auto w-full text-on-slab mini:w-auto" />
        <button type="button" className={link} onClick={onKids} aria-haspopup="dialog">
          {t('landing.kidsPortal')}
        </button>
        <Link href={paths.parentAuth} className={link}>
          {t('auth.parentPortal')}
        </Link>
        <button type="button" className={link} onClick={onAdmin} aria-haspopup="dialog">
          {t('auth.adminPortal')}
        </button>
        <LanguageChoice />
      </div>
    </footer>
  );
}

function ClosingSection() {
  return (
    <section
      className="on-night relative overflow-hidden bg-night text-on-slab"
      aria-labelledby="closing-title"
    >
      <NightSky className="absolute inset-0 size-full rtl:-scale-x-100" />
      <div className="wrap relative grid grid-cols-[minmax(0,1fr)_min(440px,36vw)] items-end gap-10 max-mini:grid-cols-1 max-mini:justify-items-center max-mini:gap-0 max-mini:text-center">
        <div className={clsx(styles.settle, 'py-[clamp(72px,8.4vw,120px)] max-mini:pt-18 max-mini:pb-5')}>
          <h2 id="closing-title" className="text-display leading-none font-bold">
            {t('landing.closing')}
          </h2>
          <p className="mt-4.5 mb-8 max-w-[24em] text-18 text-on-slab-2 max-mini:mx-auto">
            {t('landing.closingText')}
          </p>
          <LinkButton variant="highlight" size="lg" href={paths.parentSignUp}>
            {t('landing.startFamily')}
          </LinkButton>
        </div>
        <Pip mood="sleep" className="mb-6.5 h-auto w-full max-mini:w-75" />
      </div>
    </section>
  );
}

const podium = [
  { nameId: 'landing.kidLeo', color: AVATAR_COLOR.blue, size: 76, rank: 2, stars: 31, height: 120 },
  { nameId: 'landing.kidAva', color: AVATAR_COLOR.yellow, size: 92, rank: 1, stars: 46, height: 168 },
  { nameId: 'landing.kidMia', color: AVATAR_COLOR.pink, size: 70, rank: 3, stars: 24, height: 92 },
] as const;

function FamilyFunCard() {
  return (
    <WhyCard
      title={t('landing.familyFun')}
      text={t('landing.familyFunText')}
      className="min-h-108 bg-promo-coral text-ink max-desktop:min-h-119 max-laptop:min-h-108 max-mini:min-h-100"
    >
      <div
        className="absolute inset-x-8.5 bottom-0 mx-auto grid max-w-110 grid-cols-3 items-end gap-2.5 max-laptop:start-auto max-laptop:w-110 max-mini:inset-x-5.5 max-mini:w-auto max-mini:max-w-none"
        aria-hidden
      >
        {podium.map(({ nameId, color, size, rank, stars, height }) => (
          <div key={rank} className="grid justify-items-center gap-2.5">
            {rank === 1 && <Crown className="-mb-3.5" />}
            <Avatar kid={{ name: t(nameId), avatarColor: color, friend: null }} size={size} />
            <div
              className="grid w-full content-start justify-items-center gap-1.5 rounded-t-lg bg-surface pt-3.5 font-display text-40 leading-none font-semibold"
              style={{ height }}
            >
              {formatNumber(rank)}
              <Stars count={stars} className="text-18" />
            </div>
          </div>
        ))}
      </div>
    </WhyCard>
  );
}
