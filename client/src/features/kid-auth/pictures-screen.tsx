import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { KidLoginResponse } from '@shared/contracts/kids';
import type { Face } from '@/components/ui/avatar';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { useKidLogin } from './kid-auth.api';
import { LoginScreen } from './login-screen';
import { LockoutScreen } from './lockout-screen';
import { PictureButtons, PictureStep, spokenPictures } from './picture-step';
import { usePatternLogin } from './use-pattern-login';
import { welcomeKid } from './welcome-kid';

/** The last step, the third with `familyCode`. The pattern exists only in this screen's state. */
export function PicturesScreen({
  familyCode,
  kid,
  notice,
  fetchKidPage,
  onBack,
}: {
  familyCode: string | null;
  kid: Face & { id: string };
  notice: ReactNode;
  fetchKidPage: () => Promise<void>;
  onBack: () => void;
}) {
  const [, navigate] = useLocation();
  const login = usePatternLogin(kid.id, useKidLogin(familyCode, kid.id, fetchKidPage), {
    wrongText: t('kidAuth.wrongText'),
    onIn: ({ kid: { id, name } }: KidLoginResponse) => {
      welcomeKid(name);
      navigate(paths.kid(id));
    },
  });
  if (login.lockout) {
    return (
      <LockoutScreen
        lockout={login.lockout}
        what="pictures"
        onOver={login.endLockout}
        onHelped={login.endLockout}
        onBack={onBack}
      />
    );
  }
  return (
    <LoginScreen
      screen="pictures"
      step={familyCode === null ? undefined : 3}
      spoken={spokenPictures(kid)}
      foot={<PictureButtons login={login} onBack={onBack} />}
      notice={notice}
    >
      <PictureStep kid={kid} login={login} />
    </LoginScreen>
  );
}
