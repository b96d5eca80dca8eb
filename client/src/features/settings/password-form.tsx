import { useRef, useState } from 'react';
import { LIMITS, PASSWORD_MIN } from '@shared/constants';
import { changePasswordRequest } from '@shared/contracts/users';
import { Field } from '@/components/ui/field';
import { Button } from '@/components/ui/button';
import { PasswordInput } from '@/components/ui/password-input';
import { toast, toastFailure } from '@/components/ui/use-toast';
import { StrengthMeter } from '@/features/passwords/strength-meter';
import { useFocusFirstError } from '@/lib/forms/form-errors';
import { passwordChanged } from '@/features/passkeys/password-changed';
import { t } from '@/lib/i18n/messages';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useChangePassword, wrongPassword } from './settings.api';

/** The confirmation never leaves the form. */
const EMPTY = { currentPassword: '', newPassword: '', confirmation: '' };

export function PasswordForm({ username }: { username: string }) {
  const change = useChangePassword();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(EMPTY);
  const { errors, found, check, fail, show, clear } = useZodForm(changePasswordRequest);
  useFocusFirstError(form, found);

  const submit = () => {
    const { confirmation, ...passwords } = draft;
    const same = passwords.newPassword === confirmation;
    const body = check(passwords, same ? {} : { confirmation: t('settings.passwordsDiffer') });
    if (!body) return;
    change.mutate(body, {
      onSuccess: () => {
        setDraft(EMPTY);
        passwordChanged.set(true);
        toast({
          title: t('settings.passwordChanged'),
          description: t('settings.passwordChangedText'),
          tone: 'ok',
        });
      },
      onError: (error) => {
        const wrong = wrongPassword(error);
        if (wrong === undefined) {
          fail(error);
          toastFailure(t('settings.passwordFailed'), error);
        } else show({ currentPassword: wrong });
      },
    });
  };

  const password = (name: keyof typeof EMPTY) => ({
    name,
    maxLength: LIMITS.password,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => {
      setDraft((now) => ({ ...now, [name]: event.target.value }));
      clear(name);
    },
  });

  return (
    <form
      ref={form}
      className="grid gap-4.5"
      noValidate
      aria-label={t('settings.password')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!change.isPending) submit();
      }}
    >
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <Field label={t('settings.currentPassword')} error={errors['currentPassword']} required>
        {(control) => (
          <PasswordInput {...control} {...password('currentPassword')} autoComplete="current-password" />
        )}
      </Field>
      <div className="grid gap-4.5 mini:grid-cols-2">
        <Field
          label={t('settings.newPassword')}
          hint={t('settings.passwordHint', { count: PASSWORD_MIN })}
          error={errors['newPassword']}
          required
        >
          {(control) => (
            <PasswordInput {...control} {...password('newPassword')} autoComplete="new-password" />
          )}
        </Field>
        <StrengthMeter password={draft.newPassword} className="mini:order-last" />
        <Field label={t('settings.confirmPassword')} error={errors['confirmation']} required>
          {(control) => (
            <PasswordInput {...control} {...password('confirmation')} autoComplete="new-password" />
          )}
        </Field>
      </div>
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-stretch mini:justify-self-start"
        saves
        saving={change.isPending}
        savingLabel={t('settings.changing')}
      >
        {t('settings.changePassword')}
      </Button>
    </form>
  );
}
