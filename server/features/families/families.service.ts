import { eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Family, ParentFamily, UpdateFamilyInput } from '@shared/contracts/families';
import { calendarDateOf } from '@shared/rules/calendar';
import type { Pause } from '@shared/rules/pause';
import { leaderboardModeOf } from '@shared/rules/leaderboard-mode';
import { families, sessions } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';
import { lockFamily } from '../../db/family-locks';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import type { FamilyActor, KidActor, ParentActor } from '../../lib/actor';
import { invalid, notFound, unavailable } from '../../lib/errors';
import { changeFamilyCode } from '../../sessions/change-sessions';
import { requireFreshProof } from '../../sessions/fresh-proof';
import { deleteSessions } from '../../sessions/session-store';
import { auditSuccess, type AuditContext } from '../audit/audit';
import { keepDays } from '../chores/keep-days';
import { countKids, findFreeCode, updateCode } from './families.queries';
import { familyClock } from './family-timezone';
import { keepPastPause } from './past-pauses';

export async function viewFamily(
  { db }: Pick<Deps, 'db'>,
  actor: FamilyActor,
): Promise<Family | ParentFamily> {
  return actor.type === 'parent' ? viewFamilyAsAdult(db, actor) : viewFamilyAsKid(db, actor);
}

export async function viewFamilyAsKid(tx: Executor, { familyId }: KidActor): Promise<Family> {
  return presentFamily(await requireFamily(tx, familyId), await countKids(tx, familyId));
}

export async function viewFamilyAsAdult(tx: Executor, actor: ParentActor): Promise<ParentFamily> {
  const row = await requireFamily(tx, actor.familyId);
  return presentForAdult(row, await countKids(tx, actor.familyId), actor);
}

/** Updates the given fields. `kidLogins: 'paired'` ends kids' sessions on unpaired browsers. */
export async function updateFamily(
  deps: Deps,
  actor: ParentActor,
  input: UpdateFamilyInput,
): Promise<ParentFamily> {
  const { familyId } = actor;
  const { family, ended } = await withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'no key update');
    const before = await requireFamily(tx, familyId);
    const pause = mergePause(before, input);
    if (isChanged(before, pause)) {
      const { now, timezone } = await familyClock(tx, familyId);
      await keepPastPause(tx, { familyId, kidId: null }, before, calendarDateOf(now, timezone));
    }
    const [row] = await tx
      .update(families)
      .set({ ...input, ...pause })
      .where(eq(families.id, familyId))
      .returning();
    if (!row) throw notFound('family');
    if (row.timezone !== before.timezone || row.weekStart !== before.weekStart) {
      await keepDays(tx, familyId, await familyClock(tx, familyId));
      publish({ type: 'chores.changed', familyId });
    }
    publish({ type: 'settings.changed', familyId });
    return {
      family: presentForAdult(row, await countKids(tx, familyId), actor),
      ended: input.kidLogins === 'paired' ? await endUnpairedKidSessions(tx, familyId) : [],
    };
  });
  deps.sessions.announceEnded(ended);
  return family;
}

const endUnpairedKidSessions = (tx: Tx, familyId: string): Promise<string[]> =>
  deleteSessions(
    tx,
    sql`${eq(sessions.familyId, familyId)} AND ${isNotNull(sessions.kidId)} AND ${isNull(sessions.tabletId)}`,
  );

/** Replaces the family's code. Sessions continue. */
export async function renewFamilyCode(
  deps: Deps,
  actor: ParentActor,
  context: AuditContext,
): Promise<ParentFamily> {
  const { familyId } = actor;
  const changed = await withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'no key update');
    await requireFreshProof(tx, actor);
    const code = await findFreeCode(tx);
    if (!code) throw unavailable('full');
    await updateCode(tx, familyId, code);
    await auditSuccess(tx, actor, 'family.code', context, familyId);
    publish({ type: 'settings.changed', familyId });
    return changeFamilyCode(tx, familyId, code);
  });
  deps.sessions.announceChanged(changed);
  return viewFamilyAsAdult(deps.db, actor);
}

/** Without a first day there is no last one either. Throws 400 for a last day before the first. */
function mergePause(
  before: Pause,
  {
    pausedFrom = before.pausedFrom,
    pausedUntil = pausedFrom === null ? null : before.pausedUntil,
  }: UpdateFamilyInput,
): Pause {
  if (pausedUntil !== null && (pausedFrom === null || pausedUntil < pausedFrom))
    throw invalid('pausedUntil', 'validation.pause');
  return { pausedFrom, pausedUntil };
}

const isChanged = (before: Pause, after: Pause): boolean =>
  before.pausedFrom !== after.pausedFrom || before.pausedUntil !== after.pausedUntil;

async function requireFamily(tx: Executor, familyId: string): Promise<FamilyRow> {
  const [row] = await tx.select().from(families).where(eq(families.id, familyId));
  if (!row) throw notFound('family');
  return row;
}

type FamilyRow = typeof families.$inferSelect;

const presentForAdult = (row: FamilyRow, kids: number, { role }: ParentActor): ParentFamily => ({
  ...presentFamily(row, kids),
  code: row.code,
  openSteps: row.openSteps,
  role,
});

const presentFamily = (row: FamilyRow, kids: number): Family => ({
  id: row.id,
  name: row.name,
  timezone: row.timezone,
  weekStart: row.weekStart,
  leaderboardMode: leaderboardModeOf(row.leaderboardMode, kids),
  teamGoal: row.teamGoal,
  pausedFrom: row.pausedFrom,
  pausedUntil: row.pausedUntil,
  starsByHand: row.starsByHand,
  kidLogins: row.kidLogins,
  idleMinutes: row.idleMinutes,
  sounds: row.sounds,
  locale: row.locale,
});
