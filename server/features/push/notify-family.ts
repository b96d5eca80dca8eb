import { quietUntil } from '@shared/rules/quiet-hours';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import { MAX_FAILURES } from '../kids/lockout';
import { familyMessage } from './family-message';
import * as queries from './push.queries';

/** Longer than a push service is given to respond. */
const CLAIM_SECONDS = 30;

/** A browser could not be told now; the job is run again. */
class NotDeliveredError extends Error {}

/**
 * Tells the browsers of a family's grown-ups what waits, each what it was not told yet, and after quiet hours those that
 * keep them. Repeatable. A browser whose subscription has ended is forgotten. Throws when one has to be told later.
 */
export async function notifyFamily(deps: Deps, familyId: string, signal: AbortSignal): Promise<void> {
  const targets = await queries.listTargets(deps.db, familyId);
  if (targets.length === 0) return;
  const waiting = await queries.listWaiting(deps.db, familyId, MAX_FAILURES);
  const outcomes = await Promise.allSettled(
    targets.map((target) => tellDevice(deps, target, waiting, signal)),
  );
  const later = outcomes.flatMap(({ status, ...outcome }) =>
    status === 'fulfilled' && 'value' in outcome && outcome.value ? [outcome.value] : [],
  );
  for (const startAfter of new Map(later.map((date) => [date.getTime(), date])).values())
    await withTransaction(deps, (tx) => deps.jobs.add(tx, 'notify-family', { familyId }, { startAfter }));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Returns when to tell the device instead, if that is to be later. */
async function tellDevice(
  { db, push, logger }: Deps,
  target: queries.Target,
  waiting: Awaited<ReturnType<typeof queries.listWaiting>>,
  signal: AbortSignal,
): Promise<Date | null> {
  const next = familyMessage(waiting, target);
  if (!next) return null;
  // What only goes disturbs nobody.
  if (target.quiet && next.told !== null) {
    const until = quietUntil(target.quiet, target.now, target.timezone);
    if (until) return until;
  }
  if (!(await queries.claim(db, target, CLAIM_SECONDS))) throw new NotDeliveredError('being told just now');
  let status: number;
  try {
    status = await push.send(target, next.message, signal);
  } catch (error) {
    await queries.release(db, target, target.told);
    throw error;
  }
  if (status === 404 || status === 410) await queries.deleteSubscription(db, target.familyId, target.id);
  else if (status === 408 || status === 429 || status >= 500) {
    await queries.release(db, target, target.told);
    throw new NotDeliveredError(`the push service responded ${status}`);
  } else {
    // Sending again what was refused for good would be refused again.
    if (status >= 300) logger.warn({ status }, 'a push service refused a message');
    await queries.release(db, target, next.told);
  }
  return null;
}
