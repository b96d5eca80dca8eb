import { LIMITS } from '@shared/constants';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { ApiError } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';

export function OwnPasswordField({
  value,
  onChange,
  error,
}: {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}) {
  return (
    <Field label={t('passkeys.password')} error={error} required>
      {(control) => (
        <PasswordInput
          {...control}
          name="password"
          autoComplete="current-password"
          maxLength={LIMITS.password}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

export function passwordError(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code !== 'wrong_credentials' && error.status !== 429) return error.fields['password'];
  return error.display;
}
