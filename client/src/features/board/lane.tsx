import { useEffect, useRef, useState, useLayoutEffect, type RefObject } from 'react';
import { Volume2 } from 'lucide-react';
import { MYSTERY_REWARD_NAME } from '@shared/constants';
import type { Board, BoardChore, BoardLane } from '@shared/contracts/boards';
import { RewardArt } from '@/components/art/reward-art';
import { rewardIcon } from '@/components/art/reward-icon';
import { StateArt } from '@/components/art/state-art';
import { Stars } from '@/components/ui/stars';
import { t } from '@/lib/i18n/messages';
import { useStore } from '@/lib/storage/store';
import { Pip } from '@/components/art/pip';
import { canSpeak, speak } from '@/lib/sound/speech';
import type { BoardClock } from './board-clock';
import { choreKey, laneItems, laneRows, lipOf } from './board-items';
import { BoardNest } from './board-nest';
import { BoardRow } from './board-row';
import { AllDone } from './all-done';
import { fold, isTouched, recentChecks, type RecentCheck } from './checks';
import { LaneRest, restOf } from './lane-rest';
import { LaneRoutine, LaneStars, useRoutineScene } from './lane-routine';
import { LaneSheet } from './lane-sheet';
import { LaneStrip } from './lane-strip';
import { parties } from './parties';
import styles from './lane.module.css';
import bubbleStyles from './lane-bubble.module.css';
import { useLaneActions } from './use-lane-actions';
import { bubbles } from './lane-news';

/** Longer names are smaller in narrow lanes, and even longer ones in two lines everywhere. */
const LONG = { little: 6, very: 9 };

/** One kid's area of the board. */
export function Lane({
  lane,
  board,
  clock,
  eggs = null,
  onOpen,
}: {
  lane: BoardLane;
  board: Board;
  clock: BoardClock;
  /** Below the next row; null for all rows. */
  eggs?: number | null;
  /** Opens the kid's own screens. */
  onOpen?: () => void;
}) {
  const { kid, nest } = lane;
  const [sheet, setSheet] = useState<{ first: BoardChore | null } | null>(null);
  const openSheet = (first: BoardChore | null = null) => setSheet({ first });
  const items = laneItems(lane.chores, clock.partOfDay);
  const { now, later, done } = items;
  const hasParty = useStore(parties).has(kid.id);
  const recents = useStore(recentChecks).filter(({ kidId }) => kidId === kid.id);
  const rows = laneRows(now, lane.chores, recents);
  const rest = rows.length === 0 ? restOf(lane, items, board.grabs) : null;
  const indexOf = (chore: BoardChore) => {
    const index = rows.findIndex(({ key }) => key === choreKey(chore));
    return index < 0 ? rows.length : index;
  };
  const { actions, dialog } = useLaneActions(board, lane, clock, indexOf);
  const hold = useFolding(recents, hasParty ? 0 : ROW_MS);
  const list = useRef<HTMLUListElement>(null);
  const { fitting, columns } = useFittingRows(list, eggs === null ? rows.length : 1);
  const scene = useRoutineScene(board, lane, clock);
  const total = nest.places.length;
  const filled = nest.places.filter(({ look }) => look !== 'empty').length;
  return (
    <section
      className={styles.lane}
      style={{ '--lip-color': lipOf(kid.avatarColor) }}
      aria-label={t('board.laneNamed', { name: kid.name, done: filled, total })}
      data-lane={kid.id}
      tabIndex={-1}
      data-rest={(!scene && rest) || undefined}
      {...hold}
    >
      <header className={styles.head}>
        <BoardNest lane={lane} className={styles.nest} />
        {total > 0 && (
          <p className={styles.tally} aria-hidden>
            <span>{t('board.progress', { done: filled, total })}</span>
          </p>
        )}
        <h2 data-long={longOf(kid.name)}>
          {onOpen ? (
            <button type="button" aria-label={t('board.openKid', { name: kid.name })} onClick={onOpen}>
              <bdi>{kid.name}</bdi>
            </button>
          ) : (
            <bdi>{kid.name}</bdi>
          )}
        </h2>
        {scene ? (
          <LaneStars scene={scene} className={styles.counts} />
        ) : (
          <div className={styles.counts}>
            <Count
              label={t('board.later', { count: later.length })}
              art="evening-moon"
              count={later.length}
              open={() => openSheet()}
            />
            <Count
              label={t('board.done', { count: done.length })}
              art="done-check-star"
              count={done.length}
              open={() => openSheet()}
            />
          </div>
        )}
        <Savings lane={lane} />
      </header>
      <LaneBubble kidId={kid.id} />
      {hasParty ? (
        <AllDone lane={lane} actions={actions} onOpen={onOpen} />
      ) : scene ? (
        <LaneRoutine board={board} lane={lane} clock={clock} scene={scene} isCompact={eggs !== null} />
      ) : rest ? (
        <LaneRest rest={rest} lane={lane} items={items} clock={clock} onOpen={onOpen} />
      ) : (
        <>
          <ul
            ref={list}
            className={styles.rows}
            data-rows={eggs === null ? Math.min(rows.length, 3) : undefined}
            data-columns={columns}
          >
            {rows.slice(0, fitting).map((row, index) => (
              <BoardRow
                key={row.key}
                lane={lane}
                row={row}
                isNext={index === 0 && row.recent === null}
                isHero={eggs === null && rows.length === 1}
                actions={actions}
              />
            ))}
            {eggs === null && rows.length > fitting && (
              <li className={styles.more}>
                <button type="button" onClick={() => openSheet()}>
                  {t('board.more', { count: rows.length - fitting })}
                </button>
              </li>
            )}
          </ul>
          {eggs !== null && (
            <LaneStrip chores={rows.slice(1).map(({ chore }) => chore)} eggs={eggs} onOpen={openSheet} />
          )}
        </>
      )}
      {sheet && (
        <LaneSheet
          lane={lane}
          now={now}
          first={sheet.first}
          later={later}
          done={done}
          actions={actions}
          onClose={() => setSheet(null)}
        />
      )}
      {dialog}
    </section>
  );
}

