import { clsx } from 'clsx';
import type { Chore } from '@shared/contracts/chores';
import { EndPause } from '@/features/kids/end-pause';
import { formatShortDay } from '@/lib/format';
import { t } from '@/lib/messages';
import type { CalendarDate } from '@shared/rules/calendar';
import type { Tile } from './board';
import { PlanTile } from './plan-tile';
import type { Stretch } from './rest';

/** The number of pictures on a strip of several days. */
const PICTURED = 3;
const PICTURED_FROM = 4;

/** 'Paused until Sat, Jun 28' */
export const pausedWords = (until: CalendarDate | null) =>
  until === null ? t('kids.paused') : t('kids.pausedUntil', { day: formatShortDay(until) });

/** A pause's days in one strip, with the paused chores and a button to end it. */
export function RestStrip({
  stretch: { days, rest },
  kid,
  tiles,
}: {
  stretch: Stretch;
  kid: { id: string; name: string } | null;
  tiles: readonly Tile[];
}) {
  if (!rest) return null;
  const paused = new Map<string, Chore>();
  for (const { chore, state } of tiles) if (state === 'paused') paused.set(chore.id, chore);
  return (
    <div className="flex h-full flex-wrap items-center justify-center gap-x-5 gap-y-2 px-3 py-2 text-start">
      {days.length > PICTURED_FROM && (
        <span className="flex gap-3.5">
          {[...paused.values()].slice(0, PICTURED).map((chore) => (
            <PlanTile key={chore.id} chore={chore} state="paused" />
          ))}
        </span>
      )}
      <span className={clsx('max-w-60 min-w-0', days.length > 2 && 'flex-[1_1_9rem]')}>
        <b className="block font-display text-15 leading-tight font-semibold">
          {pausedWords(rest.pause.pausedUntil)}
        </b>
        {days.length > 2 && (
          <span className="mt-0.5 block text-14 leading-snug text-ink-2">{t('kids.pausedText')}</span>
        )}
      </span>
      {rest.of === 'kid' && kid && <EndPause kid={kid} />}
    </div>
  );
}
