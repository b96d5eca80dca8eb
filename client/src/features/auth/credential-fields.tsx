import { LIMITS } from '@shared/constants';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PasswordInput } from '@/components/ui/password-input';

export interface CredentialFaults {
  username?: string;
  password?: string;
}

/** Which of the two is missing. */
export function missingCredentials(username: string, password: string): CredentialFaults {
  return {
    username: username.trim() === '' ? 'Enter your username' : undefined,
    password: password === '' ? 'Enter your password' : undefined,
  };
}

/** Username and password, as browsers and password managers expect them. */
export function CredentialFields({
  username,
  password,
  onUsername,
  onPassword,
  errors,
}: {
  username: string;
  password: string;
  onUsername: (value: string) => void;
  onPassword: (value: string) => void;
  errors: CredentialFaults;
}) {
  return (
    <>
      <Field label="Username" error={errors.username} required>
        {(control) => (
          <Input
            {...control}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={LIMITS.username}
            value={username}
            onChange={(event) => onUsername(event.target.value)}
          />
        )}
      </Field>
      <Field label="Password" error={errors.password} required>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="current-password"
            maxLength={LIMITS.password}
            value={password}
            onChange={(event) => onPassword(event.target.value)}
          />
        )}
      </Field>
    </>
  );
}
