import { startTransition, useEffect, useId } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { ApiError, displayOf } from '@/lib/api-client';
import { lazyPart } from '@/lib/lazy-part';
import { onIdle } from '@/lib/on-idle';
import { useBusy } from '@/lib/quiet';
import { useTitle } from '@/lib/use-title';
import { CodeKeys, CodeStep } from './code-step';
import { LoadingKids } from './loading-kids';
import { LoginScreen } from './login-screen';
import { NameKeys, NameStep } from './name-step';
import { RestScreen } from './rest-screen';
import { SignedInNotice } from './signed-in-notice';
import { useKidLoginSteps } from './use-kid-login-steps';

// The last step is not needed to type a code: it comes while the kid looks for the numbers.
const loadPictures = () => import('./family-pictures');
const FamilyPictures = lazyPart(loadPictures);

function faultOf(error: Error | null): string | null {
  if (!error) return null;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return 'No family has this code. Look again!';
  }
  return displayOf(error, 'No internet right now. Please try again.');
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
  useTitle('Kid login');
  const formId = useId();
  const [here, navigate] = useLocation();
  const [search] = useSearchParams();
  const steps = useKidLoginSteps(search.get('familyCode'));
  // A code that was typed would be gone, and the pictures that were chosen.
  useBusy(steps.code !== '');
  const notice = signedIn === null ? null : <SignedInNotice name={signedIn} />;

  useEffect(() => onIdle(() => void loadPictures().catch(() => undefined)), []);

  const backToCode = () => {
    steps.backToCode();
    // The code in the address would come back at the next reload.
    navigate(here, { replace: true });
  };

  if (steps.rest) {
    return <RestScreen rest={steps.rest} what="your code" onOver={steps.find} onBack={backToCode} />;
  }
  if (steps.step === 'pictures' && steps.kid) {
    return (
      <FamilyPictures
        key={steps.kid.id}
        familyCode={steps.code}
        kid={steps.kid}
        notice={notice}
        fetchKidPage={fetchKidPage}
        onBack={steps.backToNames}
      />
    );
  }
  if (steps.step === 'loading') {
    return (
      <LoginScreen screen="loading" step={1}>
        <LoadingKids />
      </LoginScreen>
    );
  }
  if (steps.step === 'name') {
    return (
      <LoginScreen screen="name" step={2} foot={<NameKeys onBack={backToCode} />} notice={notice}>
        <NameStep
          kids={steps.kids}
          onChoose={(kid) => {
            void fetchKidPage();
            // The names stay until the pictures are there.
            startTransition(() => steps.chooseKid(kid));
          }}
        />
      </LoginScreen>
    );
  }
  return (
    <LoginScreen screen="code" step={1} foot={<CodeKeys code={steps.code} formId={formId} />} notice={notice}>
      <CodeStep
        code={steps.code}
        fault={faultOf(steps.error)}
        formId={formId}
        onCode={steps.typeCode}
        onFind={steps.find}
      />
    </LoginScreen>
  );
}
