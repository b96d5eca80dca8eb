import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { PointerEvent } from 'react';
import type { Chore } from '@shared/contracts/chores';
import { choreIcon } from '@shared/rules/chore-icon';
import { ChoreArt } from '@/components/art/chore-art';
import { Tooltip } from '@/components/ui/tooltip';
import { formatDay } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { sumOf, type Tile } from './board';
import { liftOf, type Lift } from './move';
import { NamedTile } from './plan-tile';
import { sumWord, tileLabel } from './plan-words';
import type { Carried } from './use-carry';

/** Props of a control that arrow keys reach. One of the grid is in the tab order. */
export interface Stop {
  'data-stop': string;
  tabIndex: number;
  onFocus: () => void;
}

export interface CellParts {
  carried: Carried | null;
  canLift: (lift: Lift) => boolean;
  stop: (key: string) => Stop;
  onOpen: (tile: Tile, anchor: HTMLElement) => void;
  onPointerDown: (event: PointerEvent, lift: Lift) => void;
}

export function TileButton({
  tile,
  carried,
  canLift,
  stop,
  onOpen,
  onPointerDown,
}: { tile: Tile } & CellParts) {
  const lift = liftOf(tile);
  const isCarried = carried?.chore.id === tile.chore.id && carried.tile?.key === lift.tile?.key;
  return (
    <Tooltip text={tile.chore.name}>
      <button
        type="button"
        {...stop(tile.key)}
        className={clsx(
          'block w-full rounded-sm hover:ring-2 hover:ring-lagoon',
          canLift(lift) && 'cursor-grab touch-pan-y select-none',
          isCarried && 'outline-2 outline-lagoon outline-dashed *:opacity-35',
        )}
        aria-label={tileLabel(tile)}
        aria-haspopup="dialog"
        onClick={(event) => onOpen(tile, event.currentTarget)}
        onPointerDown={(event) => onPointerDown(event, lift)}
        onDragStart={(event) => event.preventDefault()}
      >
        <NamedTile tile={tile} />
      </button>
    </Tooltip>
  );
}

export const dailyKey = (kidId: string | null, day: string) => `daily/${kidId ?? ''}/${day}`;
const PICTURED = 3;

export function DailyLine({
  tiles,
  today,
  stop,
  onUnfold,
}: {
  tiles: readonly Tile[];
  today: string;
  stop: Stop;
  onUnfold: () => void;
}) {
  const [first] = tiles;
  if (!first) return null;
  const { day, kid } = first;
  const sum = sumOf(tiles);
  const isDone = sum.total > 0 && sum.done === sum.total;
  const isPartly = !isDone && (sum.done > 0 || day < today) && sum.total > 0;
  return (
    <button
      type="button"
      {...stop}
      className={clsx(
        'flex min-h-8 w-full items-center gap-1 rounded-sm bg-sunken/60 ps-1 pe-1.5 text-13 leading-none font-semibold whitespace-nowrap hover:bg-sunken',
        isDone ? 'text-ok' : 'text-ink-2',
      )}
      aria-expanded={false}
      aria-label={t('plan.dailyOf', {
        count: tiles.length,
        kid: kid?.name ?? t('plan.anyone'),
        day: formatDay(day),
        sum: sumWord(sum, day > today),
      })}
      onClick={onUnfold}
    >
      <span className={clsx('flex gap-px desktop:gap-0.75', isDone && 'opacity-75')} aria-hidden>
        {tiles.slice(0, PICTURED).map(({ chore }) => (
          <SmallPicture key={chore.id} chore={chore} />
        ))}
      </span>
      <span className="ms-auto flex items-center gap-1" aria-hidden>
        {isDone && <Check size={13} strokeWidth={3.4} />}
        {isPartly ? (
          t('plan.doneOf', { done: sum.done, total: sum.total })
        ) : (
          <span className="max-desktop:hidden">{t('plan.daily')}</span>
        )}
      </span>
    </button>
  );
}

const SmallPicture = ({ chore }: { chore: Chore }) => (
  <span className="size-4.5 desktop:size-5.25 [&_img]:size-full">
    <ChoreArt icon={choreIcon(chore)} size={21} />
  </span>
);
