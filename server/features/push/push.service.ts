import { ECDH } from 'node:crypto';
import type { PushWant } from '@shared/constants';
import type { PushDevice, PushSettings, PushSubscriptionInput } from '@shared/contracts/push';
import type { QuietHours } from '@shared/rules/quiet-hours';
import { lockAccount, lockActor } from '../../db/account-locks';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import type { ParentActor } from '../../lib/actor';
import { invalid, notFound } from '../../lib/errors';
import { isPublicHttps } from '../../lib/public-address';
import * as queries from './push.queries';

export interface PushCaller {
  actor: ParentActor;
  sessionId: string;
  device: string | null;
  onTablet: boolean;
}

export async function readSettings({ db }: Deps, { actor, sessionId }: PushCaller): Promise<PushSettings> {
  const rows = await queries.listDevices(db, actor.familyId, actor.userId);
  return {
    quiet: await queries.findQuiet(db, actor.userId),
    devices: rows.map((row) => presentDevice(row, sessionId)),
  };
}

export async function subscribe(
  deps: Deps,
  { actor, sessionId, device, onTablet }: PushCaller,
  { endpoint, keys: { p256dh, auth }, wants, approves = !onTablet, quiet }: PushSubscriptionInput,
): Promise<PushDevice> {
  if (!isPublicHttps(endpoint)) throw invalid('endpoint', 'validation.push_endpoint');
  if (!isPublicKey(p256dh)) throw invalid('keys.p256dh', 'validation.push_keys');
  const target = { endpoint: new URL(endpoint).href, p256dh: unpadded(p256dh), auth: unpadded(auth) };
  const { familyId, userId } = actor;
  const row = await withTransaction(deps, async (tx, publish) => {
    publish({ type: 'devices.changed', familyId });
    // Sequential, because each deletes subscriptions beyond the limit.
    await lockAccount(tx, actor);
    if (quiet !== undefined) await queries.updateQuiet(tx, userId, quiet);
    return queries.putSubscription(tx, {
      ...target,
      familyId,
      userId,
      sessionId,
      device,
      wants,
      approves,
    });
  });
  return presentDevice(row, sessionId);
}

export async function unsubscribe(deps: Deps, actor: ParentActor, endpoint: string): Promise<void> {
  // PostgreSQL may not be able to store an invalid URL, which matches no browser.
  if (!URL.canParse(endpoint)) return;
  await withTransaction(deps, async (tx) => {
    await lockActor(tx, actor);
    await queries.deleteByEndpoint(tx, actor.userId, new URL(endpoint).href);
  });
}

/** The topics, and whether the browser can approve. */
export async function changeWants(
  deps: Deps,
  { actor, sessionId }: PushCaller,
  id: string,
  changes: { wants: PushWant[]; approves?: boolean | undefined },
): Promise<PushDevice> {
  const row = await withTransaction(deps, async (tx) => {
    await lockActor(tx, actor);
    return queries.updateWants(tx, actor, id, changes);
  });
  if (!row) throw notFound('device');
  return presentDevice(row, sessionId);
}

/** Sets the quiet hours of all of the user's browsers. Null clears them. */
export async function changeQuiet(
  deps: Deps,
  asking: PushCaller,
  quiet: QuietHours | null,
): Promise<PushSettings> {
  await withTransaction(deps, async (tx) => {
    await lockAccount(tx, asking.actor);
    await queries.updateQuiet(tx, asking.actor.userId, quiet);
  });
  return readSettings(deps, asking);
}

/** Encrypting for a value that is not on the curve would fail with each message. */
function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    return false;
  }
}

const unpadded = (base64url: string): string => base64url.replace(/=+$/, '');

const presentDevice = (
  { id, device, wants, approves, createdAt, sessionId: of }: queries.SubscriptionRow,
  sessionId: string,
): PushDevice => ({
  id,
  device,
  wants,
  approves,
  createdAt: createdAt.toISOString(),
  current: of === sessionId,
});
