import { clsx } from 'clsx';
import { Check, Clock, Hourglass, Minus, Repeat2, type LucideIcon } from 'lucide-react';
import { t } from '@/lib/i18n/messages';
import { BOARD_KEYS } from './board-keys';
import { stateWord } from './plan-words';

const SIGNS: readonly (readonly ['done' | 'waiting' | 'late' | 'missed', LucideIcon, string])[] = [
  ['done', Check, 'bg-ok text-surface'],
  ['waiting', Hourglass, 'bg-star text-on-star'],
  ['late', Clock, 'bg-treat text-on-treat'],
  ['missed', Minus, 'bg-ink-2 text-surface'],
];

export function Legend() {
  return (
    <ul
      className="flex flex-wrap items-center gap-x-5 gap-y-1.5 text-14 leading-none text-ink-2"
      aria-label={t('plan.signs')}
    >
      {SIGNS.map(([state, Glyph, look]) => (
        <li key={state} className="flex items-center gap-1.75">
          <span className={`grid size-5 place-items-center rounded-full ${look}`}>
            <Glyph size={12} strokeWidth={3.4} />
          </span>
          {stateWord(state)}
        </li>
      ))}
      <li className="flex items-center gap-1.75">
        <Repeat2 size={16} />
        {t('plan.turns')}
      </li>
      <li className="flex items-center gap-1.75">
        <span className="h-4.5 w-1 rounded-full bg-lagoon" />
        {t('plan.changedOnce')}
      </li>
    </ul>
  );
}

/** The keys for the focused chore. The grid's description has them, too. */
export function KeyHints({ carrying }: { carrying: boolean }) {
  const hints = carrying
    ? ([
        ['←↑↓→', t('shortcuts.move')],
        [t('shortcuts.key.space'), t('shortcuts.lift')],
        [t('shortcuts.key.escape'), t('shortcuts.putBack')],
      ] as const)
    : ([
        ['←↑↓→', t('shortcuts.cells')],
        [t('shortcuts.key.space'), t('shortcuts.lift')],
        [t('shortcuts.key.enter'), t('shortcuts.menu')],
        [BOARD_KEYS.done.toUpperCase(), t('shortcuts.done')],
        ['?', t('shortcuts.title')],
      ] as const);
  return (
    <p
      data-key-hints
      className={clsx(
        'pointer-events-none fixed bottom-5 left-1/2 z-30 hidden w-max max-w-[calc(100vw-128px)] -translate-x-1/2 flex-wrap justify-center gap-x-5 gap-y-2',
        'rounded-lg bg-float px-4.5 py-3 text-15 leading-none text-on-slab shadow-float',
        'laptop:group-has-[[data-stop]:focus-visible]/plan:flex [body:has([data-undo-bar])_&]:hidden!',
      )}
      aria-hidden
    >
      {hints.map(([key, text]) => (
        <span key={key} className="flex items-center gap-1.5">
          <kbd
            dir="ltr"
            className="rounded-xs bg-white px-1.5 py-1 font-body text-13 leading-none font-semibold text-on-star"
          >
            {key}
          </kbd>
          {text}
        </span>
      ))}
    </p>
  );
}
