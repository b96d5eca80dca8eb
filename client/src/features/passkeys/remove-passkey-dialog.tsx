import { useState } from 'react';
import type { Passkey } from '@shared/contracts/passkeys';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toastFailure } from '@/components/ui/toast-failure';
import { t } from '@/lib/messages';
import { OwnPasswordField, passwordError } from './own-password-field';
import { useRemovePasskey } from './passkeys.api';

export function RemovePasskeyDialog({
  passkey: { id, name },
  onClose,
}: {
  passkey: Passkey;
  onClose: () => void;
}) {
  const remove = useRemovePasskey();
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const submit = () => {
    if (remove.isPending) return;
    remove.mutate(
      { id, password },
      {
        onSuccess: onClose,
        onError: (error) => {
          setWrong(passwordError(error));
          if (passwordError(error) === undefined) toastFailure(t('passkeys.removeFailed'), error);
        },
      },
    );
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('passkeys.removeTitle', { name })}
      description={t('passkeys.removeText')}
      cancelLabel={t('passkeys.keep')}
      confirmLabel={t('passkeys.remove')}
      saving={remove.isPending}
      savingLabel={t('passkeys.removing')}
      onConfirm={submit}
    >
      <form
        className="mt-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <OwnPasswordField value={password} onChange={setPassword} error={wrong} />
      </form>
    </ConfirmDialog>
  );
}
