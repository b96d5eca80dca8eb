import { ChevronsUpDown, LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { Button } from '@/components/ui/button';
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
        label="Time zone"
        hint={`It is ${timeIn(value, now)} there now. Your days and weeks begin by this clock.`}
        error={error}
      >
        {({ id, 'aria-describedby': describedBy }) => (
          <button
            type="button"
            id={id}
            aria-describedby={describedBy}
            aria-label={`Time zone: ${zoneLabel(value)}`}
            aria-haspopup="dialog"
            className="input zone-field"
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
          Use {zoneLabel(own)}
        </Button>
      )}
      {choosing && <TimezoneDialog value={value} onChange={onChange} onClose={() => setChoosing(false)} />}
    </div>
  );
}
