import { useEffect } from 'react';
import type { Board, BoardLane } from '@shared/contracts/boards';
import type { CalendarDate } from '@shared/rules/calendar';
import { isNestFull } from '@shared/rules/nest-places';
import { t } from '@/lib/i18n/messages';
import { prefersReducedMotion } from '@/lib/page/use-media';
import { play } from '@/lib/sound/sounds';
import { createStore } from '@/lib/storage/store';
import { announce } from './lane-news';

/** The kids whose lanes celebrate a finished day. */
export const parties = createStore<ReadonlySet<string>>(new Set());

const PARTY_MS = 8000;
/** Until the last egg is in the nest. */
const FLIGHT_MS = 900;
/** Between lanes that celebrate together. */
const APART_MS = 120;

const isDone = ({ paused, nest }: BoardLane) => paused === null && isNestFull(nest.places);

const hasDay = ({ paused, nest }: BoardLane) => paused === null && nest.places.length > 0;

interface Seen {
  today: CalendarDate;
  done: ReadonlySet<string>;
  hadAll: boolean;
}

let seen: Seen | null = null;
const timers = new Map<string, ReturnType<typeof setTimeout>>();

function start(kidId: string, delay: number): void {
  stop(kidId);
  const wait = prefersReducedMotion() ? 0 : delay;
  timers.set(
    kidId,
    setTimeout(() => {
      parties.set(new Set(parties.get()).add(kidId));
      timers.set(kidId, setTimeout(stop, PARTY_MS, kidId));
    }, wait),
  );
}

function stop(kidId: string): void {
  clearTimeout(timers.get(kidId));
  timers.delete(kidId);
  if (!parties.get().has(kidId)) return;
  const left = new Set(parties.get());
  left.delete(kidId);
  parties.set(left);
}

/** Celebrates each newly filled nest, or all lanes together once a day if all are done. */
function look({ lanes }: Board, today: CalendarDate): void {
  const done = new Set(lanes.filter(isDone).map(({ kid }) => kid.id));
  for (const kidId of timers.keys()) if (!done.has(kidId)) stop(kidId);
  const before = seen?.today === today ? seen : null;
  const filled = before ? [...done].filter((kidId) => !before.done.has(kidId)) : [];
  const days = lanes.filter(hasDay);
  const isTogether = filled.length > 0 && !before?.hadAll && days.length > 1 && days.every(isDone);
  seen = { today, done, hadAll: isTogether || (before?.hadAll ?? false) };
  if (filled.length === 0) return;
  const kids = (isTogether ? days : days.filter(({ kid }) => filled.includes(kid.id))).map(({ kid }) => kid);
  for (const [index, { id }] of kids.entries()) start(id, FLIGHT_MS + index * APART_MS);
  setTimeout(() => {
    play('fanfare');
    announce(kids.map(({ name }) => t('board.allDone', { name })).join(' '));
  }, FLIGHT_MS);
}

export function useParties(board: Board | null, today: CalendarDate): void {
  useEffect(() => {
    if (board) look(board, today);
  }, [board, today]);
  useEffect(
    () => () => {
      seen = null;
      for (const kidId of timers.keys()) stop(kidId);
    },
    [],
  );
}
