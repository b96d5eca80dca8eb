import { useState } from 'react';
import { LIMITS } from '@shared/constants';
import { TOKEN_DAYS, TOKEN_SCOPES, type TokenScope } from '@shared/program-constants';
import { accessTokenRequest, type NewAccessToken } from '@shared/contracts/access-tokens';
import { Field, FieldGroup } from '@/components/ui/field';
import { FormDialog } from '@/components/ui/form-dialog';
import { Input } from '@/components/ui/input';
import { Segmented } from '@/components/ui/segmented';
import { Select } from '@/components/ui/select';
import { toastFailure } from '@/components/ui/use-toast';
import { OwnPasswordField, passwordError } from '@/features/passkeys/own-password-field';
import { ApiError } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useCreateToken } from './programs.api';

const NEVER = 'never';
const DAYS = TOKEN_DAYS.map((days) => ({
  value: String(days ?? NEVER),
  label: () => (days === null ? t('programs.daysNever') : t('programs.daysAfter', { days })),
}));

export function TokenDialog({
  onMade,
  onClose,
}: {
  onMade: (made: NewAccessToken) => void;
  onClose: () => void;
}) {
  const make = useCreateToken();
  const form = useZodForm(accessTokenRequest);
  const [name, setName] = useState('');
  const [scope, setScope] = useState<TokenScope>('read');
  const [days, setDays] = useState('90');
  const [password, setPassword] = useState('');
  const submit = () => {
    const body = form.check({ name, scope, password, days: days === NEVER ? null : Number(days) });
    if (!body) return;
    make.mutate(body, {
      onSuccess: onMade,
      onError: (error) => {
        const wrong = passwordError(error);
        const fields = error instanceof ApiError ? error.fields : {};
        form.show(wrong === undefined ? fields : { password: wrong });
        if (wrong === undefined && Object.keys(fields).length === 0)
          toastFailure(t('programs.tokenNotMade'), error);
      },
    });
  };
  return (
    <FormDialog
      title={t('programs.tokenNew')}
      description={t('programs.tokensText')}
      width={520}
      dirty={name !== ''}
      saving={make.isPending}
      submitLabel={t('programs.tokenMake')}
      savingLabel={t('programs.tokenMaking')}
      errors={form.found}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={t('programs.tokenName')}
        hint={t('programs.tokenNameHint')}
        error={form.errors['name']}
        required
      >
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="off"
            maxLength={LIMITS.name}
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              form.clear('name');
            }}
          />
        )}
      </Field>
      <FieldGroup label={t('programs.scope')}>
        <Segmented
          label={t('programs.scope')}
          value={scope}
          onChange={setScope}
          options={TOKEN_SCOPES.map((value) => ({ value, label: t(`programs.scope.${value}`) }))}
        />
      </FieldGroup>
      <Field label={t('programs.days')} error={form.errors['days']}>
        {(control) => (
          <Select
            {...control}
            name="days"
            value={days}
            onChange={({ target }) => setDays(target.value)}
            options={DAYS.map(({ value, label }) => ({ value, label: label() }))}
          />
        )}
      </Field>
      <OwnPasswordField
        value={password}
        onChange={(next) => {
          setPassword(next);
          form.clear('password');
        }}
        error={form.errors['password']}
      />
    </FormDialog>
  );
}
