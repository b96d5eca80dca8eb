import { useRef, useState } from 'react';
import { LIMITS } from '@shared/constants';
import { Button } from '@/components/ui/button';
import type { ButtonVariant } from '@/components/ui/button-look';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { displayOf, isUnauthorized } from '@/lib/api/api-client';
import { useFocusFirstError } from '@/lib/forms/form-errors';
import { t } from '@/lib/i18n/messages';

export function ReasonForm({
  label,
  variant,
  saving,
  failure,
  onReason,
}: {
  label: string;
  variant: ButtonVariant;
  saving: boolean;
  failure: Error | null;
  onReason: (reason: string) => void;
}) {
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<{ reason?: string }>({});
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, errors);
  const refused =
    failure && !isUnauthorized(failure) ? displayOf(failure, t('admin.checkConnection')) : undefined;
  return (
    <form
      ref={form}
      className="mt-3 grid gap-3.5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (saving) return;
        const given = reason.trim();
        if (given === '') return setErrors({ reason: t('admin.reasonMissing') });
        setErrors({});
        onReason(given);
      }}
    >
      <Field label={t('admin.reason')} hint={t('admin.reasonHint')} error={errors.reason ?? refused} required>
        {(control) => (
          <Input
            {...control}
            name="reason"
            autoComplete="off"
            maxLength={LIMITS.text}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value);
              setErrors({});
            }}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant={variant}
        className="justify-self-end max-mini:min-h-11 max-mini:w-full"
        saving={saving}
      >
        {label}
      </Button>
    </form>
  );
}
