import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toastFailure } from '@/components/ui/use-toast';
import { useUser } from '@/lib/api/user-query';
import { wasCancelled } from '@/features/passkeys/browser-passkeys';
import { proveByPasskey } from '@/features/passkeys/ceremonies';
import { OwnPasswordField, passwordError } from '@/features/passkeys/own-password-field';
import { PasskeyButton } from '@/features/passkeys/passkey-button';
import { post } from '@/lib/api/api-client';
import { useFocusFirstError } from '@/lib/forms/form-errors';
import { t } from '@/lib/i18n/messages';

export default function ProofDialog({ onDone }: { onDone: (proved: boolean) => void }) {
  const user = useUser().data;
  const prove = useMutation({
    mutationFn: async (by: { password: string } | { passkey: true }) => {
      await ('passkey' in by ? proveByPasskey() : post('/api/user/proof', by));
    },
  });
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<{ password?: string | undefined }>({});
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, errors);

  const send = (by: Parameters<typeof prove.mutate>[0]) =>
    prove.mutate(by, {
      onSuccess: () => onDone(true),
      onError: (error) => {
        if (wasCancelled(error)) return;
        const wrong = 'password' in by ? passwordError(error) : undefined;
        setErrors({ password: wrong });
        if (wrong === undefined) toastFailure(t('proof.failed'), error);
      },
    });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone(false)}
      title={t('proof.title')}
      description={t('proof.text')}
      width={440}
    >
      <form
        ref={form}
        className="mt-5 grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!prove.isPending) send({ password });
        }}
      >
        {/* Tells password managers whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={user?.username} readOnly hidden />
        <OwnPasswordField
          value={password}
          onChange={(next) => {
            setPassword(next);
            setErrors({});
          }}
          error={errors.password}
        />
        <PasskeyButton disabled={prove.isPending} onClick={() => send({ passkey: true })} />
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button variant="plain" onClick={() => onDone(false)}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" variant="primary" saving={prove.isPending} savingLabel={t('proof.checking')}>
            {t('proof.continue')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
