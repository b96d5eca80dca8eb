import { clsx } from 'clsx';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Tooltip } from '@/components/ui/tooltip';
import { t } from '@/lib/messages';
import type { Tile } from './board';
import type { Place } from './grid-moves';
import { PlanTile } from './plan-tile';
import { placeWord, tileWord } from './plan-words';
import type { Lift } from './move';
import type { Carried } from './use-carry';

export interface CellParts {
  carried: Carried | null;
  canDrop: (lift: Lift, place: Place) => boolean;
  canLift: (tile: Tile) => boolean;
  /** The only tile in the tab order. */
  tabStop: string | null;
  isDense: boolean;
  onOpen: (tile: Tile, anchor: HTMLElement) => void;
  onFocus: (tile: Tile) => void;
  onPointerDown: (event: PointerEvent, tile: Tile) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const SHOWN_WHEN_DENSE = 3;

export function BoardCell({ tiles, ...parts }: { tiles: readonly Tile[] } & CellParts) {
  const [isWhole, setWhole] = useState(false);
  const isCut = parts.isDense && !isWhole && tiles.length > SHOWN_WHEN_DENSE + 1;
  const shown = isCut ? tiles.slice(0, SHOWN_WHEN_DENSE) : tiles;
  const rest = tiles.length - shown.length;
  if (tiles.length === 0) return null;
  return (
    <div className="grid grid-cols-[44px_44px] content-start justify-evenly gap-y-1.75 py-2.5">
      {shown.map((tile) => (
        <TileButton key={tile.key} tile={tile} {...parts} />
      ))}
      {rest > 0 && (
        <button
          type="button"
          className="grid size-11 place-items-center rounded-sm bg-sunken font-display text-15 leading-none font-semibold text-ink-2 hover:text-ink"
          aria-label={t('plan.restOfCell', { count: rest })}
          onClick={() => setWhole(true)}
        >
          {t('plan.plus', { count: rest })}
        </button>
      )}
    </div>
  );
}

function TileButton({
  tile,
  carried,
  canLift,
  tabStop,
  onOpen,
  onFocus,
  onPointerDown,
}: { tile: Tile } & CellParts) {
  const name = placeWord(tile.chore.name, tile.day, tile.kid?.name ?? tile.holder?.name ?? null);
  const isCarried =
    carried?.chore.id === tile.chore.id &&
    carried.from.day === tile.day &&
    carried.from.kidId === (tile.kid?.id ?? null);
  return (
    <Tooltip text={tile.chore.name}>
      <button
        type="button"
        data-tile={tile.key}
        tabIndex={tile.key === tabStop ? 0 : -1}
        className={clsx(
          'rounded-sm hover:ring-2 hover:ring-lagoon',
          canLift(tile) && 'cursor-grab select-none',
          isCarried && 'opacity-40',
        )}
        aria-label={t('plan.placeState', { place: name, state: tileWord(tile) })}
        aria-haspopup="dialog"
        onClick={(event) => onOpen(tile, event.currentTarget)}
        onFocus={() => onFocus(tile)}
        onPointerDown={(event) => onPointerDown(event, tile)}
        onDragStart={(event) => event.preventDefault()}
      >
        <PlanTile {...tile} />
      </button>
    </Tooltip>
  );
}
