import { House, RotateCcw } from 'lucide-react';
import { useLocation } from 'wouter';
import type { Kid, KidCard } from '@shared/contracts/kids';
import { shownLevel } from '@shared/rules/levels';
import { StarIcon } from '@/components/art/star-icon';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { plural } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTitle } from '@/lib/use-title';
import { useKidPageLogin } from './kid-auth.api';
import { LoginScreen } from './login-screen';
import { PictureStep } from './picture-step';
import { RestScreen } from './rest-screen';
import { SignedInNotice } from './signed-in-notice';
import { usePatternLogin } from './use-pattern-login';
import { welcomeKid } from './welcome-kid';

/**
 * The kid's own page before they are in: who they are, and their four pictures. When they fit, the session's mirror
 * changes and the page turns into the dashboard by itself.
 */
export function OneKidLogin({
  kid,
  signedIn,
  again,
  fetchKidPage,
}: {
  kid: Kid | KidCard;
  signedIn: string | null;
  /** The kid was in and their time was over. */
  again: boolean;
  fetchKidPage: () => Promise<void>;
}) {
  useTitle(kid.name);
  const [, navigate] = useLocation();
  const login = usePatternLogin(kid.id, useKidPageLogin(kid.id, fetchKidPage), {
    wrongText: 'Invalid picture pattern. Please try again.',
    onIn: () => welcomeKid(kid.name),
  });
  if (login.rest) {
    const goHome = () => navigate(paths.landing);
    return (
      <RestScreen
        rest={login.rest}
        what="your pictures"
        onOver={login.endRest}
        onHelped={login.endRest}
        onBack={goHome}
      />
    );
  }
  const hello = again ? <p className="kid-notice">Nice to see you again! Tap your pictures.</p> : null;
  return (
    <LoginScreen
      screen="pictures"
      notice={signedIn === null ? hello : <SignedInNotice name={signedIn} />}
      foot={
        <>
          <LinkButton href={paths.landing}>
            <House />
            Back to Home
          </LinkButton>
          <Button onClick={login.clear} disabled={login.chosen.length === 0 || login.checking || login.wrong}>
            <RotateCcw />
            Start Over
          </Button>
        </>
      }
    >
      <PictureStep kid={kid} login={login}>
        <ul className="picture-facts">
          <li>
            <StarIcon />
            {plural(kid.totalStars, 'star')}
          </li>
          <li>Level {shownLevel(kid)}</li>
        </ul>
      </PictureStep>
    </LoginScreen>
  );
}
