import { House, RotateCcw } from 'lucide-react';
import { useLocation } from 'wouter';
import type { Kid, KidCard } from '@shared/contracts/kids';
import { shownLevel } from '@shared/rules/levels';
import { StarIcon } from '@/components/art/star-icon';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { useTitle } from '@/lib/page/use-title';
import { useKidLogin } from './kid-auth.api';
import { LockoutScreen } from './lockout-screen';
import { LoginScreen } from './login-screen';
import { Notice, SignedInNotice } from './notice';
import { PictureStep, spokenPictures } from './picture-step';
import { usePatternLogin } from './use-pattern-login';
import { welcomeKid } from './welcome-kid';

/**
 * The login on a kid's own page. After a success, the stored session changes and the page shows the
 * dashboard.
 */
export function OneKidLogin({
  kid,
  signedIn,
  again,
  fetchKidPage,
}: {
  kid: Kid | KidCard;
  signedIn: string | null;
  again: boolean;
  fetchKidPage: () => Promise<void>;
}) {
  useTitle(kid.name);
  const [, navigate] = useLocation();
  const login = usePatternLogin(kid.id, useKidLogin(null, kid.id, fetchKidPage), {
    wrongText: t('kidAuth.wrongOwnText'),
    onIn: () => welcomeKid(kid.name),
  });
  if (login.lockout) {
    const goHome = () => navigate(paths.landing);
    return (
      <LockoutScreen
        lockout={login.lockout}
        what="pictures"
        onOver={login.endLockout}
        onHelped={login.endLockout}
        onBack={goHome}
      />
    );
  }
  const hello = again ? <Notice>{t('kidAuth.again')}</Notice> : null;
  return (
    <LoginScreen
      screen="pictures"
      spoken={spokenPictures(kid)}
      notice={signedIn === null ? hello : <SignedInNotice name={signedIn} />}
      foot={
        <>
          <LinkButton href={paths.landing}>
            <House />
            {t('kidAuth.backToHome')}
          </LinkButton>
          <Button onClick={login.clear} disabled={login.chosen.length === 0 || login.checking || login.wrong}>
            <RotateCcw />
            {t('kidAuth.startOver')}
          </Button>
        </>
      }
    >
      <PictureStep kid={kid} login={login}>
        <ul className="mt-1.5 mb-1 flex flex-wrap gap-2 font-display text-18 leading-[1.2] font-semibold *:flex *:min-h-9 *:items-center *:gap-1.5 *:rounded-full *:bg-surface *:px-3.5 *:py-1 *:first:ps-2.5">
          <li>
            <StarIcon />
            {t('kidAuth.stars', { count: kid.totalStars })}
          </li>
          <li>{t('kidAuth.level', { level: shownLevel(kid) })}</li>
        </ul>
      </PictureStep>
    </LoginScreen>
  );
}
