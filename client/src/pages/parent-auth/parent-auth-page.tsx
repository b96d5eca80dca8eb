import { Info } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Redirect, useSearch } from 'wouter';
import { Spinner } from '@/components/ui/spinner';
import { Tabs } from '@/components/ui/tabs';
import { useUser } from '@/features/auth/auth.api';
import { expectSignOut } from '@/features/auth/leave-for-login';
import { LoginForm } from '@/features/auth/login-form';
import { RegisterForm } from '@/features/auth/register-form';
import { EMPTY_SIGN_UP } from '@/features/auth/sign-up';
import { hasDrafts } from '@/lib/kept-drafts';
import { paths, safeReturnPath } from '@/lib/paths';
import { forgetSignedOut, wasSignedOut } from '@/lib/signed-out';
import { useAudience } from '@/lib/use-audience';
import { useTitle } from '@/lib/use-title';
import { AuthCard } from './auth-card';

/** Why there is a login where somebody was at work, and that nothing is lost. */
function SignedOutNote({ kept }: { kept: boolean }) {
  return (
    <output className="mb-5 flex items-start gap-3 rounded-md bg-info-soft p-3.5 text-info">
      <Info size={20} className="mt-px" />
      <span className="text-15 leading-snug">
        <b className="block font-semibold">You were signed out</b>
        Log in to go on where you were.{kept && ' What you typed is kept.'}
      </span>
    </output>
  );
}

/** The parents' door: log in or sign up; whoever is signed in already goes on to where they were going. */
export default function ParentAuthPage() {
  useAudience('parent');
  useTitle('Parent Portal');
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
    <AuthCard title="Parent Portal" text="Set chores, approve stars, plan rewards.">
      {signedOut && <SignedOutNote kept={kept} />}
      {user.isPending ? (
        <div className="grid h-60 place-items-center text-lagoon">
          <Spinner size={36} label="Loading" />
        </div>
      ) : (
        <Tabs
          label="Log in or sign up"
          value={tab}
          onChange={setTab}
          className="mb-5"
          tabs={[
            { value: 'login', label: 'Login', panel: <LoginForm draft={login} onDraft={setLogin} /> },
            { value: 'signup', label: 'Sign Up', panel: <RegisterForm draft={signUp} onDraft={setSignUp} /> },
          ]}
        />
      )}
    </AuthCard>
  );
}
