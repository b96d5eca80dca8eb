import { LIMITS, PASSWORD_MIN } from '@shared/constants';
import { Field } from '@/components/ui/field';
import { Button } from '@/components/ui/button';
import { PasswordInput } from '@/components/ui/password-input';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { errorsOfResponse } from '@/lib/form-errors';
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
          title: 'Password changed',
          description: 'Other browsers where you were logged in are logged out now.',
          tone: 'ok',
        });
      },
      onError: (error) => {
        const wrong = wrongPassword(error);
        setErrors(wrong === undefined ? errorsOfResponse(error) : { currentPassword: wrong });
        if (wrong === undefined) toastFailure('Failed to change password', error);
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
      aria-label="Password"
      onSubmit={(event) => {
        event.preventDefault();
        if (!change.isPending) submit();
      }}
    >
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <Field label="Current password" error={errors['currentPassword']} required>
        {(control) => (
          <PasswordInput {...control} {...password('currentPassword')} autoComplete="current-password" />
        )}
      </Field>
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Field
          label="New password"
          hint={`${PASSWORD_MIN} characters or more`}
          error={errors['newPassword']}
          required
        >
          {(control) => (
            <PasswordInput {...control} {...password('newPassword')} autoComplete="new-password" />
          )}
        </Field>
        <Field label="Confirm new password" error={errors['confirmation']} required>
          {(control) => (
            <PasswordInput {...control} {...password('confirmation')} autoComplete="new-password" />
          )}
        </Field>
      </div>
      <Button
        type="submit"
        variant="secondary"
        className="settings-key"
        saving={change.isPending}
        savingLabel="Changing"
      >
        Change password
      </Button>
    </form>
  );
}
