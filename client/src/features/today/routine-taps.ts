import type { QueryClient } from '@tanstack/react-query';
import type { RoutineRun } from '@shared/contracts/routines';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import type { CalendarDate } from '@shared/rules/calendar';
import { toast } from '@/components/ui/use-toast';
import { refetchChores, submitChore } from '@/features/kid-frame/kid-dashboard.api';
import { dayBody, markBody, runBody, sendInOrder } from '@/features/routine/send-taps';
import { del, put } from '@/lib/api/api-client';
import { applyRun } from '@/lib/api/cache-effects';
import { t } from '@/lib/i18n/messages';
import type { RoutineTap } from '@/lib/storage/routine-taps';
import { closePlayer, getPlayer, noteRun } from './player';
import { wordsFor } from './send-unsent';

interface Answer {
  run: RoutineRun | null;
  submission: ChoreSubmission | null;
}

/** Sends the kid's taps. */
export function sendTaps(client: QueryClient, kidId: string, today: CalendarDate): Promise<void> {
  let isStale = false;
  return sendInOrder({
    list: kidId,
    send: async (tap) => {
      const answer = await sendOne(kidId, tap, today);
      if (answer?.run) {
        if (!applyRun(client, answer.run)) isStale = true;
        noteRun(answer.run);
      } else {
        await refetchChores(client, kidId);
      }
    },
    onRefused: (tap, error, isOnlyThis) => {
      isStale = true;
      if (!isOnlyThis) explain(tap, error);
    },
    onEnd: () => (isStale ? refetchChores(client, kidId) : undefined),
  });
}

async function sendOne(kidId: string, tap: RoutineTap, today: CalendarDate): Promise<Answer | null> {
  const { choreId, dueOn, day, id } = tap;
  const path = `/api/kids/${encodeURIComponent(kidId)}/routines/${encodeURIComponent(choreId)}`;
  switch (tap.do) {
    case 'run':
      return { run: await put<RoutineRun>(path, runBody(tap, tap.running, today)), submission: null };
    case 'mark':
      return put<Answer>(`${path}/steps/${encodeURIComponent(tap.stepId)}`, markBody(tap, today));
    case 'submit':
      return {
        run: null,
        submission: await submitChore(kidId, { choreId, idempotencyKey: id, ...dayBody(day, today) }),
      };
    case 'start-over':
      await del(dueOn === null ? path : `${path}?dueOn=${dueOn}`);
  }
  return null;
}

/** Closes the player after a rejected tap, and explains why. */
function explain({ choreId, name }: RoutineTap, error: Error): void {
  const shown = getPlayer();
  if (shown?.chore.id === choreId) closePlayer();
  toast({
    title: t('routine.choreChanged'),
    description: t('kidDashboard.unsentWhy', { chore: name, words: wordsFor(error) }),
    tone: 'pip',
  });
}
