import { eq } from 'drizzle-orm';
import type {
  CreateKidInput,
  Kid,
  KidCard,
  ParentKid,
  Sibling,
  PauseKidInput,
  UpdateKidBody,
} from '@shared/contracts/kids';
import { calendarDateOf } from '@shared/rules/calendar';
import { dateOf } from '@shared/rules/day';
import { sessions } from '@shared/tables/index';
import { requireRoom } from '../../db/family-caps';
import { lockFamily, lockFamilyToDelete, requireLockedKid } from '../../db/family-locks';
import { idempotent, type IdempotencyKey } from '../../db/idempotency';
import { findPairedTablet } from '../../devices/paired-devices';
import { withTransaction } from '../../events/with-transaction';
import type { Deps } from '../../deps';
import { queueNotification } from '../../jobs/queue-notification';
import { deleteSessions } from '../../sessions/session-store';
import type { Actor, KidActor, ParentActor } from '../../lib/actor';
import { notFound } from '../../lib/errors';
import { requireExpected } from '../../lib/require-expected';
import { auditSuccess, type AuditContext } from '../audit/audit';
import { joinChores, leaveChores } from '../chores/kids-of-chores';
import { familyClock, todayOf } from '../families/family-timezone';
import { keepPastPause } from '../families/past-pauses';
import { deactivateRewardsOf } from '../rewards/rewards.queries';
import { withStreak, withStreaks } from '../streaks/streaks.service';
import { lockingCounts } from './pattern-counts';
import { clearAttempts } from './pattern-attempts';
import { presentKid, presentKidCard, presentParentKid, presentSibling } from './kids.present';
import * as queries from './kids.queries';

export async function listKids({ db }: Deps, actor: ParentActor): Promise<ParentKid[]> {
  const { kids } = await queries.readFamily(db, actor.familyId);
  return (await withStreaks(db, kids)).map(presentParentKid);
}

/** Returns all fields to the kid and parents, fewer to siblings, a card to others. */
export async function viewKid(
  { db }: Deps,
  actor: Actor | null,
  id: string,
  tabletHash: string | null,
): Promise<ParentKid | Kid | Sibling | KidCard> {
  const row = await queries.requireKid(db, null, id);
  const ofFamily = actor !== null && actor.type !== 'admin' && actor.familyId === row.familyId;
  if (!ofFamily) {
    // No names are revealed elsewhere with paired-only logins.
    const tablet = await findPairedTablet(db, tabletHash);
    if (row.family.kidLogins === 'paired' && tablet?.familyId !== row.familyId) throw notFound('kid');
    return presentKidCard(row);
  }
  if (actor.type === 'kid' && actor.kidId !== row.id) return presentSibling(row);
  const record = await withStreak(db, row);
  return actor.type === 'parent' ? presentParentKid(record) : presentKid(record);
}

/** Throws 403 for a sibling, 404 for another family's kid. */
export async function viewOwnRecord({ db }: Deps, actor: KidActor, id: string): Promise<Kid> {
  await queries.requireKidAccess(db, actor, id);
  return presentKid(await withStreak(db, await queries.requireKid(db, actor.familyId, id)));
}

/** A repeated request with the same `key` gets the same kid, because only the id is stored with the key. */
export async function createKid(
  deps: Deps,
  actor: ParentActor,
  { picturePattern, ...face }: CreateKidInput,
  key: IdempotencyKey | null,
): Promise<ParentKid> {
  const { familyId } = actor;
  const patternHash = await deps.secrets.hashPattern(picturePattern);
  const request = { ...face, pictures: deps.secrets.patternFingerprint(picturePattern) };
  const id = await withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'no key update');
    return idempotent(tx, key, request, async () => {
      await requireRoom(tx, familyId, 'kids');
      const clock = await familyClock(tx, familyId);
      const createdOn = dateOf(todayOf(clock));
      const kidId = await queries.insertKid(tx, { familyId, ...face, patternHash, createdOn });
      await joinChores(tx, familyId, kidId, clock);
      publish({ type: 'kids.changed', familyId });
      return kidId;
    });
  });
  return parentKid(deps.db, actor, id);
}

