import { clsx } from 'clsx';
import { Check, EllipsisVertical } from 'lucide-react';
import type { PointerEvent } from 'react';
import { SwipeRow } from '@/components/ui/swipe-row';
import { Stars } from '@/components/ui/stars';
import { Button } from '@/components/ui/button';
import { Tooltip } from '@/components/ui/tooltip';
import { t } from '@/lib/i18n/messages';
import { completionDay, type BoardClock, type Tile } from './board';
import { PlanTile, STATE_TONES, StateGlyph } from './plan-tile';
import { reasonOf, tileWord } from './plan-words';
import type { TileActions } from './use-tile-actions';

export function DayRow({
  tile,
  clock,
  actions,
  isCarried,
  onOpen,
  onPointerDown,
}: {
  tile: Tile;
  clock: BoardClock;
  actions: TileActions;
  isCarried: boolean;
  onOpen: (tile: Tile, anchor: HTMLElement) => void;
  onPointerDown: (event: PointerEvent) => void;
}) {
  const { chore, kid, holder, state, exception } = tile;
  const on = completionDay(tile, clock);
  const isToDo = state === 'planned' && tile.day === clock.today;
  const reason = state === 'late' || state === 'skipped' ? null : reasonOf(tile);
  return (
    <li
      className="relative -mx-3.5 overflow-clip select-none [&+li]:before:absolute [&+li]:before:inset-x-3.5 [&+li]:before:top-0 [&+li]:before:z-1 [&+li]:before:border-t-2 [&+li]:before:border-line"
      onPointerDown={onPointerDown}
    >
      <SwipeRow
        disabled={isCarried}
        toEnd={
          kid && on !== null
            ? { label: t('plan.done'), Icon: Check, onSwipe: () => actions.complete(chore, kid, on) }
            : null
        }
        className={clsx(
          'flex min-h-14 items-center gap-3 bg-surface px-3.5 py-1.75',
          isCarried && 'outline-2 -outline-offset-2 outline-lagoon outline-dashed *:opacity-35',
        )}
      >
        <PlanTile chore={chore} state="planned" size={42} />
        <div className="min-w-0 flex-1">
          <h3 className="text-16 leading-tight">
            <bdi className={clsx('line-clamp-4 wrap-anywhere', state === 'skipped' && 'line-through')}>
              {chore.name}
            </bdi>
          </h3>
          <p className={clsx('flex items-start gap-1.25 text-14 leading-snug', STATE_TONES[state])}>
            {state !== 'planned' && (
              <span className="mt-0.5 flex-none">
                <StateGlyph state={state} />
              </span>
            )}
            <span className="min-w-0 wrap-anywhere">
              {isToDo ? t('plan.toDo') : tileWord(tile)}
              {holder && ` · ${holder.name}`}
              {reason !== null && (
                <span className={clsx(exception && 'text-lagoon-text')}>{` · ${reason}`}</span>
              )}
            </span>
          </p>
        </div>
        <Stars count={chore.starReward} className="text-15 max-tiny:hidden" />
        <Tooltip text={t('plan.more', { chore: chore.name })}>
          <Button
            variant="text"
            iconOnly
            className="-me-2.5"
            aria-label={t('plan.more', { chore: chore.name })}
            aria-haspopup="dialog"
            onClick={(event) => onOpen(tile, event.currentTarget)}
          >
            <EllipsisVertical />
          </Button>
        </Tooltip>
      </SwipeRow>
    </li>
  );
}
