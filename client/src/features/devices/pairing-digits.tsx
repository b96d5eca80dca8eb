import { CircleCheck, Clock } from 'lucide-react';
import { PAIRING_MINUTES } from '@shared/constants';
import type { Pairing } from '@shared/contracts/devices';
import { Button } from '@/components/ui/button';
import { RichText } from '@/components/ui/rich-text';
import QrCode from '@/components/ui/qr-code';
import { formatTime } from '@/lib/format';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { useMinutesLeft } from './use-minutes-left';

const picture = 'size-28 rounded-md bg-white';

export function PairingDigits({
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
        <Button variant="primary" wide saving={renewing} onClick={onRenew}>
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
            className="grid h-12 place-items-center rounded-md bg-surface font-display text-26 leading-none font-semibold"
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