/** Throws 409 if they are not as `expected`. */
export async function updateKid(
  deps: Deps,
  actor: ParentActor,
  id: string,
  { expected, ...input }: UpdateKidBody,
): Promise<ParentKid> {
  const { familyId } = actor;
  await withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'no key update');
    requireExpected(await queries.requireKid(tx, familyId, id), expected);
    await queries.updateKid(tx, familyId, id, input);
    publish({ type: 'kids.changed', familyId });
  });
  return parentKid(deps.db, actor, id);
}

export async function pauseKid(
  deps: Deps,
  actor: ParentActor,
  id: string,
  { from: pausedFrom, until: pausedUntil }: PauseKidInput,
): Promise<ParentKid> {
  const { familyId } = actor;
  await withTransaction(deps, async (tx, publish) => {
    const before = await requireLockedKid(tx, actor, id);
    const { now, timezone } = await familyClock(tx, familyId);
    await keepPastPause(tx, { familyId, kidId: id }, before, calendarDateOf(now, timezone));
    await queries.updateKid(tx, familyId, id, { pausedFrom, pausedUntil });
    publish({ type: 'kids.changed', familyId });
  });
  return parentKid(deps.db, actor, id);
}

/** Ends the kid's sessions and lockout. */
export async function changePattern(
  deps: Deps,
  actor: ParentActor,
  id: string,
  picturePattern: number[],
  context: AuditContext,
): Promise<void> {
  const patternHash = await deps.secrets.hashPattern(picturePattern);
  const { familyId } = actor;
  const ended = await withTransaction(deps, async (tx, publish) => {
    await requireLockedKid(tx, actor, id);
    await queries.unlockKid(tx, familyId, id, { patternHash });
    await clearAttempts(tx, id);
    publish({ type: 'kids.changed', familyId });
    await queueNotification(deps.jobs, tx, familyId);
    await auditSuccess(tx, actor, 'pictures.change', context, id);
    return deleteSessions(tx, eq(sessions.kidId, id));
  });
  await deps.limits.clear(...lockingCounts({ id, familyId }));
  deps.sessions.announceEnded(ended);
}

export async function removeKid(
  deps: Deps,
  actor: ParentActor,
  id: string,
  context: AuditContext,
): Promise<void> {
  const { familyId } = actor;
  const ended = await withTransaction(deps, async (tx, publish) => {
    await lockFamilyToDelete(tx, familyId, actor);
    await queries.requireKid(tx, familyId, id);
    const ids = await deleteSessions(tx, eq(sessions.kidId, id));
    const clock = await familyClock(tx, familyId);
    await deactivateRewardsOf(tx, familyId, id);
    for (const board of await queries.leaveBoards(tx, familyId, id))
      publish({ type: 'board.changed', familyId, ...board });
    await leaveChores(tx, familyId, id, clock, () => queries.deleteKid(tx, familyId, id));
    publish({ type: 'chores.changed', familyId });
    publish({ type: 'rewards.changed', familyId });
    await auditSuccess(tx, actor, 'kid.delete', context, id);
    publish({ type: 'kids.changed', familyId });
    await queueNotification(deps.jobs, tx, familyId);
    return ids;
  });
  deps.sessions.announceEnded(ended);
}

export async function unlockKid(
  deps: Deps,
  actor: ParentActor,
  id: string,
  context: AuditContext,
): Promise<void> {
  const { familyId } = actor;
  await withTransaction(deps, async (tx, publish) => {
    await requireLockedKid(tx, actor, id);
    await queries.unlockKid(tx, familyId, id);
    await clearAttempts(tx, id);
    await auditSuccess(tx, actor, 'kid.unlock', context, id);
    publish({ type: 'kids.changed', familyId });
    await queueNotification(deps.jobs, tx, familyId);
  });
  await deps.limits.clear(...lockingCounts({ id, familyId }));
}

const parentKid = async (db: Deps['db'], { familyId }: ParentActor, id: string): Promise<ParentKid> =>
  presentParentKid(await withStreak(db, await queries.requireKid(db, familyId, id)));
