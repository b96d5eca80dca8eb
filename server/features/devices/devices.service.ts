import { createHmac, randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { PAIRING_CODE_LENGTH } from '@shared/constants';
import type {
  BoardInput,
  BoardSettings,
  Device,
  PairedFamily,
  Pairing,
  UpdateDeviceInput,
} from '@shared/contracts/devices';
import { leaderboardModeOf } from '@shared/rules/leaderboard-mode';
import { sessions } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';
import { requireRoom } from '../../db/family-caps';
import { lockFamily, lockFamilyById } from '../../db/family-locks';
import type { Deps } from '../../deps';
import type { ClientIdentity } from '../../devices/client-identity';
import { findPairedDevice, touchDevice } from '../../devices/paired-devices';
import { withTransaction, type Publish } from '../../events/with-transaction';
import type { ParentActor } from '../../lib/actor';
import { notFound, unavailable } from '../../lib/errors';
import { fingerprint, randomToken } from '../../lib/secrets';
import { requireFreshProof } from '../../sessions/fresh-proof';
import { deleteSessions } from '../../sessions/session-store';
import { endTabletSessions, moveToTablet } from '../../sessions/tablet-sessions';
import { audit, auditContextOf, auditSuccess, type AuditContext } from '../audit/audit';
import { presentKidCard } from '../kids/kids.present';
import { readFamily, requireOwnKids } from '../kids/kids.queries';
import { readTurns } from '../schedules/turns-now';
import * as queries from './devices.queries';
import { takePairingAttempt } from './pairing-attempts';

const MAX_DRAWS = 5;

/** Lists the family's tablets. `tabletHash` marks the current one. */
export async function listDevices(
  { db }: Deps,
  { familyId }: ParentActor,
  tabletHash: string | null,
): Promise<Device[]> {
  const rows = await queries.listDevices(db, familyId);
  return rows.map((row) => presentDevice(row, tabletHash));
}

/** Pairs the parent's browser. A new board's session ends. Returns the device and its cookie's token. */
export async function pairHere(
  deps: Deps,
  actor: ParentActor,
  { name, board = null }: { name: string; board?: BoardInput | null | undefined },
  { sessionId, context }: { sessionId: string | null; context: AuditContext },
): Promise<{ device: Device; token: string }> {
  const { familyId, userId } = actor;
  const token = randomToken();
  const { row, moved, ended } = await withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'no key update');
    await requireFreshProof(tx, actor);
    const added = await addDevice(
      { tx, publish },
      { familyId, name, board, token, madeBy: userId, sessionId },
      { actorType: 'parent', actorId: userId, ...context },
    );
    return { ...added, row: await requireDevice(tx, familyId, added.id) };
  });
  deps.sessions.announceChanged(moved);
  deps.sessions.announceEnded(ended);
  return { device: presentDevice(row, row.tokenHash), token };
}

/**
 * Creates a six-digit code that pairs one tablet or board. `origin` is the start of the link. Throws 503 if
 * five random codes exist.
 */
export async function createPairing(
  deps: Deps,
  actor: ParentActor,
  {
    name,
    board = null,
    origin,
    address,
  }: { name: string; board?: BoardInput | null | undefined; origin: string; address: string },
): Promise<Pairing> {
  const { familyId, userId } = actor;
  return withTransaction(deps, async (tx) => {
    await lockFamily(tx, actor, board ? 'no key update' : 'key share');
    await requireFreshProof(tx, actor);
    if (board) await requireBoardRoom(tx, familyId, board);
    for (let draw = 0; draw < MAX_DRAWS; draw += 1) {
      const code = String(randomInt(10 ** PAIRING_CODE_LENGTH)).padStart(PAIRING_CODE_LENGTH, '0');
      const codeHash = hashOf(code, deps.secrets);
      const row = { familyId, name, board, address, codeHash, madeBy: userId };
      const expiresAt = await queries.insertPairing(tx, row);
      if (expiresAt) return { code, url: `${origin}/pair/${code}`, expiresAt: expiresAt.toISOString() };
    }
    throw unavailable();
  });
}