const longOf = ({ length }: string) =>
  length > LONG.very ? 'very' : length > LONG.little ? 'little' : undefined;

function Count({ label, art, count, open }: { label: string; art: string; count: number; open: () => void }) {
  if (count === 0) return null;
  return (
    <button type="button" aria-label={label} onClick={open}>
      <StateArt name={art} />
      {count}
    </button>
  );
}

/** The kid's stars and saving goal, if the board shows them. */
function Savings({ lane: { stars, goal } }: { lane: BoardLane }) {
  if (stars === null && goal === null) return null;
  return (
    <p className={styles.savings} data-savings>
      {stars !== null && <Stars count={stars} />}
      {goal && (
        <span>
          <RewardArt icon={goal.name === MYSTERY_REWARD_NAME ? 'mystery' : rewardIcon(goal)} size={28} />
          <span className="sr-only">
            {goal.name} {t('board.progress', { done: goal.filled, total: 10 })}
          </span>
          <i style={{ '--filled': goal.filled }} aria-hidden />
        </span>
      )}
    </p>
  );
}

const ROW_MS = 10_000;
/** Nothing moves so soon after a tap. */
const CALM_MS = 1000;

/** Folds the rows of checks after some seconds, but not while a finger is on the lane. */
function useFolding(recents: readonly RecentCheck[], ms: number) {
  const [isHeld, setHeld] = useState(false);
  const next = recents.find(({ isFolding }) => !isFolding);
  const id = next?.id;
  const at = next?.at ?? 0;
  const kidId = next?.kidId ?? '';
  useEffect(() => {
    if (id === undefined || isHeld) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      if (isTouched(kidId, CALM_MS)) timer = setTimeout(look, CALM_MS);
      else fold(id);
    };
    timer = setTimeout(look, Math.max(0, at + ms - performance.now()));
    return () => clearTimeout(timer);
  }, [id, at, ms, kidId, isHeld]);
  const release = () => setHeld(false);
  return {
    onPointerDown: () => setHeld(true),
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
  };
}

/**
 * The number of rows to show of `count`: all that fit with their lowest height, in two columns below the first row if the list is
 * wide, or one less to leave room for "+2 more". The list has that height as its scroll padding and the least width as its column
 * width, because browsers compute those in pixels.
 */
function useFittingRows(list: RefObject<HTMLElement | null>, count: number) {
  const [{ rows, isWide }, setRoom] = useState({ rows: Infinity, isWide: false });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver !== 'function') return undefined;
    const measure = () => {
      const { scrollPaddingTop, rowGap, columnWidth, overflowY } = getComputedStyle(element);
      const lowest = Number.parseFloat(scrollPaddingTop) || 0;
      const gap = Number.parseFloat(rowGap) || 0;
      const { clientHeight: height, clientWidth: width } = element;
      // On a phone, the page scrolls.
      const isMeasured = lowest > 0 && height > 0 && overflowY !== 'visible';
      setRoom({
        rows: isMeasured ? Math.max(1, Math.floor((height + gap) / (lowest + gap))) : Infinity,
        isWide: isMeasured && width >= 2 * Number.parseFloat(columnWidth) + gap,
      });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  const columns = count > rows && rows > 1 && isWide ? 2 : undefined;
  const room = columns ? 2 * rows - 1 : rows;
  return { fitting: count <= room ? count : Math.max(1, room - 1), columns };
}

/** Pip's explanation over a lane's rows. */
function LaneBubble({ kidId }: { kidId: string }) {
  const text = useStore(bubbles).get(kidId)?.text;
  if (text === undefined) return null;
  return (
    <div className={bubbleStyles.bubble} data-bubble>
      <Pip mood="look" className={bubbleStyles.pip} />
      <p>{text}</p>
      {canSpeak() && (
        <button type="button" aria-label={t('ui.readAloud', { of: text })} onClick={() => speak(text)}>
          <Volume2 />
        </button>
      )}
    </div>
  );
}
