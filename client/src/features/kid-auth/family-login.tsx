import { useId } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { ApiError, displayOf } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { useBusy } from '@/lib/sound/quiet';
import { useTitle } from '@/lib/page/use-title';
import { CodeButtons, CodeStep, spokenCode } from './code-step';
import { LoadingKids } from './loading-kids';
import { LockoutScreen } from './lockout-screen';
import { LoginScreen } from './login-screen';
import { NameScreen } from './name-screen';
import { SignedInNotice } from './notice';
import { PicturesScreen } from './pictures-screen';
import { useKidLoginSteps } from './use-kid-login-steps';

function messageOf(error: Error | null): string | null {
  if (!error) return null;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return t('kidAuth.codeUnknown');
  }
  return displayOf(error, t('kidAuth.offline'));
}

/** `signedIn` is a signed-in adult's name, whose family needs no code. */
export function FamilyLogin({
  signedIn,
  ownCode = null,
  fetchKidPage,
}: {
  signedIn: string | null;
  ownCode?: string | null;
  fetchKidPage: () => Promise<void>;
}) {
  useTitle(t('kidAuth.title'));
  const formId = useId();
  const [here, navigate] = useLocation();
  const [search] = useSearchParams();
  const steps = useKidLoginSteps(search.get('familyCode'), ownCode);
  // A reload would lose them.
  useBusy(steps.code !== '');
  const notice = signedIn === null ? null : <SignedInNotice name={signedIn} />;

  const backToCode = () => {
    steps.backToCode();
    // A reload would restore the code in the URL.
    navigate(here, { replace: true });
  };

  if (steps.lockout) {
    return <LockoutScreen lockout={steps.lockout} what="code" onOver={steps.find} onBack={backToCode} />;
  }
  if (steps.step === 'pictures' && steps.kid) {
    return (
      <PicturesScreen
        key={steps.kid.id}
        familyCode={steps.familyCode}
        kid={steps.kid}
        notice={notice}
        fetchKidPage={fetchKidPage}
        onBack={steps.backToNames}
      />
    );
  }
  if (steps.step === 'loading') return <LoadingKids />;
  if (steps.step === 'name') {
    return (
      <NameScreen
        kids={steps.kids}
        notice={notice}
        onBack={backToCode}
        onChoose={(kid) => {
          void fetchKidPage();
          steps.chooseKid(kid);
        }}
      />
    );
  }
  return (
    <LoginScreen
      screen="code"
      step={1}
      spoken={spokenCode()}
      foot={<CodeButtons code={steps.code} formId={formId} />}
      notice={notice}
    >
      <CodeStep
        code={steps.code}
        error={messageOf(steps.error)}
        crowded={notice !== null}
        formId={formId}
        onCode={steps.typeCode}
        onFind={steps.find}
      />
    </LoginScreen>
  );
}
