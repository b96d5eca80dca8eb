import { useState } from 'react';
import { deviceRequest, type Device } from '@shared/contracts/devices';
import { FormDialog } from '@/components/ui/form-dialog';
import { toastFailure } from '@/components/ui/toast-failure';
import { t } from '@/lib/i18n/messages';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { DeviceNameField } from './device-name-field';
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
