import { clsx } from 'clsx';
import type { CalendarDate } from '@shared/rules/calendar';
import type { Pause } from '@shared/rules/pause';
import { t } from '@/lib/i18n/messages';
import { lateIn, type Row, type Tile, type TileState } from './board';
import { StateGlyph } from './plan-tile';
import { stateWord } from './plan-words';

export interface DayOfKid {
  tiles: readonly Tile[];
  done: number;
  waiting: number;
  open: number;
  late: Tile[];
  rest: Pause | null;
}

export function dayOfKid(row: Row | undefined, today: CalendarDate, rest: Pause | null): DayOfKid {
  const now = row?.tiles.get(today) ?? [];
  const late = lateIn(row);
  const count = (state: Tile['state']) => now.filter((tile) => tile.state === state).length;
  return {
    // Nothing is late during a pause.
    tiles: rest ? now : [...late, ...now],
    done: count('done'),
    waiting: count('waiting'),
    open: count('planned'),
    late: rest ? [] : late,
    rest,
  };
}

export function urgencyOf({ late, waiting, open, rest }: DayOfKid): number {
  if (rest) return 4;
  if (late.length > 0) return 0;
  if (waiting > 0) return 1;
  return open > 0 ? 2 : 3;
}

export const hasAllDone = ({ done, waiting, open, late, rest }: DayOfKid): boolean =>
  rest === null && done > 0 && waiting + open + late.length === 0;

const WORDS = {
  done: { id: 'plan.kidDone', look: 'text-ok' },
  waiting: { id: 'plan.kidWaiting', look: 'text-wait' },
  planned: { id: 'plan.kidOpen', look: 'text-ink-2' },
  late: { id: 'plan.kidLateCount', look: 'text-treat-text' },
} as const;

export function StateCount({
  state,
  count,
}: {
  state: Extract<TileState, keyof typeof WORDS>;
  count: number;
}) {
  if (count === 0) return null;
  const { id, look } = WORDS[state];
  return (
    <span className={clsx('flex items-center gap-1.5', look)} title={stateWord(state)}>
      <StateGlyph state={state} />
      {t(id, { count })}
    </span>
  );
}
