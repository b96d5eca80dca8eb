import { Check, Search } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { plural } from '@/lib/format';
import { allTimezones, findTimezones, ownTimezone, timeIn, zoneName } from './timezones';

/** As many as are drawn at once; typing finds the rest. */
const SHOWN = 60;

/** Every time zone there is, found by its city. Enter takes the first. */
export function TimezoneDialog({
  value,
  onChange,
  onClose,
}: {
  value: string;
  onChange: (zone: string) => void;
  onClose: () => void;
}) {
  const [query, setQuery] = useState('');
  const looked = useDeferredValue(query);
  const zones = useMemo(() => allTimezones(value), [value]);
  const found = useMemo(() => findTimezones(zones, looked, [value, ownTimezone()]), [zones, looked, value]);
  const [now] = useState(() => new Date());

  const take = (zone: string) => {
    onChange(zone);
    onClose();
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Time zone" fullOnPhones>
      <form
        className="mt-4 grid gap-3"
        onSubmit={(event) => {
          // A form within a form, as far as React's events go: only the inner one is meant.
          event.preventDefault();
          event.stopPropagation();
          const first = findTimezones(zones, query, [value, ownTimezone()])[0];
          if (first !== undefined) take(first);
        }}
      >
        <Field label="Your city, or a big one nearby">
          {(control) => (
            <div className="zone-search">
              <Search size={20} aria-hidden />
              <Input
                {...control}
                type="search"
                autoComplete="off"
                spellCheck={false}
                placeholder="Lisbon"
                value={query}
                onChange={(event) => setQuery(event.target.value)}
              />
            </div>
          )}
        </Field>
        <output className="sr-only">{plural(found.length, 'time zone')}</output>
        {found.length === 0 ? (
          <p className="zone-list p-4 text-ink-2">No such place. Try the next big city.</p>
        ) : (
          <ul className="zone-list" aria-label="Time zones">
            {found.slice(0, SHOWN).map((zone) => (
              <li key={zone}>
                <ZoneOption zone={zone} now={now} chosen={zone === value} onTake={() => take(zone)} />
              </li>
            ))}
          </ul>
        )}
      </form>
    </Dialog>
  );
}

function ZoneOption({
  zone,
  now,
  chosen,
  onTake,
}: {
  zone: string;
  now: Date;
  chosen: boolean;
  onTake: () => void;
}) {
  const { place, region } = zoneName(zone);
  const own = zone === ownTimezone();
  return (
    <button type="button" className="zone-option" aria-pressed={chosen} onClick={onTake}>
      <span className="min-w-0 flex-1 truncate">
        <b className="font-semibold">{place}</b>
        {region && <span className="text-ink-2"> {region}</span>}
        {own && <span className="chip chip-lagoon ml-2">This browser</span>}
      </span>
      {chosen && <Check size={18} className="flex-none text-lagoon-text" />}
      <span className="flex-none text-14 text-ink-2 tabular-nums">{timeIn(zone, now)}</span>
    </button>
  );
}
