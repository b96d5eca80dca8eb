import type { UseMutationResult } from '@tanstack/react-query';
import { useId, useRef, useState, type ReactNode } from 'react';
import { LIMITS } from '@shared/constants';
import { deleteFamilyRequest } from '@shared/contracts/users';
import type { ButtonVariant } from '@/components/ui/button-look';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { toastFailure } from '@/components/ui/toast-failure';
import { useFocusFirstError } from '@/lib/focus-first-error';
import { errorsOfResponse } from '@/lib/form-errors';
import { t } from '@/lib/messages';
import { useZodForm } from '@/lib/use-zod-form';
import { wrongPassword } from './wrong-password';

/** Suspends or deletes the family after the password is entered. `children` explain the consequences. */
export function EndFamilyDialog({
  end,
  failed,
  onClose,
  children,
  ...words
}: {
  title: string;
  description: string;
  confirmLabel: string;
  savingLabel: string;
  variant?: ButtonVariant;
  end: UseMutationResult<unknown, Error, string>;
  /** The title of a failure. */
  failed: string;
  onClose: () => void;
  children?: ReactNode;
}) {
  const [password, setPassword] = useState('');
  const { errors, found, check, fail, show, clear } = useZodForm(deleteFamilyRequest);
  const box = useRef<HTMLFormElement>(null);
  const formId = useId();

  useFocusFirstError(box, found);

  const submit = () => {
    if (end.isPending) return;
    if (!check({ password })) return;
    end.mutate(password, {
      onError: (error) => {
        const wrong = wrongPassword(error) ?? errorsOfResponse(error)['password'];
        if (wrong === undefined) {
          fail(error);
          toastFailure(failed, error);
        } else show({ password: wrong });
      },
    });
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      cancelLabel={t('settings.keep')}
      saving={end.isPending}
      onConfirm={submit}
      {...words}
    >
      {children}
      <form
        ref={box}
        id={formId}
        className="mt-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field
          label={t('settings.yourPassword')}
          hint={t('settings.yourPasswordHint')}
          error={errors['password']}
          required
        >
          {(control) => (
            <PasswordInput
              {...control}
              name="password"
              autoComplete="current-password"
              maxLength={LIMITS.password}
              value={password}
              onChange={(event) => {
                setPassword(event.target.value);
                clear('password');
              }}
            />
          )}
        </Field>
      </form>
    </ConfirmDialog>
  );
}
