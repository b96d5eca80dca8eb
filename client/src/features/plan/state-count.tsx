import { clsx } from 'clsx';
import { t } from '@/lib/i18n/messages';
import type { TileState } from './board';
import { StateGlyph } from './plan-tile';
import { stateWord } from './plan-words';

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
