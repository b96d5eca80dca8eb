import type { QueryClient } from '@tanstack/react-query';
import type { RoutineRun } from '@shared/contracts/routines';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import type { CalendarDate } from '@shared/rules/calendar';
import { toast } from '@/components/ui/use-toast';
import { refetchChores, submitChore } from '@/features/kid-frame/kid-dashboard.api';
import { ApiError, del, isUnauthorized, put } from '@/lib/api-client';
import { applyRun } from '@/lib/cache-effects';
import { t } from '@/lib/messages';
import { dropTaps, holdTaps, readTaps, type RoutineTap } from '@/lib/routine-taps';
import { serverTimeOf } from '@/lib/server-clock';
import { isOutcomeOpen } from '@/lib/use-idempotency-key';
import { closePlayer, getPlayer, noteRun } from './player';
import { wordsFor } from './send-unsent';

/** A tap that is sent later than this tells its own seconds. */
const LATE_MS = 3000;

interface Answer {
  run: RoutineRun | null;
  submission: ChoreSubmission | null;
}

const running = new Map<string, Promise<void>>();

/** Sends the taps in their order, one at a time, in one tab at a time. Stops without an answer. */
export function sendTaps(client: QueryClient, kidId: string, today: CalendarDate): Promise<void> {
  const before = running.get(kidId) ?? Promise.resolve();
  const next = before.then(() => sendAlone(client, kidId, today));
  running.set(kidId, next);
  return next;
}

async function sendAlone(client: QueryClient, kidId: string, today: CalendarDate): Promise<void> {
  // Absent on a page that is not secure, as in a home network. Repeated taps change nothing there either.
  const locks = 'locks' in navigator ? navigator.locks : null;
  const send = () => sendEach(client, kidId, today);
  await (locks ? locks.request(`starnest steps ${kidId}`, send) : send());
}

async function sendEach(client: QueryClient, kidId: string, today: CalendarDate): Promise<void> {
  let isStale = false;
  for (let tap = readTaps(kidId)[0]; tap; tap = readTaps(kidId)[0]) {
    const { id } = tap;
    if (tap.do !== 'run' || isLastTap(kidId, tap)) {
      try {
        const answer = await sendOne(kidId, tap, today);
        if (answer?.run) {
          if (!applyRun(client, answer.run)) isStale = true;
          noteRun(answer.run);
        } else {
          // Before the tap is dropped, so that the screen never shows the run without it.
          await refetchChores(client, kidId);
        }
      } catch (error) {
        if (!(error instanceof Error) || mayTryAgain(error)) {
          holdTaps(kidId);
          break;
        }
        isStale = true;
        if (isOnlyThisTap(tap, error)) dropTaps(kidId, (one) => one.id === id);
        else refuse(kidId, tap, error);
        continue;
      }
    }
    dropTaps(kidId, (one) => one.id === id);
  }
  if (isStale) await refetchChores(client, kidId);
}

/** A start or pause changes nothing if another tap follows. */
const isLastTap = (kidId: string, tap: RoutineTap): boolean =>
  readTaps(kidId).findLast((one) => one.choreId === tap.choreId)?.id === tap.id;

async function sendOne(kidId: string, tap: RoutineTap, today: CalendarDate): Promise<Answer | null> {
  const { choreId, dueOn, day, at, id } = tap;
  const path = `/api/kids/${encodeURIComponent(kidId)}/routines/${encodeURIComponent(choreId)}`;
  switch (tap.do) {
    case 'run':
      return { run: await put<RoutineRun>(path, { dueOn, running: tap.running }), submission: null };
    case 'mark': {
      const { stepId, state, seconds } = tap;
      const isLate = tap.waits || serverTimeOf(Date.now()) - at > LATE_MS;
      return put<Answer>(`${path}/steps/${encodeURIComponent(stepId)}`, {
        dueOn,
        state,
        ...(isLate && { seconds }),
        ...(day !== today && { on: day }),
      });
    }
    case 'submit':
      return { run: null, submission: await submitChore(kidId, { choreId, idempotencyKey: id }) };
    case 'start-over':
      await del(dueOn === null ? path : `${path}?dueOn=${dueOn}`);
  }
  return null;
}

const mayTryAgain = (error: Error): boolean =>
  isUnauthorized(error) || isOutcomeOpen(error) || (error instanceof ApiError && error.status === 429);

/** A pause without a run, or a step that an adult has removed. */
const isOnlyThisTap = (tap: RoutineTap, error: Error): boolean =>
  error instanceof ApiError && error.status === 404 && (tap.do === 'run' || tap.do === 'mark');

/** Discards the kid's taps in this routine and explains why. */
function refuse(kidId: string, { choreId, dueOn, name }: RoutineTap, error: Error): void {
  dropTaps(kidId, (one) => one.choreId === choreId && one.dueOn === dueOn);
  const shown = getPlayer();
  if (shown?.chore.id === choreId) closePlayer();
  toast({
    title: t('routine.choreChanged'),
    description: t('kidDashboard.unsentWhy', { chore: name, words: wordsFor(error) }),
    tone: 'pip',
  });
}
