import { useRef, useState } from 'react';
import type { User } from '@shared/contracts/users';
import { Link } from 'wouter';
import { FormAlert } from '@/components/ui/form-alert';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import { displayOf } from '@/lib/api/api-client';
import { useFocusFirstError } from '@/lib/forms/form-errors';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { useLogin, type Credentials } from './auth.api';
import { CredentialFields, missingCredentials, type CredentialErrors } from './credential-fields';
import { PasskeyLogin } from './passkey-login';

const welcome = ({ username }: User) =>
  toast({ title: t('auth.welcomeBack'), description: t('auth.loggedInAs', { username }), tone: 'ok' });

export function LoginForm({
  draft,
  onDraft,
  submitLabel = t('auth.login'),
  onLoggedIn,
}: {
  draft: Credentials;
  onDraft: (draft: Credentials) => void;
  submitLabel?: string;
  onLoggedIn?: (user: User) => void;
}) {
  const { username, password } = draft;
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [alert, setAlert] = useState<{ title: string; text: string } | null>(null);
  const login = useLogin(onLoggedIn);
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, errors);

  const tellError = (error: unknown) =>
    setAlert({ title: t('auth.loginFailed'), text: displayOf(error, t('auth.unreachable')) });

  const submit = () => {
    const missing = missingCredentials(username, password);
    setErrors(missing);
    if (missing.username ?? missing.password) {
      setAlert({ title: t('auth.missingFields'), text: t('auth.enterBoth') });
      return;
    }
    setAlert(null);
    login.mutate({ username: username.trim(), password }, { onSuccess: welcome, onError: tellError });
  };

  return (
    <form
      ref={form}
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {alert && <FormAlert {...alert} />}
      <CredentialFields
        username={username}
        password={password}
        onUsername={(next) => onDraft({ ...draft, username: next })}
        onPassword={(next) => onDraft({ ...draft, password: next })}
        errors={errors}
      />
      <Button
        type="submit"
        variant="primary"
        wide
        className="mt-1"
        saving={login.isPending}
        savingLabel={t('auth.loggingIn')}
      >
        {submitLabel}
      </Button>
      <PasskeyLogin as="parent" onSignedIn={onLoggedIn} onLoggedIn={welcome} onFailed={tellError} />
      <Link
        href={paths.forgotPassword}
        className="-my-1 font-semibold text-lagoon-text inline-flex min-h-11 items-center justify-self-center"
      >
        {t('passwords.forgot')}
      </Link>
    </form>
  );
}