/** Pairs a browser with a code. `sessionId` is its session, if any. */
export async function pairByCode(
  deps: Deps,
  client: ClientIdentity,
  code: string,
  sessionId: string | null,
): Promise<{ paired: PairedFamily; token: string }> {
  const { db, limits, secrets } = deps;
  const attempt = await takePairingAttempt(limits, client.address);
  const token = randomToken();
  const pair = withTransaction(deps, async (tx, publish) => {
    const codeHash = hashOf(code, secrets);
    // Locks the family first, like every write.
    const family = await queries.findPairingFamily(tx, codeHash, attempt.onlyFrom);
    if (family === undefined || !(await lockFamilyById(tx, family, 'no key update'))) return null;
    const pairing = await queries.takePairing(tx, codeHash);
    if (!pairing) return null;
    const by = { actorType: 'anonymous', ...auditContextOf(client) } as const;
    const ended = await addDevice({ tx, publish }, { ...pairing, token, sessionId }, by);
    return { familyId: pairing.familyId, ...ended };
  });
  const added = await pair.catch(async (error: unknown) => {
    // The code was correct.
    await attempt.giveBack();
    throw error;
  });
  if (added === null) {
    await attempt.failed();
    throw notFound('pairing');
  }
  await attempt.giveBack();
  deps.sessions.announceChanged(added.moved);
  deps.sessions.announceEnded(added.ended);
  return { paired: await readPairedFamily(db, added.familyId, added.board), token };
}

export async function viewPairedFamily(
  { db }: Deps,
  { tabletHash }: ClientIdentity,
): Promise<PairedFamily | null> {
  const device = await findPairedDevice(db, tabletHash);
  if (!device) return null;
  await touchDevice(db, device);
  const board = device.board && (await queries.findDevice(db, device.familyId, device.id))?.board;
  return readPairedFamily(db, device.familyId, board ?? null);
}

/** Renames a tablet, or changes or ends its board (`board: null`). A new board ends the sessions on it. */
export async function updateDevice(
  deps: Deps,
  actor: ParentActor,
  id: string,
  { name, board }: UpdateDeviceInput,
  { tabletHash, context }: { tabletHash: string | null; context: AuditContext },
): Promise<Device> {
  const { familyId } = actor;
  const { row, ended } = await withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'no key update');
    const before = await requireDevice(tx, familyId, id);
    if (name !== undefined) await queries.renameDevice(tx, familyId, id, name);
    const changed = board === undefined ? null : await changeBoard(tx, before, board);
    if (changed) {
      await auditSuccess(tx, actor, changed.action, context, id);
    }
    publish({ type: 'devices.changed', familyId });
    const after = await requireDevice(tx, familyId, id);
    const { kidIds = [], showStars, showGoals } = after.board ?? {};
    const showsSavings = showStars === true || showGoals === true;
    if (before.board || after.board)
      publish({ type: 'board.changed', familyId, deviceId: id, kidIds, showsSavings });
    return { row: after, ended: changed?.ended ?? [] };
  });
  deps.sessions.announceEnded(ended);
  return presentDevice(row, tabletHash);
}

/** Returns the audit action and the ended ids, or null without a change. */
async function changeBoard(
  tx: Tx,
  { id, familyId, board: before }: queries.DeviceRow,
  changes: BoardInput | null,
): Promise<{ action: 'board.add' | 'board.change' | 'board.end'; ended: string[] } | null> {
  if (changes === null)
    return (await queries.deleteBoard(tx, familyId, id)) ? { action: 'board.end', ended: [id] } : null;
  if (before) await requireKids(tx, familyId, changes);
  else await requireBoardRoom(tx, familyId, changes);
  await queries.saveBoard(tx, { familyId, deviceId: id }, changes);
  if (before) return { action: 'board.change', ended: [] };
  return { action: 'board.add', ended: await endTabletSessions(tx, [id], null) };
}

