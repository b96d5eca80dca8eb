import { LIMITS, PASSWORD_MIN } from '@shared/constants';
import { Field } from '@/components/ui/field';
import { Button } from '@/components/ui/button';
import { PasswordInput } from '@/components/ui/password-input';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { errorsOfResponse } from '@/lib/form-errors';
import { t } from '@/lib/messages';
import { checkNewPassword, EMPTY_PASSWORDS, type NewPassword } from './new-password';
import { useChangePassword } from './settings.api';
import { useSettingsForm } from './use-settings-form';
import { wrongPassword } from './wrong-password';

/** A new password, by leave of the present one. */
export function PasswordForm({ username }: { username: string }) {
  const change = useChangePassword();
  const { form, draft, set, reset, errors, setErrors } = useSettingsForm<NewPassword>(EMPTY_PASSWORDS);

  const submit = () => {
    const { body, errors: found } = checkNewPassword(draft);
    setErrors(found ?? {});
    if (!body) return;
    change.mutate(body, {
      onSuccess: () => {
        reset();
        toast({
          title: t('settings.passwordChanged'),
          description: t('settings.passwordChangedText'),
          tone: 'ok',
        });
      },
      onError: (error) => {
        const wrong = wrongPassword(error);
        setErrors(wrong === undefined ? errorsOfResponse(error) : { currentPassword: wrong });
        if (wrong === undefined) toastFailure(t('settings.passwordFailed'), error);
      },
    });
  };

  const password = (name: keyof NewPassword) => ({
    name,
    maxLength: LIMITS.password,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
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
      <div className="grid gap-4.5 sm:grid-cols-2">
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
        <Field label={t('settings.confirmPassword')} error={errors['confirmation']} required>
          {(control) => (
            <PasswordInput {...control} {...password('confirmation')} autoComplete="new-password" />
          )}
        </Field>
      </div>
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-stretch sm:justify-self-start"
        saving={change.isPending}
        savingLabel={t('settings.changing')}
      >
        {t('settings.changePassword')}
      </Button>
    </form>
  );
}
