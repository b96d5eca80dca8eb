import { clsx } from 'clsx';
import { Check, CloudOff, Play, RotateCcw, Undo2 } from 'lucide-react';
import { useId } from 'react';
import type { BoardChore, BoardLane } from '@shared/contracts/boards';
import { weekdayOf } from '@shared/rules/calendar';
import type { EggLook } from '@/components/art/egg-shapes';
import { StateArt } from '@/components/art/state-art';
import { Button } from '@/components/ui/button';
import { Stars } from '@/components/ui/stars';
import { useReadAloud } from '@/components/ui/read-aloud';
import { formatMinutes, formatWeekday } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { canSpeak } from '@/lib/sound/speech';
import { BoardEgg } from './board-egg';
import { isRoutine, type LaneRow } from './board-items';
import styles from './board-row.module.css';
import { MAX_CHECKS, useKeptChecks } from './kept-checks';
import { useUndoable } from './use-checks';
import type { LaneActions } from './use-lane-actions';

export interface RowProps {
  lane: BoardLane;
  row: LaneRow;
  /** It has the lane's only gold button. */
  isNext: boolean;
  /** The lane's only chore, as large as the lane. */
  isHero?: boolean;
  /** Null on a view-only board. */
  actions: LaneActions | null;
}

/** A chore of a lane: its egg and name, which are read aloud, and one button. */
export function BoardRow({ lane, row: { chore, recent }, isNext, isHero = false, actions }: RowProps) {
  const isDone = recent !== null || chore.state !== 'due';
  return (
    <li
      className={clsx(isHero ? styles.hero : styles.row, isNext && !isHero && styles.next)}
      data-chore={chore.choreId}
      data-state={isDone ? 'done' : chore.state}
      data-folding={recent?.isFolding || undefined}
    >
      <Hear lane={lane} chore={chore} isDone={isDone} />
      {actions && <Action {...{ lane, chore, isDone, isNext, isHero, actions }} />}
    </li>
  );
}

const eggOf = ({ state }: BoardChore, isDone: boolean): EggLook =>
  !isDone ? 'whole' : state === 'done' ? 'hatched' : 'banded';

function Hear({ lane, chore, isDone }: { lane: BoardLane; chore: BoardChore; isDone: boolean }) {
  const id = useId();
  const { toggle } = useReadAloud(chore.name);
  const content = (
    <>
      <BoardEgg chore={chore} look={eggOf(chore, isDone)}>
        {chore.sharing === 'turns' && !isDone && (
          <span className={styles.turn}>
            <StateArt name="turn-arrow" />
          </span>
        )}
      </BoardEgg>
      <span className={styles.text}>
        <span dir="auto" className={clsx(styles.name, 'line-clamp-2 tiny:line-clamp-4')}>
          {chore.name}
        </span>
        <span id={id} className={styles.notes}>
          <Notes lane={lane} chore={chore} isDone={isDone} />
        </span>
      </span>
    </>
  );
  if (!canSpeak()) return <div className={styles.hear}>{content}</div>;
  return (
    <button
      type="button"
      className={styles.hear}
      aria-label={t('board.hear', { chore: chore.name })}
      aria-describedby={id}
      onClick={toggle}
    >
      {content}
    </button>
  );
}

