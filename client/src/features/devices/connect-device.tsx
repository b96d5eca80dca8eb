import { useState } from 'react';
import { deviceRequest, type Device, type Pairing } from '@shared/contracts/devices';
import { Button } from '@/components/ui/button';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { t } from '@/lib/messages';
import { useZodForm } from '@/lib/use-zod-form';
import { DeviceNameField } from './device-name-field';
import { useConnectHere, useDevices, useCreatePairing } from './devices.api';
import { PairingDigits } from './pairing-digits';
import { wasUsed } from './was-used';

function freeName(devices: readonly Device[]): string {
  const taken = new Set(devices.map(({ name }) => name));
  const first = t('devices.newName');
  for (let number = 2; ; number += 1) {
    const name = number === 2 && !taken.has(first) ? first : t('devices.newNameNumbered', { number });
    if (!taken.has(name)) return name;
  }
}

export function ConnectDevice() {
  const devices = useDevices().data ?? [];
  const [typed, setTyped] = useState<string | null>(null);
  const [shown, setShown] = useState<{ pairing: Pairing; name: string } | null>(null);
  const here = useConnectHere();
  const make = useCreatePairing();
  const { errors, check, fail, clear } = useZodForm(deviceRequest);
  const name = typed ?? freeName(devices);

  const onError = (error: Error) => {
    fail(error);
    toastFailure(t('devices.connectFailed'), error);
  };
  const makeDigits = (of: string) =>
    make.mutate(of, {
      onSuccess: (pairing) => setShown({ pairing, name: of }),
      onError,
    });
  const connectHere = () => {
    const body = check({ name });
    if (!body) return;
    here.mutate(body.name, {
      onSuccess: () => {
        setTyped(null);
        toast({ title: t('devices.connected', body), description: t('devices.connectedHere'), tone: 'ok' });
      },
      onError,
    });
  };

  return (
    <div className="max-w-110">
      {shown ? (
        <PairingDigits
          pairing={shown.pairing}
          name={shown.name}
          connected={wasUsed(shown.pairing, devices)}
          renewing={make.isPending}
          onRenew={() => makeDigits(shown.name)}
          onDone={() => {
            setShown(null);
            setTyped(null);
          }}
        />
      ) : (
        <form
          className="grid gap-3.5"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const body = check({ name });
            if (body && !make.isPending) makeDigits(body.name);
          }}
        >
          <DeviceNameField
            value={name}
            error={errors['name']}
            onChange={(next) => {
              setTyped(next);
              clear('name');
            }}
          />
          <Button type="submit" variant="primary" wide saving={make.isPending}>
            {t('devices.connectOther')}
          </Button>
          {!devices.some(({ current }) => current) && (
            <Button wide saving={here.isPending} onClick={connectHere}>
              {t('devices.connectHere')}
            </Button>
          )}
        </form>
      )}
    </div>
  );
}
