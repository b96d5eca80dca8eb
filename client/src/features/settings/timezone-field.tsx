import { clsx } from 'clsx';
import { ChevronsUpDown, LocateFixed } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/messages';
import { ChoiceLabel } from './setting';
import { TimezoneDialog } from './timezone-dialog';
import { ownTimezone, placeOf, timeIn, zoneLabel } from './timezones';

export function TimezoneField({
  value,
  onChange,
  saved,
}: {
  value: string;
  onChange: (zone: string) => void;
  saved: boolean;
}) {
  const id = useId();
  const [choosing, setChoosing] = useState(false);
  const [now] = useState(() => new Date());
  const own = ownTimezone();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        <ChoiceLabel id={id} saved={saved}>
          {t('settings.timezone')}
        </ChoiceLabel>
        <button
          type="button"
          id={id}
          aria-describedby={`${id}-hint`}
          aria-label={t('settings.timezoneIs', { zone: zoneLabel(value) })}
          aria-haspopup="dialog"
          className={clsx(
            'flex min-h-11 w-full items-center justify-between gap-2.5 rounded-sm border-2 border-control bg-surface px-3.5 py-2.25 text-start leading-[1.4]',
            'focus:border-ink focus:shadow-none focus:outline-3 focus:outline-offset-1 focus:outline-lagoon',
          )}
          onClick={() => setChoosing(true)}
        >
          <span className="min-w-0 truncate">{zoneLabel(value)}</span>
          <ChevronsUpDown size={20} className="flex-none text-ink-3" />
        </button>
        <p id={`${id}-hint`} className="hint">
          {t('settings.timezoneHint', { time: timeIn(value, now) })}
        </p>
      </div>
      {own !== value && (
        <Button variant="secondary" className="justify-self-start" onClick={() => onChange(own)}>
          <LocateFixed />
          {t('settings.useTimezone', { zone: placeOf(own) })}
        </Button>
      )}
      {choosing && <TimezoneDialog value={value} onChange={onChange} onClose={() => setChoosing(false)} />}
    </div>
  );
}