function Notes({ lane, chore, isDone }: { lane: BoardLane; chore: BoardChore; isDone: boolean }) {
  const undoable = useUndoable(lane, chore);
  if (undoable?.check?.waits) {
    return (
      <span className={styles.note}>
        <CloudOff />
        {t('board.sendsLater')}
      </span>
    );
  }
  if (isDone) {
    if (undoable || chore.state === 'done') return <span className={styles.done}>{t('board.isDone')}</span>;
    return (
      <span className={styles.note}>
        <StateArt name="hourglass" />
        {t('board.waiting')}
      </span>
    );
  }
  const { neededCount, doneCount, minutes, starReward } = chore;
  const open = chore.steps.length > 0 ? stepsOf(chore) : timesOf(chore);
  return (
    <>
      {chore.late && chore.dueOn !== null && (
        <span className={styles.late}>
          <StateArt name="autumn-leaf" />
          <span className={styles.long}>{formatWeekday(weekdayOf(chore.dueOn))}</span>
          <span className={styles.short} aria-hidden>
            {formatWeekday(weekdayOf(chore.dueOn), 'short')}
          </span>
        </span>
      )}
      {chore.sentBack && (
        <span className={styles.again}>
          <RotateCcw className="rtl:-scale-x-100" />
          {t('board.onceMore')}
        </span>
      )}
      {(open.length > 1 || isRoutine(chore)) && (
        <span className={styles.note}>
          <span className={styles.dots} aria-hidden>
            {open.map((isOn, index) => (
              <i key={index} data-on={isOn || undefined} />
            ))}
          </span>
          {isRoutine(chore)
            ? minutesOf(chore) > 0 && formatMinutes(minutesOf(chore))
            : neededCount !== null && t('board.progress', { done: doneCount, total: neededCount })}
          {minutes === null && chore.steps.length > 0 && (
            <span className="sr-only">
              {t('board.progress', { done: open.filter(Boolean).length, total: open.length })}
            </span>
          )}
        </span>
      )}
      {starReward !== null && <Stars count={starReward} />}
    </>
  );
}

const stepsOf = ({ steps, run }: BoardChore): boolean[] =>
  steps.map(({ id }) => (run?.steps.find((step) => step.id === id)?.state ?? 'open') !== 'open');

const timesOf = ({ neededCount, doneCount }: BoardChore): boolean[] =>
  Array.from({ length: neededCount ?? 0 }, (_, nth) => nth < doneCount);

const minutesOf = ({ steps, minutes }: BoardChore): number =>
  minutes ?? steps.reduce((sum, step) => sum + (step.minutes ?? 0), 0);

function Action({
  lane,
  chore,
  isDone,
  isNext,
  isHero,
  actions,
}: Required<Omit<RowProps, 'row' | 'actions'>> & {
  chore: BoardChore;
  isDone: boolean;
  actions: LaneActions;
}) {
  const undoable = useUndoable(lane, chore);
  const isFull = useKeptChecks().length >= MAX_CHECKS;
  const named = { chore: chore.name, name: lane.kid.name };
  if (isDone) {
    if (!undoable) return null;
    return (
      <Button
        iconOnly={!isHero}
        wide={isHero}
        className={styles.button}
        data-undo
        aria-label={t('board.undoNamed', named)}
        onClick={() => actions.undo(undoable)}
      >
        <Undo2 className="rtl:-scale-x-100" />
        {isHero && t('board.undo')}
      </Button>
    );
  }
  const Icon = isRoutine(chore) ? Play : chore.sentBack ? RotateCcw : Check;
  const isStarted = isRoutine(chore) && chore.run !== null;
  const label = isRoutine(chore) ? t('board.startNamed', named) : t('board.checkNamed', named);
  return (
    <Button
      variant={isNext ? 'highlight' : undefined}
      iconOnly={!isHero}
      wide={isHero}
      className={clsx(styles.button, !isNext && styles.quiet)}
      data-check
      // A tap says why.
      aria-disabled={(isFull && !isRoutine(chore)) || undefined}
      aria-label={isStarted ? t('routine.keepGoingNamed', { chore: chore.name }) : label}
      onClick={(event) =>
        actions.check(chore, event.currentTarget.closest('[data-chore]')?.querySelector('[data-egg]') ?? null)
      }
    >
      <Icon
        className={clsx(Icon === RotateCcw && 'rtl:-scale-x-100')}
        fill={Icon === Play ? 'currentColor' : 'none'}
      />
      {isHero &&
        t(isStarted ? 'routine.keepGoing' : isRoutine(chore) ? 'routine.start' : 'kidDashboard.doIt')}
    </Button>
  );
}
