import { useEffect, useState, type ReactNode } from 'react';
import { MINUTE_MS } from '@shared/constants';
import type { Board } from '@shared/contracts/boards';
import { SunPath, type ReadyBy } from '@/features/routine/sun-path';
import { useTaps } from '@/lib/storage/routine-taps';
import type { BoardClock } from './board-clock';
import styles from './lane-routine.module.css';
import { sceneOf, TAPS } from './routines';

/** The next ready-by time of running routines, kept for a minute after the last one ends. Else null. */
export function useBoardSun({ lanes }: Board, { now, today, timezone }: BoardClock): ReadyBy | null {
  const taps = useTaps(TAPS);
  const times = lanes
    .flatMap((lane) => sceneOf(lane, null, { taps, now, today, timezone }).scene?.readyBy ?? [])
    .toSorted((a, b) => a.at - b.at);
  const next = times.find(({ at }) => at > now) ?? times.at(-1) ?? null;
  const [shown, setShown] = useState(next);
  if (next && (next.at !== shown?.at || next.windowMinutes !== shown.windowMinutes)) setShown(next);
  const isRunning = next !== null;
  useEffect(() => {
    if (isRunning) return undefined;
    const timer = setTimeout(() => setShown(null), MINUTE_MS);
    return () => clearTimeout(timer);
  }, [isRunning]);
  return next ?? shown;
}

/** The sun on its way to the next ready-by time, in place of `children`. */
export function BoardSun({
  board,
  clock,
  children,
}: {
  board: Board;
  clock: BoardClock;
  children?: ReactNode;
}) {
  const readyBy = useBoardSun(board, clock);
  if (!readyBy) return children;
  return (
    <div className={styles.sun}>
      <SunPath readyBy={readyBy} band />
    </div>
  );
}
