import { useRef, useState } from 'react';
import { LIMITS, PASSWORD_MIN } from '@shared/constants';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormAlert } from '@/components/ui/form-alert';
import { PasswordInput } from '@/components/ui/password-input';
import { displayOf } from '@/lib/api/api-client';
import { useFocusFirstError } from '@/lib/input/focus-first-error';
import { errorsOfResponse, withoutError, type FormErrors } from '@/lib/forms/form-errors';
import { t } from '@/lib/i18n/messages';
import { useSetPassword } from './passwords.api';
import { StrengthMeter } from './strength-meter';

/** The confirmation never leaves the form. */
const EMPTY = { password: '', confirmation: '' };

export function NewPasswordForm({
  token,
  username,
  onSaved,
}: {
  token: string;
  username: string;
  onSaved: (password: string) => Promise<void>;
}) {
  const [draft, setDraft] = useState(EMPTY);
  const [found, setFound] = useState<FormErrors>({});
  const [errors, setErrors] = useState<FormErrors>({});
  const save = useSetPassword(token);
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, found);

  const show = (next: FormErrors) => {
    setFound(next);
    setErrors(next);
  };

  const submit = () => {
    const wrong = problemsOf(draft);
    show(wrong);
    if (Object.keys(wrong).length > 0) return;
    save.mutate(draft.password, {
      onSuccess: () => onSaved(draft.password),
      onError: (error) => show(errorsOfResponse(error)),
    });
  };

  const input = (name: keyof typeof EMPTY) => ({
    name,
    autoComplete: 'new-password' as const,
    maxLength: LIMITS.password,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => {
      setDraft((now) => ({ ...now, [name]: event.target.value }));
      setErrors((now) => withoutError(now, name));
    },
  });

  return (
    <form
      ref={form}
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending && !save.isSuccess) submit();
      }}
    >
      {save.isError && (
        <FormAlert title={t('passwords.saveFailed')} text={displayOf(save.error, t('auth.unreachable'))} />
      )}
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <Field
        label={t('passwords.newPassword')}
        hint={t('passwords.newPasswordHint', { count: PASSWORD_MIN })}
        error={errors['password']}
        required
      >
        {(control) => <PasswordInput {...control} {...input('password')} />}
      </Field>
      <StrengthMeter password={draft.password} />
      <Field label={t('passwords.again')} error={errors['confirmation']} required>
        {(control) => <PasswordInput {...control} {...input('confirmation')} />}
      </Field>
      <Button
        type="submit"
        variant="primary"
        wide
        saving={save.isPending || save.isSuccess}
        savingLabel={t('passwords.saving')}
      >
        {t('passwords.saveAndLogIn')}
      </Button>
    </form>
  );
}

function problemsOf({ password, confirmation }: typeof EMPTY): FormErrors {
  if (password.length < PASSWORD_MIN) return { password: t('passwords.tooShort', { count: PASSWORD_MIN }) };
  return password === confirmation ? {} : { confirmation: t('passwords.differ') };
}
