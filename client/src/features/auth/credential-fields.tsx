import { LIMITS } from '@shared/constants';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PasswordInput } from '@/components/ui/password-input';
import { t } from '@/lib/i18n/messages';

export interface CredentialErrors {
  username?: string | undefined;
  password?: string | undefined;
}

export function missingCredentials(username: string, password: string): CredentialErrors {
  return {
    username: username.trim() === '' ? t('auth.enterUsername') : undefined,
    password: password === '' ? t('auth.enterPassword') : undefined,
  };
}

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
  errors: CredentialErrors;
}) {
  return (
    <>
      <Field label={t('auth.username')} error={errors.username} required>
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
      <Field label={t('auth.password')} error={errors.password} required>
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
