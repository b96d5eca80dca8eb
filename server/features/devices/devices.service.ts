import { createHmac, randomInt } from 'node:crypto';
import { PAIRING_CODE_LENGTH } from '@shared/constants';
import type { Device, PairedFamily, Pairing } from '@shared/contracts/devices';
import { leaderboardModeOf } from '@shared/rules/leaderboard-mode';
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
import { endTabletSessions, moveToTablet } from '../../sessions/tablet-sessions';
import { audit, auditContextOf, type AuditContext } from '../audit/audit';
import { presentKidCard } from '../kids/kids.present';
import { readFamily } from '../kids/kids.queries';
import { readTurns } from '../schedules/turns-now';
import * as queries from './devices.queries';
import { takePairingAttempt } from './pairing-attempts';

const MAX_DRAWS = 5;

/** Returns the family's paired tablets, oldest first. `tabletHash` marks the current one. */
export async function listDevices(
  { db }: Deps,
  { familyId }: ParentActor,
  tabletHash: string | null,
): Promise<Device[]> {
  const rows = await queries.listDevices(db, familyId);
  return rows.map((row) => presentDevice(row, tabletHash));
}

/**
 * Pairs the parent's browser. Returns the device and its cookie's token. Throws 403 without a recent proof, 409
 * `too_many_tablets`.
 */
export async function pairHere(
  deps: Deps,
  actor: ParentActor,
  name: string,
  { sessionId, context }: { sessionId: string | null; context: AuditContext },
): Promise<{ device: Device; token: string }> {
  const { familyId, userId } = actor;
  const token = randomToken();
  const { row, moved } = await withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'no key update');
    await requireFreshProof(tx, actor);
    const added = await addDevice(
      { tx, publish },
      { familyId, name, token, madeBy: userId, sessionId },
      { actorType: 'parent', actorId: userId, ...context },
    );
    return { row: await requireDevice(tx, familyId, added.id), moved: added.moved };
  });
  deps.sessions.announceChanged(moved);
  return { device: presentDevice(row, row.tokenHash), token };
}

/**
 * Creates a six-digit code that pairs one tablet. `origin` is the start of the link. Throws 403 without a recent
 * proof, 503 if five random codes exist.
 */
export async function createPairing(
  deps: Deps,
  actor: ParentActor,
  { name, origin, address }: { name: string; origin: string; address: string },
): Promise<Pairing> {
  const { familyId, userId } = actor;
  return withTransaction(deps, async (tx) => {
    await lockFamily(tx, actor, 'key share');
    await requireFreshProof(tx, actor);
    for (let draw = 0; draw < MAX_DRAWS; draw += 1) {
      const code = String(randomInt(10 ** PAIRING_CODE_LENGTH)).padStart(PAIRING_CODE_LENGTH, '0');
      const codeHash = hashOf(code, deps.secrets);
      const row = { familyId, name, address, codeHash, madeBy: userId };
      const expiresAt = await queries.insertPairing(tx, row);
      if (expiresAt) return { code, url: `${origin}/pair/${code}`, expiresAt: expiresAt.toISOString() };
    }
    throw unavailable();
  });
}

/**
 * Pairs a browser with a code; `sessionId` is its session, if any. Throws 404 for an invalid code, 409
 * `too_many_tablets`, 429 after too many wrong ones.
 */
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
    // Locks the family first, like every write, and then uses the code.
    const family = await queries.findPairingFamily(tx, codeHash, attempt.onlyFrom);
    if (family === undefined || !(await lockFamilyById(tx, family, 'no key update'))) return null;
    const pairing = await queries.takePairing(tx, codeHash);
    if (!pairing) return null;
    const by = { actorType: 'anonymous', ...auditContextOf(client) } as const;
    const { moved } = await addDevice({ tx, publish }, { ...pairing, token, sessionId }, by);
    return { familyId: pairing.familyId, moved };
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
  return { paired: await readPairedFamily(db, added.familyId), token };
}

