import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { KidChore } from '@shared/contracts/plan';
import type { CalendarDate } from '@shared/rules/calendar';
import { toast, type ToastMessage } from '@/components/ui/use-toast';
import { ApiError, displayOf, isUnauthorized } from '@/lib/api/api-client';
import { useConnection } from '@/lib/api/connection';
import { useFamilyClock } from '@/lib/dates/family-clock';
import { t } from '@/lib/i18n/messages';
import { dropUnsent, readUnsent, type UnsentChore } from '@/lib/storage/unsent-chores';
import { isOutcomeOpen } from '@/lib/api/idempotency';
import { kidChoresQuery, refetchChores, submitChore } from '@/features/kid-frame/kid-dashboard.api';

/** Delay in ms while the network only seems to work. */
const AGAIN_MS = 8000;

/** Sends chores that were tapped offline. Shows nothing. */
export function SendUnsent({ kidId }: { kidId: string }) {
  const client = useQueryClient();
  const { away } = useConnection();
  const today = useFamilyClock()?.today;
  const send = useEffectEvent(async () => today !== undefined && (await sendAll(client, kidId, today)));
  useEffect(() => {
    if (away || today === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const attempt = async () => {
      await send();
      if (!stopped && readUnsent(kidId).length > 0) timer = setTimeout(() => void attempt(), AGAIN_MS);
    };
    void attempt();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [away, today, kidId]);
  return null;
}

/** Sends the kept submissions one after another, in one tab at a time, and reports the results. */
async function sendAll(client: QueryClient, kidId: string, today: CalendarDate): Promise<void> {
  const sendEach = async () => {
    let chores: readonly KidChore[];
    try {
      chores = await client.fetchQuery({ ...kidChoresQuery(kidId), staleTime: 0 });
    } catch {
      return;
    }
    const toasts: ToastMessage[] = [];
    for (const one of readUnsent(kidId)) {
      const outcome = await sendOne(kidId, one, chores, today);
      if (outcome === null) break;
      dropUnsent(kidId, one.choreId);
      toasts.push(outcome);
    }
    const last = toasts.findLast(({ tone }) => tone === 'pip-oops') ?? toasts.at(-1);
    if (!last) return;
    toast(last);
    await refetchChores(client, kidId);
  };
  // Locks are missing on insecure pages, as in a home network. There, only the idempotency keys prevent
  // duplicates.
  const locks = 'locks' in navigator ? navigator.locks : null;
  await (locks ? locks.request(`starnest unsent ${kidId}`, sendEach) : sendEach());
}

/** Returns the text to say, or null for a retry. */
async function sendOne(
  kidId: string,
  one: UnsentChore,
  chores: readonly KidChore[],
  today: CalendarDate,
): Promise<ToastMessage | null> {
  const item = chores.find(({ chore }) => chore.id === one.choreId);
  if (!item) return refused(one, t('kidDashboard.unsentGone'));
  const isOver = one.dueOn === null ? one.day !== today : item.dueOn !== one.dueOn;
  if (isOver) return refused(one, t('kidDashboard.unsentOver'));
  try {
    await submitChore(kidId, one);
    return { title: t('kidDashboard.approved'), description: t('kidDashboard.reviewSoon'), tone: 'pip' };
  } catch (error) {
    if (isUnauthorized(error) || !(error instanceof Error) || isOutcomeOpen(error)) return null;
    if (error instanceof ApiError && error.status === 429) return null;
    return refused(one, wordsFor(error));
  }
}

const refused = ({ name }: UnsentChore, words: string): ToastMessage => ({
  title: t('kidDashboard.unsentBack'),
  description: t('kidDashboard.unsentWhy', { chore: name, words }),
  tone: 'pip-oops',
});

export function wordsFor(error: Error): string {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'already_done' || code === 'already_pending') return t('kidDashboard.unsentDone');
  if (code === 'not_due') return t('kidDashboard.unsentOver');
  return displayOf(error, t('kidDashboard.tryLater'));
}