async function requireBoardRoom(tx: Tx, familyId: string, board: BoardInput): Promise<void> {
  await requireKids(tx, familyId, board);
  await requireRoom(tx, familyId, 'boards');
}

const requireKids = (tx: Tx, familyId: string, { kidIds = [] }: BoardInput): Promise<void> =>
  requireOwnKids(tx, familyId, kidIds, 'board.kidIds');

/** Unpairs a tablet and ends its sessions except `sessionId`. */
export async function removeDevice(
  deps: Deps,
  actor: ParentActor,
  id: string,
  { sessionId, context }: { sessionId: string | null; context: AuditContext },
): Promise<void> {
  const { familyId } = actor;
  const ended = await withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'key share');
    // Locked first, so that a running login finishes before its sessions end.
    if (!(await queries.lockDevice(tx, familyId, id))) throw notFound('device');
    const sessionIds = await endTabletSessions(tx, [id], sessionId);
    if (await queries.deleteBoard(tx, familyId, id)) await auditSuccess(tx, actor, 'board.end', context, id);
    await queries.deleteDevice(tx, familyId, id);
    await auditSuccess(tx, actor, 'device.remove', context, id);
    publish({ type: 'devices.changed', familyId });
    return sessionIds;
  });
  deps.sessions.announceEnded(ended);
}

interface NewDevice {
  familyId: string;
  name: string;
  board: BoardInput | null;
  token: string;
  madeBy: string;
  sessionId: string | null;
}

async function addDevice(
  { tx, publish }: { tx: Tx; publish: Publish },
  { familyId, name, board: wanted, token, madeBy, sessionId }: NewDevice,
  by: AuditContext & ({ actorType: 'anonymous' } | { actorType: 'parent'; actorId: string }),
): Promise<{ id: string; board: BoardSettings | null; moved: string[]; ended: string[] }> {
  await requireRoom(tx, familyId, 'tablets');
  await audit(tx, { ...by, target: familyId, action: 'device.pair', outcome: 'ok' });
  publish({ type: 'devices.changed', familyId });
  const id = await queries.insertDevice(tx, { familyId, name, madeBy, tokenHash: fingerprint(token) });
  if (!wanted)
    return {
      id,
      board: null,
      moved: sessionId === null ? [] : await moveToTablet(tx, sessionId, id),
      ended: [],
    };
  await requireBoardRoom(tx, familyId, wanted);
  const board = await queries.saveBoard(tx, { familyId, deviceId: id }, wanted);
  await audit(tx, { ...by, target: id, action: 'board.add', outcome: 'ok' });
  // No one stays signed in on a board.
  const ended = sessionId === null ? [] : await deleteSessions(tx, eq(sessions.id, sessionId));
  return { id, board, moved: [], ended };
}

async function requireDevice(tx: Executor, familyId: string, id: string): Promise<queries.DeviceRow> {
  const row = await queries.findDevice(tx, familyId, id);
  if (!row) throw notFound('device');
  return row;
}

async function readPairedFamily(
  tx: Executor,
  familyId: string,
  board: BoardSettings | null,
): Promise<PairedFamily> {
  const { family, kids } = await readFamily(tx, familyId);
  const { name, leaderboardMode, idleMinutes } = await queries.findFamily(tx, familyId);
  return {
    family: { name, leaderboardMode: leaderboardModeOf(leaderboardMode, kids.length), idleMinutes },
    kids: board ? [] : kids.map(presentKidCard),
    turns: board ? [] : await readTurns(tx, familyId, family, kids),
    board,
  };
}

const hashOf = (code: string, { cookieKeys: [key] }: Deps['secrets']): string =>
  createHmac('sha256', key).update(`pairing ${code}`).digest('base64url');

const presentDevice = (
  { id, name, createdAt, lastSeenAt, tokenHash, madeBy, board, online }: queries.DeviceRow,
  tabletHash: string | null,
): Device => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
  current: tokenHash === tabletHash,
  madeBy,
  board,
  online,
});
