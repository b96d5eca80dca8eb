import { useState, useSyncExternalStore } from 'react';
import { deviceRequest, type Device, type Pairing } from '@shared/contracts/devices';
import { Button } from '@/components/ui/button';
import { toast, toastFailure } from '@/components/ui/use-toast';
import { t } from '@/lib/i18n/messages';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { MINUTE_MS, PAIRING_MINUTES } from '@shared/constants';
import { CircleCheck, Clock } from 'lucide-react';
import { RichText } from '@/components/ui/rich-text';
import QrCode from '@/components/ui/qr-code';
import { formatTime } from '@/lib/i18n/format';
import { paths } from '@/lib/page/paths';
import { DeviceNameField } from './rename-device';
import { useConnectHere, useCreatePairing, useDevices, useMakeBoard } from './devices.api';
import { UseHere } from './use-here';

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
          <Button type="submit" variant="primary" wide saves saving={make.isPending}>
            {t('devices.connectOther')}
          </Button>
          {!devices.some(({ current }) => current) && (
            <Button wide saves saving={here.isPending} onClick={connectHere}>
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

/** Compares server times only, so that a list fetched later gives the same result. */
export function wasUsed({ expiresAt }: Pick<Pairing, 'expiresAt'>, devices: readonly Device[]): boolean {
  const madeAt = Date.parse(expiresAt) - PAIRING_MINUTES * MINUTE_MS;
  return devices.some(({ createdAt }) => Date.parse(createdAt) > madeAt);
}

const picture = 'size-28 rounded-md bg-white';

function PairingDigits({
  pairing: { code, url, expiresAt },
  name,
  connected,
  renewing,
  onRenew,
  onDone,
}: {
  pairing: Pairing;
  name: string;
  connected: boolean;
  renewing: boolean;
  onRenew: () => void;
  onDone: () => void;
}) {
  const minutes = useMinutesLeft(expiresAt, PAIRING_MINUTES);
  if (connected) {
    return (
      <div className="grid gap-3.5">
        <output className="flex items-center gap-2.5 font-semibold text-ok">
          <CircleCheck size={24} className="flex-none" aria-hidden />
          <span className="min-w-0 wrap-anywhere">{t('devices.connected', { name })}</span>
        </output>
        <Button wide onClick={onDone}>
          {t('devices.connectAnother')}
        </Button>
      </div>
    );
  }
  if (minutes === 0) {
    return (
      <div className="grid gap-3.5">
        <output className="text-15 text-ink-2">{t('devices.expired')}</output>
        <Button variant="primary" wide saves saving={renewing} onClick={onRenew}>
          {t('devices.newDigits')}
        </Button>
        <Button variant="text" wide onClick={onDone}>
          {t('ui.cancel')}
        </Button>
      </div>
    );
  }
  const digits = Array.from(code);
  return (
    <div className="grid gap-3.5">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3.5">
        <QrCode text={url} label={t('devices.qrCode')} className={picture} />
        <p className="text-14 leading-snug">
          <RichText
            id="devices.how"
            values={{ address: new URL(url).host + paths.pair }}
            parts={[<b key="0" dir="ltr" className="font-semibold wrap-anywhere" />]}
          />
        </p>
      </div>
      <p className="grid grid-cols-6 gap-1.5 [&>:nth-child(5)]:ms-1.5" dir="ltr">
        <span className="sr-only">{digits.join(' ')}</span>
        {digits.map((digit, place) => (
          <span
            key={`${place}${digit}`}
            className="grid h-12 place-items-center rounded-md bg-sunken font-display text-26 leading-none font-semibold"
            aria-hidden
          >
            {digit}
          </span>
        ))}
      </p>
      <p className="flex items-center gap-2 text-14 text-ink-2">
        <Clock size={18} className="flex-none" aria-hidden />
        {t('devices.worksUntil', { time: formatTime(expiresAt), minutes })}
      </p>
      <Button variant="text" wide onClick={onDone}>
        {t('ui.cancel')}
      </Button>
    </div>
  );
}

const LOOK_AGAIN_MS = 1000;

function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, LOOK_AGAIN_MS);
  return () => clearInterval(timer);
}

/** Minutes left, rounded up, 0 afterwards. At most `most`, because the clocks may differ. */
export function useMinutesLeft(iso: string, most: number): number {
  const until = new Date(iso).getTime();
  return useSyncExternalStore(subscribe, () =>
    Math.min(most, Math.max(0, Math.ceil((until - Date.now()) / MINUTE_MS))),
  );
}
