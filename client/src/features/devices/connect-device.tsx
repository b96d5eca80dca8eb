import { useState } from 'react';
import { deviceRequest, type Device, type Pairing } from '@shared/contracts/devices';
import { Button } from '@/components/ui/button';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { t } from '@/lib/messages';
import { useZodForm } from '@/lib/use-zod-form';
import { DeviceNameField } from './device-name-field';
import { useConnectHere, useCreatePairing, useDevices, useMakeBoard } from './devices.api';
import { PairingDigits } from './pairing-digits';
import { UseHere } from './use-here';
import { wasUsed } from './was-used';

function freeName(devices: readonly Device[], board: boolean): string {
  const taken = new Set(devices.map(({ name }) => name));
  const first = t(board ? 'boards.newName' : 'devices.newName');
  if (!taken.has(first)) return first;
  for (let number = 2; ; number += 1) {
    const name = t(board ? 'boards.newNameNumbered' : 'devices.newNameNumbered', { number });
    if (!taken.has(name)) return name;
  }
}

/** Connects another device or this browser, as a family board if `board` is set. */
export function ConnectDevice({ board = false }: { board?: boolean }) {
  const devices = useDevices().data ?? [];
  const [typed, setTyped] = useState<string | null>(null);
  const [shown, setShown] = useState<{ pairing: Pairing; name: string } | null>(null);
  const here = useConnectHere();
  const make = useCreatePairing();
  const { making, here: makeBoardHere } = useMakeBoard();
  const [asking, setAsking] = useState<string | null>(null);
  const { errors, check, fail, clear } = useZodForm(deviceRequest);
  const name = typed ?? freeName(devices, board);

  const onError = (error: Error) => {
    fail(error);
    toastFailure(t('devices.connectFailed'), error);
  };
  const makeDigits = (of: string) =>
    make.mutate(board ? { name: of, board: {} } : { name: of }, {
      onSuccess: (pairing) => setShown({ pairing, name: of }),
      onError,
    });
  const connectHere = () => {
    const body = check({ name });
    if (!body) return;
    if (board) {
      setAsking(body.name);
      return;
    }
    here.mutate(
      { name: body.name },
      {
        onSuccess: () => {
          setTyped(null);
          toast({ title: t('devices.connected', body), description: t('devices.connectedHere'), tone: 'ok' });
        },
        onError,
      },
    );
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
              {t(board ? 'boards.useThis' : 'devices.connectHere')}
            </Button>
          )}
        </form>
      )}
      {asking !== null && (
        <UseHere
          saving={making}
          onConfirm={() => void makeBoardHere(asking).then((made) => made || setAsking(null))}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}
