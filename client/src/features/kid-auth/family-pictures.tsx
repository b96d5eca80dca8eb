import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { KidCard, KidLoginResponse } from '@shared/contracts/kids';
import { paths } from '@/lib/paths';
import { useKidLogin } from './kid-auth.api';
import { LoginScreen } from './login-screen';
import { PictureKeys, PictureStep } from './picture-step';
import { RestScreen } from './rest-screen';
import { usePatternLogin } from './use-pattern-login';
import { welcomeKid } from './welcome-kid';

/** Step 3, for the kid who was chosen. The pattern lives and dies with this screen. */
export default function FamilyPictures({
  familyCode,
  kid,
  notice,
  fetchKidPage,
  onBack,
}: {
  familyCode: string;
  kid: KidCard;
  notice: ReactNode;
  fetchKidPage: () => Promise<void>;
  onBack: () => void;
}) {
  const [, navigate] = useLocation();
  const login = usePatternLogin(kid.id, useKidLogin(familyCode, kid.id, fetchKidPage), {
    wrongText: 'Try again with your special picture pattern.',
    onIn: ({ kid: { id, name } }: KidLoginResponse) => {
      welcomeKid(name);
      navigate(paths.kid(id));
    },
  });
  if (login.rest) {
    return (
      <RestScreen
        rest={login.rest}
        what="your pictures"
        onOver={login.endRest}
        onHelped={login.endRest}
        onBack={onBack}
      />
    );
  }
  return (
    <LoginScreen
      screen="pictures"
      step={3}
      foot={<PictureKeys login={login} onBack={onBack} />}
      notice={notice}
    >
      <PictureStep kid={kid} login={login} />
    </LoginScreen>
  );
}
