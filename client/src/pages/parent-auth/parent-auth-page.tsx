import { clsx } from 'clsx';
import { Info } from 'lucide-react';
import { Tabs as Radix } from 'radix-ui';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Redirect, useSearch } from 'wouter';
import { SEGMENT, SEGMENTS } from '@/components/ui/segment-look';
import { Spinner } from '@/components/ui/spinner';
import { expectSignOut } from '@/features/auth/leave-for-login';
import { LoginForm } from '@/features/auth/login-form';
import { RegisterForm } from '@/features/auth/register-form';
import { EMPTY_SIGN_UP } from '@/features/auth/sign-up';
import { useUser } from '@/lib/api/user-query';
import { hasPasskeys } from '@/features/passkeys/browser-passkeys';
import { isFamilyHomeExpected } from '@/lib/page/browser-hints';
import { hasDrafts } from '@/lib/forms/kept-drafts';
import { direction } from '@/lib/i18n/locale';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { forgetSignedOut, wasSignedOut } from '@/lib/api/signed-out';
import { useAudience } from '@/lib/page/use-audience';
import { useTitle } from '@/lib/page/use-title';
import { AuthCard, AuthFrame } from './auth-card';

const PasskeyOffer = lazy(() => import('./passkey-offer'));

interface TabsProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly { value: Value; label: ReactNode; panel: ReactNode }[];
  className?: string | undefined;
}

/** `kept`: the input was saved. */
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

/** The form only waits for the user query if a session is likely. */
export default function ParentAuthPage() {
  useAudience('parent');
  useTitle(t('auth.parentPortal'));
  const search = new URLSearchParams(useSearch());
  const [tab, setTab] = useState<'login' | 'signup'>(search.get('tab') === 'signup' ? 'signup' : 'login');
  const [login, setLogin] = useState({ username: '', password: '' });
  const [signUp, setSignUp] = useState(EMPTY_SIGN_UP);
  const [isOffered, setOffered] = useState(false);
  const user = useUser();
  const [signedOut] = useState(() => search.has('returnTo') && wasSignedOut());
  const [kept] = useState(hasDrafts);
  const signedIn = user.data != null;
  useEffect(() => {
    if (!signedIn) return;
    forgetSignedOut();
    expectSignOut(false);
  }, [signedIn]);

  if (user.data && isOffered) {
    return (
      <Suspense fallback={<AuthFrame>{null}</AuthFrame>}>
        <PasskeyOffer user={user.data} password={signUp.password} onDone={() => setOffered(false)} />
      </Suspense>
    );
  }
  if (user.data) return <Redirect to={safeReturnPath(search.get('returnTo'), paths.parent)} replace />;
  return (
    <AuthCard title={t('auth.parentPortal')}>
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
              panel: (
                <RegisterForm
                  draft={signUp}
                  onDraft={setSignUp}
                  onCreated={hasPasskeys() ? () => setOffered(true) : undefined}
                />
              ),
            },
          ]}
        />
      )}
    </AuthCard>
  );
}

/** Accepts only paths of this app, because `//host` or `/\host` would redirect to another site. */
export function safeReturnPath(returnTo: string | null | undefined, fallback: string): string {
  if (!returnTo || !/^\/(?![/\\])/.test(returnTo)) return fallback;
  try {
    const target = new URL(returnTo, window.location.origin);
    if (target.origin !== window.location.origin || target.pathname.startsWith('//')) return fallback;
    return target.pathname + target.search + target.hash;
  } catch {
    return fallback;
  }
}

/** Tabs that arrow keys switch. */
function Tabs<Value extends string>({ label, value, onChange, tabs, className }: TabsProps<Value>) {
  return (
    <Radix.Root
      dir={direction}
      value={value}
      onValueChange={(next) => {
        const chosen = tabs.find((tab) => tab.value === next);
        if (chosen) onChange(chosen.value);
      }}
    >
      <Radix.List className={clsx(SEGMENTS, 'w-full', className)} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={SEGMENT}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} tabIndex={-1} className="outline-none">
          {tab.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
