import { useState } from 'react';
import { FormAlert } from '@/components/ui/form-alert';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import { displayOf } from '@/lib/api-client';
import { useAdminLogin } from './auth.api';
import { CredentialFields, missingCredentials, type CredentialFaults } from './credential-fields';
import { focusFirstFieldError } from './focus-first-field-error';

const MISSING = { title: 'Missing Information', text: 'Please enter both username and password' };
const DENIED = { title: 'Access Denied', text: 'Admin privileges required.' };

/** Username and password of an administrator; `onWelcome` once one is signed in. */
export function AdminLoginForm({ submitLabel, onWelcome }: { submitLabel: string; onWelcome: () => void }) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<CredentialFaults>({});
  const [alert, setAlert] = useState<{ title: string; text: string } | null>(null);
  const login = useAdminLogin();

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
        onSuccess: (user) => {
          if (user.role !== 'admin') {
            setAlert(DENIED);
            return;
          }
          toast({
            title: 'Welcome, Admin!',
            description: 'Successfully logged in to admin dashboard.',
            tone: 'ok',
          });
          onWelcome();
        },
        onError: (error) => {
          const text = displayOf(error, 'Invalid admin credentials');
          setAlert(text === DENIED.text ? DENIED : { title: 'Login Failed', text });
        },
      },
    );
  };

  return (
    <form
      className="grid gap-4 text-left"
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
        savingLabel="Logging in..."
      >
        {submitLabel}
      </Button>
    </form>
  );
}
