import { clsx } from 'clsx';
import { Check, Search } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Chip } from '@/components/ui/chip';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { t } from '@/lib/i18n/messages';
import { allTimezones, findTimezones, ownTimezone, placeOf, timeIn, zoneNameOf } from './timezones';

const SHOWN = 60;

/** A fixed height, so that the field above doesn't move. */
const list = '-mx-2 h-84 overflow-y-auto overscroll-contain max-mini:h-[calc(100dvh-190px)]';

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
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('settings.timezone')} fullOnPhones>
      <form
        className="mt-4 grid gap-3"
        onSubmit={(event) => {
          // React bubbles this event to the outer form.
          event.preventDefault();
          event.stopPropagation();
          const first = findTimezones(zones, query, [value, ownTimezone()])[0];
          if (first !== undefined) take(first);
        }}
      >
        <Field label={t('settings.city')}>
          {(control) => (
            <div className="relative">
              <Search
                size={20}
                className="pointer-events-none absolute start-3.25 top-3 text-ink-3"
                aria-hidden
              />
              <Input
                {...control}
                className="ps-10.5!"
                type="search"
                autoComplete="off"
                spellCheck={false}
                placeholder={t('settings.cityExample')}
                value={query}
                onChange={(event) => setQuery(event.target.value)}
              />
            </div>
          )}
        </Field>
        <output className="sr-only">{t('settings.timezonesFound', { count: found.length })}</output>
        {found.length === 0 ? (
          <p className={clsx(list, 'p-4 text-ink-2')}>{t('settings.noCity')}</p>
        ) : (
          <ul className={clsx(list, 'p-1')} aria-label={t('settings.timezones')}>
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
  const own = zone === ownTimezone();
  return (
    <button
      type="button"
      className="flex min-h-11 w-full items-center gap-2.5 rounded-xs px-2.5 py-1.5 text-start hover:bg-sunken focus-visible:-outline-offset-3 aria-pressed:bg-lagoon-soft"
      aria-pressed={chosen}
      onClick={onTake}
    >
      <span className="min-w-0 flex-1 truncate">
        <b className="font-semibold">{placeOf(zone)}</b>
        <span className="text-ink-2"> {zoneNameOf(zone)}</span>
        {own && (
          <Chip tone="lagoon" className="ms-2">
            {t('settings.ownTimezone')}
          </Chip>
        )}
      </span>
      {chosen && <Check size={18} className="flex-none text-lagoon-text" />}
      <span className="flex-none text-14 text-ink-2 tabular-nums">{timeIn(zone, now)}</span>
    </button>
  );
}
