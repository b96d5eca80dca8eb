import { ChevronsUpDown, LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/messages';
import { TimezoneDialog } from './timezone-dialog';
import { ownTimezone, timeIn, zoneLabel } from './timezones';

/** The family's time zone, found by typing a place; the browser's own is one press away. */
export function TimezoneField({
  value,
  onChange,
  error,
}: {
  value: string;
  onChange: (zone: string) => void;
  error?: string;
}) {
  const [choosing, setChoosing] = useState(false);
  const [now] = useState(() => new Date());
  const own = ownTimezone();
  return (
    <div className="grid gap-2.5">
      <Field
        label={t('settings.timezone')}
        hint={t('settings.timezoneHint', { time: timeIn(value, now) })}
        error={error}
      >
        {({ id, 'aria-describedby': describedBy }) => (
          <button
            type="button"
            id={id}
            aria-describedby={describedBy}
            aria-label={t('settings.timezoneIs', { zone: zoneLabel(value) })}
            aria-haspopup="dialog"
            className="flex min-h-11 w-full items-center justify-between gap-2.5 rounded-sm border-2 border-control bg-surface px-3.5 py-2.25 text-start leading-[1.4] focus:border-ink focus:shadow-none focus:outline-3 focus:outline-offset-1 focus:outline-lagoon"
            onClick={() => setChoosing(true)}
          >
            <span className="min-w-0 truncate">{zoneLabel(value)}</span>
            <ChevronsUpDown size={20} className="flex-none text-ink-3" />
          </button>
        )}
      </Field>
      {own !== value && (
        <Button variant="secondary" className="justify-self-start" onClick={() => onChange(own)}>
          <LocateFixed />
          {t('settings.useTimezone', { zone: zoneLabel(own) })}
        </Button>
      )}
      {choosing && <TimezoneDialog value={value} onChange={onChange} onClose={() => setChoosing(false)} />}
    </div>
  );
}
