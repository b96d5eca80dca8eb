import { quietUntil } from '@shared/rules/quiet-hours';
import type { Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import { familyMessage } from './family-message';
import * as queries from './push.queries';

type Pending = Awaited<ReturnType<typeof queries.listPendingItems>>;

/**
 * Sends each browser of the adults new pending requests and lockouts. A browser in quiet hours gets a job at
 * their end. Repeatable: only one process sends to a browser, and changes in the meantime queue another job.
 */
export async function notifyFamily(deps: Deps, familyId: string, signal: AbortSignal): Promise<void> {
  const targets = await queries.claimTargets(deps.db, familyId);
  if (targets.length === 0) return;
  const pending = await queries.listPendingItems(deps.db, familyId);
  await Promise.all(targets.map((target) => notifyBrowser(deps, target, pending, signal)));
}

async function notifyBrowser(
  deps: Deps,
  target: queries.Target,
  pending: Pending,
  signal: AbortSignal,
): Promise<void> {
  const next = familyMessage(pending, target);
  // Removing a notification is silent.
  const until =
    target.quiet && next?.told ? quietUntil(target.quiet, target.now, target.timezone) : undefined;
  const status = next && !until ? await send(deps, target, next.message, signal) : undefined;
  await withTransaction(deps, async (tx) => {
    if (status === 404 || status === 410) return queries.deleteSubscription(tx, target);
    if (status !== undefined && !signal.aborted && isTemporary(status)) return pauseBrowser(deps, tx, target);
    // A permanently rejected message is not retried.
    const isSent = status !== undefined && !signal.aborted;
    const told = next && isSent ? next.told : target.told;
    await queries.release(tx, target, { told, isSent });
    if (until) return queueJob(deps, tx, target, until);
    const now = await queries.listPendingItems(tx, target.familyId);
    if (familyMessage(now, { ...target, told })) await queueJob(deps, tx, target);
  });
}

/** Returns null if the push service is unreachable. */
async function send(
  { push, logger }: Deps,
  target: queries.Target,
  message: unknown,
  signal: AbortSignal,
): Promise<number | null> {
  const status = await push.send(target, message, signal).catch(() => null);
  if (status === null || status >= 300) logger.info({ status }, 'a push service did not take a message');
  return status;
}

const isTemporary = (status: number | null): boolean =>
  status === null || status === 408 || status === 429 || status >= 500;

/** Schedules a retry, or deletes the subscription after days of failures. */
async function pauseBrowser(deps: Deps, tx: Tx, target: queries.Target): Promise<void> {
  const retryAt = await queries.recordFailure(tx, target);
  if (retryAt) await queueJob(deps, tx, target, retryAt);
  else await queries.deleteSubscription(tx, target);
}

const queueJob = ({ jobs }: Deps, tx: Tx, { familyId }: queries.Target, startAfter?: Date): Promise<void> =>
  jobs.add(tx, 'notify-family', { familyId }, startAfter && { startAfter });
