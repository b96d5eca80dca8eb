import { KID_SESSION_MS } from '@shared/constants';
import type { KidCard, KidLoginResponse } from '@shared/contracts/kids';
import { databaseNow } from '../../db/clock';
import type { Deps } from '../../deps';
import { queueNotification } from '../../jobs/queue-notification';
import type { ClientIdentity } from '../../devices/client-identity';
import { findKnownDevice } from '../../devices/device-logins';
import { findPairedDevice, findPairedTablet } from '../../devices/paired-devices';
import { withTransaction } from '../../events/with-transaction';
import type { Actor, KidIdentity } from '../../lib/actor';
import { notFound, rateLimited, wrongCredentials } from '../../lib/errors';
import { isId } from '../../lib/ids';
import { randomToken } from '../../lib/secrets';
import { audit } from '../audit/audit';
import { auditFailedLogin } from '../audit/logins';
import { presentKid, presentKidCard } from '../kids/kids.present';
import * as kids from '../kids/kids.queries';
import { lockAfter, MAX_FAILURES } from '../kids/lockout';
import { clearAttempts, countAttempt, lockedFor } from '../kids/pattern-attempts';
import { patternCounts } from '../kids/pattern-counts';
import { withStreak } from '../streaks/streaks.service';
import { unknownCodeCounts } from '../../limits/address-counts';

/**
 * Unknown codes are counted by address and over all unknown devices. If kids may only use paired tablets,
 * browsers that are not signed in to the family get 404.
 */
export async function listFamilyCards(
  { db, limits }: Deps,
  { address, deviceId, tabletHash }: ClientIdentity,
  actor: Actor | null,
  code: string,
): Promise<KidCard[]> {
  const found = await kids.findFamilyByCode(db, code);
  const tablet = await findPairedTablet(db, tabletHash);
  const isPaired = found !== undefined && tablet?.familyId === found.id;
  const isMember = actor !== null && actor.type !== 'admin' && actor.familyId === found?.id;
  const isOpen = found?.kidLogins === 'anywhere' || isPaired || isMember;
  const familyId = isOpen ? found?.id : undefined;
  const known = familyId ? await findKnownDevice(db, deviceId, { familyId }) : null;
  const device = isPaired ? tablet.id : known;
  if (!device) {
    const attempt = await limits.take(...unknownCodeCounts(address));
    if (familyId === undefined) {
      await attempt.failed();
      throw notFound('family');
    }
    await attempt.giveBack();
  }
  await limits.take(['familyCodeKnown', device ?? address]);
  return familyId === undefined ? [] : (await kids.readFamily(db, familyId)).kids.map(presentKidCard);
}

export interface SignedInKid {
  actor: KidIdentity;
  verifiedHash: string;
  response: KidLoginResponse;
}

/**
 * Throws the same 401 for wrong pictures, kids and codes, and 429 while locked, even for correct pictures.
 */
export function logInKid(deps: Deps, client: ClientIdentity, input: KidLoginAttempt): Promise<SignedInKid> {
  return deps.logins(() => attemptKidLogin(deps, client, input));
}

interface KidLoginAttempt {
  kidId: string;
  familyCode?: string;
  pattern: number[];
}

async function attemptKidLogin(
  deps: Deps,
  client: ClientIdentity,
  { kidId, familyCode, pattern }: KidLoginAttempt,
): Promise<SignedInKid> {
  const { db } = deps;
  const found = isId(kidId) ? await kids.findKid(db, null, kidId) : undefined;
  const tablet = await findPairedDevice(db, client.tabletHash);
  const isPaired = found !== undefined && tablet?.familyId === found.familyId;
  const isAllowed = found?.family.kidLogins === 'anywhere' || isPaired;
  const fitsCode = familyCode === undefined || found?.family.code === familyCode;
  const wanted = isAllowed && fitsCode ? found : undefined;
  const known = wanted
    ? await findKnownDevice(db, client.deviceId, { kidId: wanted.id, familyId: wanted.familyId })
    : null;
  // Wrong pictures on a paired tablet count for that tablet.
  const device = wanted && isPaired ? tablet.id : known;
  const { kid, madeWith } = await comparePictures(deps, client, wanted, {
    device,
    onTablet: isPaired,
    pattern,
  });
  const now = await databaseNow(db);
  await kids.insertLogin(db, kid.familyId, kid.id);
  return {
    actor: { type: 'kid', kidId: kid.id, familyId: kid.familyId, familyCode: kid.family.code },
    verifiedHash: madeWith === 'previous' ? await rehash(deps, kid, pattern) : kid.patternHash,
    response: {
      success: true,
      sessionToken: randomToken(),
      expiresAt: new Date(now.getTime() + KID_SESSION_MS).toISOString(),
      kid: presentKid(await withStreak(db, kid)),
    },
  };
}

