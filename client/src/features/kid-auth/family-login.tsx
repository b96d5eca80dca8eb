import { useId, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { FAMILY_CODE_LENGTH, FAMILY_CODE_PATTERN } from '@shared/entry-constants';
import type { KidCard } from '@shared/contracts/kids';
import { ApiError, displayOf } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { useBusy } from '@/lib/sound/quiet';
import { useTitle } from '@/lib/page/use-title';
import { CodeButtons, CodeStep, spokenCode } from './code-step';
import { LockoutScreen } from './lockout-screen';
import { LoginScreen, LoadingKids } from './login-screen';
import { NameScreen } from './name-screen';
import { SignedInNotice } from './notice';
import { PicturesScreen } from './pictures-screen';
import { useFamilyKids } from './family-kids.api';
import { lockoutFrom } from './lockout';

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

type KidLoginStep = 'code' | 'loading' | 'name' | 'pictures';

/**
 * A `linkedCode` of five digits skips the first step, and so does `ownCode`, of a signed-in adult's family,
 * until a code is typed.
 */
function useKidLoginSteps(linkedCode: string | null, ownCode: string | null = null) {
  const linked = linkedCode !== null && FAMILY_CODE_PATTERN.test(linkedCode) ? linkedCode : '';
  const [code, setCode] = useState(linked);
  const [sent, setSent] = useState<string | null>(linked || null);
  const [kid, setKid] = useState<KidCard | null>(null);
  const [typing, setTyping] = useState(false);
  const asked = sent ?? (typing ? null : ownCode);
  const kids = useFamilyKids(asked);

  let step: KidLoginStep = 'code';
  if (kid) step = 'pictures';
  else if (asked !== null && kids.data) step = 'name';
  else if (kids.isFetching) step = 'loading';

  // Cleared when the code changes.
  const error = sent !== null && sent === code && !kids.isFetching ? kids.error : null;

  return {
    step,
    code,
    familyCode: asked ?? code,
    kid,
    kids: kids.data ?? [],
    error,
    lockout: lockoutFrom(error, kids.errorUpdatedAt),
    typeCode: (next: string) => {
      setTyping(true);
      setCode(next);
      setSent(null);
    },
    find: () => {
      if (code.length !== FAMILY_CODE_LENGTH) return;
      if (sent === code) void kids.refetch();
      else setSent(code);
    },
    chooseKid: setKid,
    backToNames: () => setKid(null),
    backToCode: () => {
      setTyping(true);
      setKid(null);
      setSent(null);
      setCode('');
    },
  };
}
