import { useState } from 'react';
import type { User } from '@shared/contracts/users';
import { FormAlert } from '@/components/ui/form-alert';
import { LoginForm } from '@/features/auth/login-form';
import { RegisterForm, type Joining } from '@/features/auth/register-form';
import { EMPTY_SIGN_UP } from '@/features/auth/sign-up';
import { displayOf, ApiError } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { Button, LinkButton } from '@/components/ui/button';
import { toastFailure } from '@/components/ui/use-toast';
import { useLogout } from '@/features/auth/auth.api';
import { paths } from '@/lib/page/paths';

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

export function JoinNow({
  user,
  saving,
  error,
  onJoin,
}: {
  user: User;
  saving: boolean;
  error: unknown;
  onJoin: () => void;
}) {
  const logout = useLogout();
  const already = error instanceof ApiError && error.code === 'already_member';
  const name = user.firstName ?? user.username;
  return (
    <>
      <div>
        <h2 className="text-21">{already ? t('joining.already') : t('joining.withLogin')}</h2>
        <p className="mt-1 text-ink-2">
          {already ? t('joining.alreadyText') : t('joining.signedInAs', { name })}
        </p>
        {!already && user.families.length > 0 && (
          <p className="mt-1 text-15 text-ink-2">{t('joining.withLoginText')}</p>
        )}
      </div>
      {error != null && !already && (
        <FormAlert title={t('joining.joinFailed')} text={displayOf(error, t('auth.unreachable'))} />
      )}
      {already ? (
        <LinkButton variant="primary" wide href={paths.parent}>
          {t('joining.toFamily')}
        </LinkButton>
      ) : (
        <Button variant="primary" wide saving={saving} savingLabel={t('joining.joining')} onClick={onJoin}>
          {t('joining.join')}
        </Button>
      )}
      <Button
        variant="text"
        saving={logout.isPending}
        onClick={() =>
          logout.mutate(undefined, { onError: (failure) => toastFailure(t('app.logoutFailed'), failure) })
        }
      >
        {t('joining.otherLogin')}
      </Button>
    </>
  );
}