/**
 * Confirms a kid's pictures on a family board, which count like a login there. Returns the hash they match.
 */
export function requirePictures(
  deps: Deps,
  client: ClientIdentity,
  kid: kids.FullKidRow,
  { device, pattern }: { device: string; pattern: number[] },
): Promise<string> {
  return deps.logins(async () => {
    await comparePictures(deps, client, kid, { device, onTablet: true, pattern });
    return kid.patternHash;
  });
}

/** The pictures of no kid are always wrong. Throws 401 and 429. */
async function comparePictures(
  deps: Deps,
  client: ClientIdentity,
  kid: kids.FullKidRow | undefined,
  { device, onTablet, pattern }: { device: string | null; onTablet: boolean; pattern: number[] },
): Promise<{ kid: kids.FullKidRow; madeWith: 'current' | 'previous' }> {
  const { db, limits, secrets } = deps;
  // Checked before counting, because a flood's attempts would otherwise update the same rows one after
  // another.
  const lockedMs = kid?.lockedUntil ? await lockedFor(db, { kidId: kid.id, device }) : 0;
  if (lockedMs > 0) throw rateLimited(lockedMs);
  if (kid) await limits.check(['logins', kid.id]);
  const attempt = await limits.take(...patternCounts(client.address, kid, device));

  const waitMs = kid
    ? await countAttempt(db, { familyId: kid.familyId, kidId: kid.id, device, onTablet })
    : 0;
  if (waitMs > 0) {
    await attempt.giveBack();
    throw rateLimited(waitMs);
  }
  const madeWith = await secrets.verifyPattern(kid?.patternHash ?? null, pattern);
  if (madeWith === null || !kid) {
    await attempt.failed();
    await auditFailedLogin(deps, 'kid.login', kid?.id, client);
    if (kid) await announceLock(deps, client, kid, device);
    throw wrongCredentials('pattern');
  }

  await Promise.all([attempt.giveBack(), clearAttempts(db, kid.id, { id: device })]);
  await limits.take(['logins', kid.id]);
  return { kid, madeWith };
}

/**
 * Stores the pattern under the current secret. Returns the old hash if the pattern was changed in the
 * meantime, so that the login fails.
 */
async function rehash(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  { id, familyId, patternHash: from }: Pick<kids.KidRow, 'id' | 'familyId' | 'patternHash'>,
  pattern: number[],
): Promise<string> {
  const to = await secrets.hashPattern(pattern);
  return (await kids.replacePatternHash(db, { familyId, id, from, to })) ? to : from;
}

/** Notifies parents. Also audits the longest lockout, because no later attempt gets this far. */
async function announceLock(
  deps: Deps,
  { address }: ClientIdentity,
  kid: { id: string; familyId: string },
  device: string | null,
): Promise<void> {
  const lockedMs = await lockedFor(deps.db, { kidId: kid.id, device });
  if (lockedMs === 0) return;
  deps.publish({ type: 'kids.changed', familyId: kid.familyId });
  if (lockedMs <= lockAfter(MAX_FAILURES - 1)) return;
  await withTransaction(deps, async (tx) => {
    await audit(tx, {
      actorType: 'kid',
      actorId: kid.id,
      action: 'lockout',
      target: 'kidPictures',
      outcome: 'refused',
      address,
    });
    const { familyId } = kid;
    await queueNotification(deps.jobs, tx, familyId);
    const startAfter = new Date(Date.now() + lockedMs);
    await deps.jobs.add(tx, 'notify-family', { familyId }, { startAfter });
  });
}
