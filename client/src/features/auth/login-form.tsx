import { useState } from 'react';
import { FormAlert } from '@/components/ui/form-alert';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import { displayOf } from '@/lib/api-client';
import { useLogin, type Credentials } from './auth.api';
import { CredentialFields, missingCredentials, type CredentialFaults } from './credential-fields';
import { focusFirstFieldError } from './focus-first-field-error';

const MISSING = { title: 'Missing fields', text: 'Please enter both username and password' };

/** A parent's login. What is typed is the page's, so that it outlives a look at the other tab; so is what follows. */
export function LoginForm({ draft, onDraft }: { draft: Credentials; onDraft: (draft: Credentials) => void }) {
  const { username, password } = draft;
  const [errors, setErrors] = useState<CredentialFaults>({});
  const [alert, setAlert] = useState<{ title: string; text: string } | null>(null);
  const login = useLogin();

  const submit = (form: HTMLFormElement) => {
    const missing = missingCredentials(username, password);
    setErrors(missing);
    if (missing.username ?? missing.password) {
      setAlert(MISSING);
      focusFirstFieldError(form);
      return;
    }
    setAlert(null);
    login.mutate(
      { username: username.trim(), password },
      {
        onSuccess: (user) =>
          toast({ title: 'Welcome back!', description: `Logged in as ${user.username}`, tone: 'ok' }),
        onError: (error) =>
          setAlert({
            title: 'Login failed',
            text: displayOf(error, 'We could not reach Starnest. Please try again.'),
          }),
      },
    );
  };

  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
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
        savingLabel="Logging in..."
      >
        Login
      </Button>
    </form>
  );
}
