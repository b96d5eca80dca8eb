import { useRef, useState } from 'react';
import type { User } from '@shared/contracts/users';
import { FormAlert } from '@/components/ui/form-alert';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import { ApiError, displayOf } from '@/lib/api/api-client';
import { useFocusFirstError } from '@/lib/forms/form-errors';
import { t } from '@/lib/i18n/messages';
import { useAdminLogin } from './auth.api';
import { CredentialFields, missingCredentials, type CredentialErrors } from './credential-fields';
import { PasskeyLogin } from './passkey-login';

const denied = () => ({ title: t('auth.accessDenied'), text: t('auth.accessDeniedText') });

export function AdminLoginForm({ submitLabel, onLoggedIn }: { submitLabel: string; onLoggedIn: () => void }) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [alert, setAlert] = useState<{ title: string; text: string } | null>(null);
  const login = useAdminLogin();
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, errors);

  const welcome = (user: User) => {
    if (user.role !== 'admin') {
      setAlert(denied());
      return;
    }
    toast({ title: t('auth.welcomeAdmin'), description: t('auth.welcomeAdminText'), tone: 'ok' });
    onLoggedIn();
  };
  const tellError = (error: unknown) => {
    const text = displayOf(error, t('auth.invalidAdmin'));
    const isDenied = error instanceof ApiError && error.code === 'forbidden';
    setAlert(isDenied ? { ...denied(), text } : { title: t('auth.adminLoginFailed'), text });
  };

  const submit = () => {
    const missing = missingCredentials(username, password);
    setErrors(missing);
    if (missing.username ?? missing.password) {
      setAlert({ title: t('auth.missingInformation'), text: t('auth.enterBoth') });
      return;
    }
    setAlert(null);
    login.mutate({ username: username.trim(), password }, { onSuccess: welcome, onError: tellError });
  };

  return (
    <form
      ref={form}
      className="grid gap-4 text-start"
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
        onUsername={setUsername}
        onPassword={setPassword}
        errors={errors}
      />
      <Button
        type="submit"
        variant="strong"
        wide
        className="mt-1"
        saving={login.isPending}
        savingLabel={t('auth.loggingIn')}
      >
        {submitLabel}
      </Button>
      <PasskeyLogin as="admin" onLoggedIn={welcome} onFailed={tellError} />
    </form>
  );
}
