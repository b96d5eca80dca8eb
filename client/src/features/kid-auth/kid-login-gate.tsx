import { useQuery } from '@tanstack/react-query';
import { House, RotateCcw } from 'lucide-react';
import { useLocation } from 'wouter';
import type { Kid, KidCard } from '@shared/contracts/kids';
import { shownLevel } from '@shared/rules/levels';
import { Pip } from '@/components/art/pip';
import { ErrorState } from '@/components/ui/error-state';
import { ApiError } from '@/lib/api/api-client';
import { kidQuery } from '@/lib/api/kid-query';
import { t } from '@/lib/i18n/messages';
import { StarIcon } from '@/components/art/star-icon';
import { Button, LinkButton } from '@/components/ui/button';
import { paths } from '@/lib/page/paths';
import { useTitle } from '@/lib/page/use-title';
import { LoginScreen } from './login-screen';
import { useKidNotFound } from './use-kid-not-found';
import { useKidLogin } from './kid-auth.api';
import { LockoutScreen } from './lockout-screen';
import { Notice, SignedInNotice, MessageTile } from './notice';
import { PictureStep, spokenPictures } from './picture-step';
import { usePatternLogin } from './use-pattern-login';
import { welcomeKid } from './welcome-kid';

function NobodyHere() {
  useKidNotFound();
  return (
    <LoginScreen screen="nobody" className="justify-items-center">
      <Pip mood="oops" size={180} animated />
      <MessageTile title={t('kidDashboard.noSuchKid')}>
        <p>{t('kidDashboard.noSuchKidText')}</p>
      </MessageTile>
    </LoginScreen>
  );
}

export function KidLoginGate({
  kidId,
  signedIn,
  again,
  fetchKidPage,
}: {
  kidId: string;
  signedIn: string | null;
  again: boolean;
  fetchKidPage: () => Promise<void>;
}) {
  const kid = useQuery(kidQuery(kidId));
  if (kid.data)
    return <OneKidLogin kid={kid.data} signedIn={signedIn} again={again} fetchKidPage={fetchKidPage} />;
  if (kid.error instanceof ApiError && (kid.error.status === 404 || kid.error.status === 400)) {
    return <NobodyHere />;
  }
  return (
    <LoginScreen screen="loading-kid" className="justify-items-center">
      {kid.isError ? (
        <MessageTile>
          <ErrorState
            forKid
            title={t('kidDashboard.notOpened')}
            onRetry={() => void kid.refetch()}
            retrying={kid.isFetching}
          />
        </MessageTile>
      ) : (
        <output className="grid justify-items-center gap-2.5">
          <Pip mood="nest" size={168} animated />
          <span className="font-display text-32 font-semibold">{t('kidDashboard.loading')}</span>
        </output>
      )}
    </LoginScreen>
  );
}

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
