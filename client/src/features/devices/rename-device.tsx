import { useState } from 'react';
import { deviceRequest, type Device } from '@shared/contracts/devices';
import { LIMITS } from '@shared/constants';
import { FormDialog } from '@/components/ui/form-dialog';
import { toastFailure } from '@/components/ui/use-toast';
import { t } from '@/lib/i18n/messages';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useChangeDevice } from './devices.api';

export function RenameDevice({ device, onClose }: { device: Device; onClose: () => void }) {
  const [name, setName] = useState(device.name);
  const rename = useChangeDevice();
  const { errors, found, check, fail, clear } = useZodForm(deviceRequest);
  const submit = () => {
    const body = check({ name });
    if (!body) return;
    rename.mutate(
      { id: device.id, ...body },
      {
        onSuccess: onClose,
        onError: (error) => {
          fail(error);
          toastFailure(t('devices.renameFailed'), error);
        },
      },
    );
  };
  return (
    <FormDialog
      title={t('devices.rename', { name: device.name })}
      width={480}
      dirty={name !== device.name}
      saving={rename.isPending}
      submitLabel={t('devices.saveName')}
      errors={found}
      onSubmit={submit}
      onClose={onClose}
    >
      <DeviceNameField
        value={name}
        error={errors['name']}
        onChange={(next) => {
          setName(next);
          clear('name');
        }}
      />
    </FormDialog>
  );
}

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
