import { useState } from 'react';
import { LIMITS } from '@shared/constants';
import { Field } from '@/components/ui/field';
import { FormDialog } from '@/components/ui/form-dialog';
import { Input } from '@/components/ui/input';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { ApiError } from '@/lib/api-client';
import { t } from '@/lib/messages';
import { OwnPasswordField, passwordError } from './own-password-field';
import { useAddPasskey } from './passkeys.api';

export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const add = useAddPasskey();
  const [draft, setDraft] = useState({ name: '', password: '' });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const submit = () =>
    add.mutate(draft, {
      onSuccess: () => {
        toast({ title: t('passkeys.addedToast'), tone: 'ok' });
        onClose();
      },
      onError: (error) => {
        const wrong = passwordError(error);
        const fields = error instanceof ApiError ? error.fields : {};
        setErrors(wrong === undefined ? fields : { password: wrong });
        if (wrong !== undefined || 'name' in fields) return;
        const isKnown = error.name === 'InvalidStateError';
        toastFailure(
          t('passkeys.addFailed'),
          error,
          isKnown ? t('passkeys.knownHere') : t('passkeys.notMade'),
        );
      },
    });
  return (
    <FormDialog
      title={t('passkeys.add')}
      description={t('passkeys.addText')}
      width={520}
      dirty={false}
      saving={add.isPending}
      submitLabel={t('passkeys.add')}
      savingLabel={t('passkeys.adding')}
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('passkeys.name')} hint={t('passkeys.nameHint')} error={errors['name']} required>
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="off"
            maxLength={LIMITS.name}
            value={draft.name}
            onChange={(event) => setDraft((now) => ({ ...now, name: event.target.value }))}
          />
        )}
      </Field>
      <OwnPasswordField
        value={draft.password}
        onChange={(password) => setDraft((now) => ({ ...now, password }))}
        error={errors['password']}
      />
    </FormDialog>
  );
}