export async function viewPairedFamily(
  { db }: Deps,
  { tabletHash }: ClientIdentity,
): Promise<PairedFamily | null> {
  const device = await findPairedDevice(db, tabletHash);
  if (!device) return null;
  await touchDevice(db, device);
  return readPairedFamily(db, device.familyId);
}

export async function renameDevice(
  deps: Deps,
  actor: ParentActor,
  { id, name, tabletHash }: { id: string; name: string; tabletHash: string | null },
): Promise<Device> {
  const { familyId } = actor;
  const row = await withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'key share');
    if (!(await queries.renameDevice(tx, familyId, id, name))) throw notFound('device');
    publish({ type: 'devices.changed', familyId });
    return requireDevice(tx, familyId, id);
  });
  return presentDevice(row, tabletHash);
}

/** Unpairs a tablet and ends its sessions except `sessionId`. Throws 404. */
export async function removeDevice(
  deps: Deps,
  actor: ParentActor,
  id: string,
  { sessionId, context }: { sessionId: string | null; context: AuditContext },
): Promise<void> {
  const { familyId, userId } = actor;
  const ended = await withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'key share');
    // Locked first, so that a running login finishes before its sessions end, and no other starts.
    if (!(await queries.lockDevice(tx, familyId, id))) throw notFound('device');
    const sessionIds = await endTabletSessions(tx, [id], sessionId);
    await queries.deleteDevice(tx, familyId, id);
    const who = { actorType: 'parent', actorId: userId, target: id } as const;
    await audit(tx, { ...who, action: 'device.remove', outcome: 'ok', ...context });
    publish({ type: 'devices.changed', familyId });
    return sessionIds;
  });
  deps.sessions.announceEnded(ended);
}

interface NewDevice {
  familyId: string;
  name: string;
  token: string;
  madeBy: string;
  /** The session of the new tablet's browser. */
  sessionId: string | null;
}

/** Inserts a tablet for a locked family. Returns its id, and the ids of sessions moved to it. */
async function addDevice(
  { tx, publish }: { tx: Tx; publish: Publish },
  { familyId, name, token, madeBy, sessionId }: NewDevice,
  by: AuditContext & ({ actorType: 'anonymous' } | { actorType: 'parent'; actorId: string }),
): Promise<{ id: string; moved: string[] }> {
  await requireRoom(tx, familyId, 'tablets');
  await audit(tx, { ...by, target: familyId, action: 'device.pair', outcome: 'ok' });
  publish({ type: 'devices.changed', familyId });
  const id = await queries.insertDevice(tx, { familyId, name, madeBy, tokenHash: fingerprint(token) });
  return { id, moved: sessionId === null ? [] : await moveToTablet(tx, sessionId, id) };
}

async function requireDevice(tx: Executor, familyId: string, id: string): Promise<queries.DeviceRow> {
  const row = await queries.findDevice(tx, familyId, id);
  if (!row) throw notFound('device');
  return row;
}

async function readPairedFamily(tx: Executor, familyId: string): Promise<PairedFamily> {
  const { family, kids } = await readFamily(tx, familyId);
  const { name, leaderboardMode, idleMinutes } = await queries.findFamily(tx, familyId);
  return {
    family: { name, leaderboardMode: leaderboardModeOf(leaderboardMode, kids.length), idleMinutes },
    kids: kids.map(presentKidCard),
    turns: await readTurns(tx, familyId, family, kids),
  };
}

const hashOf = (code: string, { cookieKeys: [key] }: Deps['secrets']): string =>
  createHmac('sha256', key).update(`pairing ${code}`).digest('base64url');

const presentDevice = (
  { id, name, createdAt, lastSeenAt, tokenHash, madeBy }: queries.DeviceRow,
  tabletHash: string | null,
): Device => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
  current: tokenHash === tabletHash,
  madeBy,
});
