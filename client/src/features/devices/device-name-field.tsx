import { LIMITS } from '@shared/constants';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { t } from '@/lib/i18n/messages';

export function DeviceNameField({
  value,
  error,
  onChange,
}: {
  value: string;
  error: string | undefined;
  onChange: (name: string) => void;
}) {
  return (
    <Field label={t('devices.name')} error={error} required>
      {(control) => (
        <Input
          {...control}
          name="name"
          maxLength={LIMITS.name}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
