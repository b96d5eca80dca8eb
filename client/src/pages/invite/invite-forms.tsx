import { useState } from 'react';
import { FormAlert } from '@/components/ui/form-alert';
import { LoginForm } from '@/features/auth/login-form';
import { RegisterForm, type Joining } from '@/features/auth/register-form';
import { EMPTY_SIGN_UP } from '@/features/auth/sign-up';
import { displayOf } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';

const link =
  'min-h-11 justify-self-center rounded-md px-3 font-semibold text-lagoon-text underline underline-offset-3';

export function InviteForms({
  joining,
  onRegistered,
  onLoggedIn,
  error,
}: {
  joining: Omit<Joining, 'onJoined'>;
  onRegistered: (password: string) => void;
  onLoggedIn: () => void;
  error: unknown;
}) {
  const [has, setHas] = useState(false);
  const [login, setLogin] = useState({ username: '', password: '' });
  const [signUp, setSignUp] = useState(EMPTY_SIGN_UP);
  return (
    <>
      <div>
        <h2 className="text-21">{has ? t('joining.withLogin') : t('joining.makeLogin')}</h2>
        {has && <p className="mt-1 text-15 text-ink-2">{t('joining.withLoginText')}</p>}
      </div>
      {error != null && (
        <FormAlert title={t('joining.joinFailed')} text={displayOf(error, t('auth.unreachable'))} />
      )}
      {has ? (
        <LoginForm
          draft={login}
          onDraft={setLogin}
          submitLabel={t('joining.logInAndJoin')}
          onLoggedIn={({ role }) => role === 'parent' && onLoggedIn()}
        />
      ) : (
        <RegisterForm
          draft={signUp}
          onDraft={setSignUp}
          joining={{ ...joining, onJoined: () => onRegistered(signUp.password) }}
        />
      )}
      <button type="button" className={link} onClick={() => setHas(!has)}>
        {has ? t('joining.noLogin') : t('joining.haveLogin')}
      </button>
    </>
  );
}
