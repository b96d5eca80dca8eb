import { useId } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { ApiError, displayOf } from '@/lib/api-client';
import { t } from '@/lib/messages';
import { useBusy } from '@/lib/quiet';
import { useTitle } from '@/lib/use-title';
import { CodeButtons, CodeStep } from './code-step';
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

/**
 * Logging in with the family's code, a name and four pictures. `signedIn` is the name of the grown-up who is signed in on
 * this browser, if any. Where the pictures fit, the kid's own page opens.
 */
export function FamilyLogin({
  signedIn,
  fetchKidPage,
}: {
  signedIn: string | null;
  /** Loads what opens when the pictures fit; begins once a kid is chosen, and is waited for at the end. */
  fetchKidPage: () => Promise<void>;
}) {
  useTitle(t('kidAuth.title'));
  const formId = useId();
  const [here, navigate] = useLocation();
  const [search] = useSearchParams();
  const steps = useKidLoginSteps(search.get('familyCode'));
  // A code that was typed would be gone, and the pictures that were chosen.
  useBusy(steps.code !== '');
  const notice = signedIn === null ? null : <SignedInNotice name={signedIn} />;

  const backToCode = () => {
    steps.backToCode();
    // The code in the address would come back at the next reload.
    navigate(here, { replace: true });
  };

  if (steps.lockout) {
    return <LockoutScreen lockout={steps.lockout} what="code" onOver={steps.find} onBack={backToCode} />;
  }
  if (steps.step === 'pictures' && steps.kid) {
    return (
      <PicturesScreen
        key={steps.kid.id}
        familyCode={steps.code}
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
