import { Info } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Redirect, useSearch } from 'wouter';
import { Spinner } from '@/components/ui/spinner';
import { Tabs } from '@/components/ui/tabs';
import { useUser } from '@/features/auth/user.api';
import { expectSignOut } from '@/features/auth/leave-for-login';
import { LoginForm } from '@/features/auth/login-form';
import { RegisterForm } from '@/features/auth/register-form';
import { EMPTY_SIGN_UP } from '@/features/auth/sign-up';
import { isFamilyHomeExpected } from '@/lib/family-home';
import { hasDrafts } from '@/lib/kept-drafts';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { safeReturnPath } from '@/lib/return-path';
import { forgetSignedOut, wasSignedOut } from '@/lib/signed-out';
import { useAudience } from '@/lib/use-audience';
import { useTitle } from '@/lib/use-title';
import { AuthCard } from './auth-card';

/** Explains that the session ended and, if `kept`, that the input was saved. */
function SignedOutNote({ kept }: { kept: boolean }) {
  return (
    <output className="mb-5 flex items-start gap-3 rounded-md bg-info-soft p-3.5 text-info">
      <Info size={20} className="mt-px" />
      <span className="text-15 leading-snug">
        <b className="block font-semibold">{t('auth.signedOut')}</b>
        {t('auth.signedOutText')} {kept && t('auth.draftsKept')}
      </span>
    </output>
  );
}

/**
 * Login and registration of parents. Redirects signed-in users. The form only waits for the user query if a
 * session is likely.
 */
export default function ParentAuthPage() {
  useAudience('parent');
  useTitle(t('auth.parentPortal'));
  const search = new URLSearchParams(useSearch());
  const [tab, setTab] = useState<'login' | 'signup'>(search.get('tab') === 'signup' ? 'signup' : 'login');
  const [login, setLogin] = useState({ username: '', password: '' });
  const [signUp, setSignUp] = useState(EMPTY_SIGN_UP);
  const user = useUser();
  const [signedOut] = useState(() => search.has('returnTo') && wasSignedOut());
  const [kept] = useState(hasDrafts);
  const signedIn = user.data != null;
  useEffect(() => {
    if (!signedIn) return;
    forgetSignedOut();
    expectSignOut(false);
  }, [signedIn]);

  if (user.data) return <Redirect to={safeReturnPath(search.get('returnTo'), paths.parent)} replace />;
  return (
    <AuthCard title={t('auth.parentPortal')} text={t('auth.parentPortalText')}>
      {signedOut && <SignedOutNote kept={kept} />}
      {user.isPending && isFamilyHomeExpected() ? (
        <div className="grid h-60 place-items-center text-lagoon">
          <Spinner size={36} label={t('auth.loading')} />
        </div>
      ) : (
        <Tabs
          label={t('auth.loginOrSignUp')}
          value={tab}
          onChange={setTab}
          className="mb-5"
          tabs={[
            { value: 'login', label: t('auth.login'), panel: <LoginForm draft={login} onDraft={setLogin} /> },
            {
              value: 'signup',
              label: t('auth.signUp'),
              panel: <RegisterForm draft={signUp} onDraft={setSignUp} />,
            },
          ]}
        />
      )}
    </AuthCard>
  );
}
