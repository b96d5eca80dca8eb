import { useRef, useState } from 'react';
import { LIMITS } from '@shared/constants';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormAlert } from '@/components/ui/form-alert';
import { Input } from '@/components/ui/input';
import { displayOf } from '@/lib/api/api-client';
import { useFocusFirstError } from '@/lib/input/focus-first-error';
import { t } from '@/lib/i18n/messages';
import { useRequestReset } from './passwords.api';

export function RequestResetForm({ onSent }: { onSent: (name: string) => void }) {
  const [name, setName] = useState('');
  const [errors, setErrors] = useState<{ username?: string | undefined }>({});
  const request = useRequestReset();
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, errors);

  const submit = () => {
    const typed = name.trim();
    setErrors(typed === '' ? { username: t('passwords.enterUsernameOrEmail') } : {});
    if (typed !== '') request.mutate(typed, { onSuccess: () => onSent(typed) });
  };

  return (
    <form
      ref={form}
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!request.isPending) submit();
      }}
    >
      {request.isError && (
        <FormAlert title={t('passwords.sendFailed')} text={displayOf(request.error, t('auth.unreachable'))} />
      )}
      <Field label={t('passwords.usernameOrEmail')} error={errors.username} required>
        {(control) => (
          <Input
            {...control}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={LIMITS.email}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setErrors({});
            }}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="primary"
        wide
        saving={request.isPending}
        savingLabel={t('passwords.sending')}
      >
        {t('passwords.sendLink')}
      </Button>
    </form>
  );
}
