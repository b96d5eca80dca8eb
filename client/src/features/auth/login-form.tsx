import { useState } from 'react';
import { FormAlert } from '@/components/ui/form-alert';
import { Key } from '@/components/ui/key';
import { toast } from '@/components/ui/use-toast';
import { displayOf } from '@/lib/api-client';
import { useLogin, type Credentials } from './auth.api';
import { CredentialFields, missingCredentials, type CredentialFaults } from './credential-fields';
import { focusFirstFault } from './focus-first-fault';

const MISSING = { title: 'Missing fields', text: 'Please enter both username and password' };

/** A parent's login. What is typed is the page's, so that it outlives a look at the other tab; so is what follows. */
export function LoginForm({ draft, onDraft }: { draft: Credentials; onDraft: (draft: Credentials) => void }) {
  const { username, password } = draft;
  const [faults, setFaults] = useState<CredentialFaults>({});
  const [alert, setAlert] = useState<{ title: string; text: string } | null>(null);
  const login = useLogin();

  const submit = (form: HTMLFormElement) => {
    const missing = missingCredentials(username, password);
    setFaults(missing);
    if (missing.username ?? missing.password) {
      setAlert(MISSING);
      focusFirstFault(form);
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
        faults={faults}
      />
      <Key
        type="submit"
        variant="lagoon"
        wide
        className="mt-1"
        saving={login.isPending}
        savingLabel="Logging in..."
      >
        Login
      </Key>
    </form>
  );
}
