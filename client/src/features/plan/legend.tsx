import { Repeat2 } from 'lucide-react';
import { t } from '@/lib/messages';
import type { TileState } from './board';
import { StateGlyph } from './plan-tile';
import { stateWord } from './plan-words';

const LOOKS: Record<Exclude<TileState, 'planned'>, string> = {
  waiting: 'bg-star text-on-star',
  done: 'bg-ok text-surface',
  late: 'bg-treat text-on-treat',
  missed: 'bg-ink-2 text-surface',
  paused: 'bg-surface text-ink-2 inset-ring-2 inset-ring-control',
  skipped: 'bg-surface text-ink-2 inset-ring-2 inset-ring-control',
};

export function Legend() {
  return (
    <ul
      className="flex flex-wrap gap-x-5 gap-y-2 text-14 leading-none font-medium text-ink-2"
      aria-label={t('plan.signs')}
    >
      {(['waiting', 'done', 'late', 'missed', 'paused', 'skipped'] as const).map((state) => (
        <li key={state} className="flex items-center gap-2">
          <span className={`grid size-5 place-items-center rounded-full ${LOOKS[state]}`}>
            <StateGlyph state={state} size={12} />
          </span>
          {stateWord(state)}
        </li>
      ))}
      <li className="flex items-center gap-2">
        <span className="grid size-5 place-items-center rounded-full bg-surface text-lagoon-text ring-2 ring-lagoon">
          <Repeat2 size={12} strokeWidth={3.2} />
        </span>
        {t('plan.turns')}
      </li>
    </ul>
  );
}
