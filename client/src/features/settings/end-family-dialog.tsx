import type { UseMutationResult } from '@tanstack/react-query';
import { useId, useRef, useState, type ReactNode } from 'react';
import { LIMITS } from '@shared/constants';
import { deletionRequest } from '@shared/contracts/users';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { toastFailure } from '@/components/ui/use-toast';
import { wasCancelled } from '@/features/passkeys/browser-passkeys';
import { PasskeyButton } from '@/features/passkeys/passkey-button';
import { errorsOfResponse, useFocusFirstError } from '@/lib/forms/form-errors';
import { t } from '@/lib/i18n/messages';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { wrongPassword, type Confirmation } from './settings.api';

export function EndFamilyDialog({
  end,
  failed,
  onClose,
  children,
  ...words
}: {
  title: string;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  savingLabel: string;
  end: UseMutationResult<unknown, Error, Confirmation>;
  failed: string;
  onClose: () => void;
  children?: ReactNode;
}) {
  const [password, setPassword] = useState('');
  const { errors, found, check, fail, show, clear } = useZodForm(deletionRequest);
  const box = useRef<HTMLFormElement>(null);
  const formId = useId();

  useFocusFirstError(box, found);

  const submit = () => {
    if (!end.isPending && check({ password })) send({ password });
  };
  const send = (by: Confirmation) =>
    end.mutate(by, {
      onError: (error) => {
        if (wasCancelled(error)) return;
        const wrong =
          'password' in by ? (wrongPassword(error) ?? errorsOfResponse(error)['password']) : undefined;
        if (wrong === undefined) {
          fail(error);
          toastFailure(failed, error);
        } else show({ password: wrong });
      },
    });

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      saving={end.isPending}
      onConfirm={submit}
      {...words}
    >
      {children}
      <form
        ref={box}
        id={formId}
        className="mt-5 grid gap-4"
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
        <PasskeyButton disabled={end.isPending} onClick={() => send({ passkey: true })} />
      </form>
    </ConfirmDialog>
  );
}
