import { and, eq, gt, or, sql } from 'drizzle-orm';
import { deviceLogins, memberships } from '@shared/tables/index';
import type { Executor } from '../db/client';
import type { Identity } from '../lib/actor';

/** How long a device is trusted without another login. */
export const DEVICE_DAYS = 180;

/** The target of an attempt: a kid, an adult or admin, or anyone in a family. */
export type DeviceSubject = { kidId: string; familyId: string } | { userId: string } | { familyId: string };

const recent = gt(deviceLogins.lastLoginAt, sql`now() - ${DEVICE_DAYS} * interval '1 day'`);

/**
 * Returns the device's id if it is trusted for the target, else null. A parent's login also trusts it for the
 * family's kids. A kid's login gives no trust for others, because pictures are easily known.
 */
export async function findKnownDevice(
  tx: Executor,
  deviceId: string | null,
  subject: DeviceSubject,
): Promise<string | null> {
  if (deviceId === null) return null;
  const [row] = await tx
    .select({ deviceId: deviceLogins.deviceId })
    .from(deviceLogins)
    .where(and(eq(deviceLogins.deviceId, deviceId), recent, isTrustedFor(subject)))
    .limit(1);
  return row?.deviceId ?? null;
}

function isTrustedFor(subject: DeviceSubject) {
  if ('userId' in subject) return eq(deviceLogins.userId, subject.userId);
  // A parent who left a family is no longer trusted for its kids.
  const ofGrownUp = sql`${deviceLogins.userId} IN (
    SELECT ${memberships.userId} FROM ${memberships} WHERE ${memberships.familyId} = ${subject.familyId})`;
  const ofKid =
    'kidId' in subject ? eq(deviceLogins.kidId, subject.kidId) : eq(deviceLogins.familyId, subject.familyId);
  return or(ofKid, ofGrownUp);
}

export async function saveDeviceLogin(tx: Executor, deviceId: string, actor: Identity): Promise<void> {
  const ofKid = actor.type === 'kid';
  await tx
    .insert(deviceLogins)
    .values({
      deviceId,
      ...(ofKid ? { kidId: actor.kidId, familyId: actor.familyId } : { userId: actor.userId }),
    })
    .onConflictDoUpdate({
      target: [deviceLogins.deviceId, ofKid ? deviceLogins.kidId : deviceLogins.userId],
      set: { lastLoginAt: sql`now()` },
    });
}
