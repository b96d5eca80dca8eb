import type { CalendarFeed } from '@shared/contracts/calendars';
import { addDays, calendarDateOf } from '@shared/rules/calendar';
import { lockFamily, requireLockedKid } from '../../db/family-locks';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import type { ParentActor } from '../../lib/actor';
import { notFound } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { fingerprint } from '../../lib/secrets';
import { requireFreshProof } from '../../sessions/fresh-proof';
import { auditSuccess, type AuditContext } from '../audit/audit';
import { familyClock } from '../families/family-timezone';
import { viewKidPlan } from '../schedules/plan.service';
import * as queries from './calendars.queries';
import { presentCalendar } from './calendar-file';

const DAYS_BACK = 7;
const DAYS_AHEAD = 56;

export async function listFeeds(
  deps: Deps,
  { familyId }: ParentActor,
  origin: string,
): Promise<CalendarFeed[]> {
  const rows = await queries.listFeeds(deps.db, familyId);
  return rows.map((row) => presentFeed(deps, row, origin));
}

/** Replaces the feed's URL. Throws 404 for another family's kid, 403 without a recent proof. */
export async function renewFeed(
  deps: Deps,
  actor: ParentActor,
  kidId: string,
  { origin, context }: { origin: string; context: AuditContext },
): Promise<CalendarFeed> {
  const { familyId, userId } = actor;
  const id = newId();
  const tokenHash = fingerprint(deps.secrets.linkToken(id));
  const row = await withTransaction(deps, async (tx, publish) => {
    await requireLockedKid(tx, actor, kidId, 'key share');
    await requireFreshProof(tx, actor);
    const written = await queries.replaceFeed(tx, { id, familyId, kidId, tokenHash, madeBy: userId });
    await auditSuccess(tx, actor, 'calendar.make', context, kidId);
    publish({ type: 'devices.changed', familyId });
    return written;
  });
  return presentFeed(deps, row, origin);
}

export async function endFeed(
  deps: Deps,
  actor: ParentActor,
  kidId: string,
  context: AuditContext,
): Promise<void> {
  const { familyId } = actor;
  await withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'key share');
    if (!(await queries.deleteFeed(tx, familyId, kidId))) throw notFound('calendar');
    await auditSuccess(tx, actor, 'calendar.remove', context, kidId);
    publish({ type: 'devices.changed', familyId });
  });
}

/** Throws 404 also for a suspended family. */
export async function requireFeed({ db }: Pick<Deps, 'db'>, token: string): Promise<queries.OpenFeed> {
  const feed = await queries.findFeed(db, fingerprint(token));
  if (!feed) throw notFound('calendar');
  return feed;
}

export async function computeFeed({ db }: Pick<Deps, 'db'>, feed: queries.OpenFeed): Promise<string> {
  const { timezone, now } = await familyClock(db, feed.familyId);
  const from = addDays(calendarDateOf(now, timezone), -DAYS_BACK);
  const plan = await viewKidPlan(db, feed, { from, days: DAYS_BACK + 1 + DAYS_AHEAD });
  if (!plan) throw notFound('calendar');
  return presentCalendar(plan, now, feed.locale);
}

const presentFeed = (
  { secrets }: Pick<Deps, 'secrets'>,
  { id, kidId, tokenHash, createdAt, madeBy }: queries.FeedRow,
  origin: string,
): CalendarFeed => ({
  kidId,
  url: `${origin}/api/calendars/${secrets.linkToken(id, tokenHash)}.ics`,
  createdAt: createdAt.toISOString(),
  madeBy,
});
