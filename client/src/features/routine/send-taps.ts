import { useEffect, useEffectEvent } from 'react';
import type { CalendarDate } from '@shared/rules/calendar';
import { ApiError, isUnauthorized } from '@/lib/api/api-client';
import { useConnection } from '@/lib/api/connection';
import { dropTaps, holdTaps, readTaps, type RoutineTap } from '@/lib/storage/routine-taps';
import { serverTimeOf } from '@/lib/api/server-clock';
import { isOutcomeOpen } from '@/lib/api/idempotency';

/** A tap that is sent later than this includes the seconds that the device measured. */
const LATE_MS = 3000;
/** Between two attempts, in ms, while the app only seems to be reachable. */
const AGAIN_MS = 8000;

/** Sends the taps of one list. */
export interface Sending {
  list: string;
  /** Sends a tap and shows the answer. Only then is the tap dropped, so that the screen never shows the run without it. */
  send: (tap: RoutineTap) => Promise<void>;
  /** The tap was refused. Its run's other taps are dropped too, unless `isOnlyThis`. */
  onRefused: (tap: RoutineTap, error: Error, isOnlyThis: boolean) => void;
  /** Whether the tap must be kept until the kid has entered the pictures. */
  isHeld?: (tap: RoutineTap, error?: Error) => boolean;
  onEnd: () => Promise<void> | void;
}

const sending = new Map<string, Promise<void>>();

/** Sends the taps in their order, one at a time, in one tab at a time. Stops without an answer. */
export function sendInOrder(how: Sending): Promise<void> {
  const { list } = how;
  const before = sending.get(list) ?? Promise.resolve();
  const next = before.then(() => sendAlone(how));
  sending.set(list, next);
  return next;
}

async function sendAlone(how: Sending): Promise<void> {
  // Missing on insecure pages, as in a home network. Repeated taps are harmless there.
  const locks = 'locks' in navigator ? navigator.locks : null;
  const send = () => sendEach(how);
  await (locks ? locks.request(`starnest steps ${how.list}`, send) : send());
}

async function sendEach({ list, send, onRefused, isHeld = () => false, onEnd }: Sending): Promise<void> {
  const next = () => readTaps(list).find((tap) => !isHeld(tap));
  for (let tap = next(); tap; tap = next()) {
    const { id } = tap;
    const mine = tap;
    // A start or pause changes nothing if another tap follows.
    const isLast = readTaps(list).findLast((one) => isSameChore(one, mine))?.id === id;
    if (tap.do !== 'run' || isLast) {
      try {
        await send(tap);
      } catch (error) {
        if (!(error instanceof Error) || mayTryAgain(error)) {
          holdTaps(list);
          break;
        }
        if (isHeld(tap, error)) continue;
        const isOnlyThis = isOnlyThisTap(tap, error);
        dropTaps(list, (one) => one.id === id || (!isOnlyThis && isSameRun(one, mine)));
        onRefused(tap, error, isOnlyThis);
        continue;
      }
    }
    dropTaps(list, (one) => one.id === id);
  }
  await onEnd();
}

const isSameChore = (a: RoutineTap, b: RoutineTap) => a.choreId === b.choreId && a.kidId === b.kidId;
const isSameRun = (a: RoutineTap, b: RoutineTap) => isSameChore(a, b) && a.dueOn === b.dueOn;

const mayTryAgain = (error: Error): boolean =>
  isUnauthorized(error) || isOutcomeOpen(error) || (error instanceof ApiError && error.status === 429);

/** A pause without a run, or a step that an adult has removed. */
const isOnlyThisTap = (tap: RoutineTap, error: Error): boolean =>
  error instanceof ApiError && error.status === 404 && (tap.do === 'run' || tap.do === 'mark');

/** The body that marks a step, with the device's own measure if it is late. */
export function markBody(
  { dueOn, day, at, waits, state, seconds }: Extract<RoutineTap, { do: 'mark' }>,
  today: CalendarDate,
): object {
  const isLate = waits || serverTimeOf(Date.now()) - at > LATE_MS;
  return { dueOn, state, ...(isLate && { seconds }), ...dayBody(day, today) };
}

/** The body that starts, continues or pauses a run. */
export const runBody = (
  { dueOn, day }: RoutineTap,
  running: boolean,
  today: CalendarDate,
): { dueOn: CalendarDate | null; running: boolean; on?: CalendarDate } => ({
  dueOn,
  running,
  ...dayBody(day, today),
});

/** Names the day of a tap that counts for yesterday. */
export const dayBody = (day: CalendarDate, today: CalendarDate): { on?: CalendarDate } =>
  day === today ? {} : { on: day };

/** Sends the kept taps of a list as soon as the server responds. */
export function useSendTaps(list: string, send: (() => Promise<void>) | null): void {
  const { away } = useConnection();
  const attempt = useEffectEvent(async () => send?.());
  const isOn = !away && send !== null;
  useEffect(() => {
    if (!isOn) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const next = async () => {
      await attempt();
      if (!stopped && readTaps(list).length > 0) timer = setTimeout(() => void next(), AGAIN_MS);
    };
    void next();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [isOn, list]);
}
