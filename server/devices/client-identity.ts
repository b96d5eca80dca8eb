import { sign } from 'cookie-signature';
import type { Request, Response } from 'express';
import type { Db } from '../db/client';
import type { Identity } from '../lib/actor';
import { readCookie, setCookie, unsignWith } from '../lib/cookies';
import { isId, newId } from '../lib/ids';
import type { Secrets } from '../lib/secrets';
import { addressKey } from '../lib/address';
import { findPairedDevice, readTabletHash } from './paired-devices';
import { DEVICE_DAYS, saveDeviceLogin } from './device-logins';

const COOKIE = 'device';
const MAX_AGE_SECONDS = DEVICE_DAYS * 24 * 60 * 60;

/** The address and, with our cookie, the device of an attempt. */
export interface ClientIdentity {
  address: string;
  /** Doesn't identify users; see device-logins.ts. */
  deviceId: string | null;
  tabletHash: string | null;
  requestId: string;
}

export function identifyClient(req: Request, secrets: Secrets): ClientIdentity {
  return {
    address: addressKey(req.ip),
    deviceId: readDeviceId(req, secrets),
    tabletHash: readTabletHash(req),
    requestId: req.requestId,
  };
}

/**
 * Remembers that this user signed in on this browser, so that their attempts on it have separate counters and
 * strangers can't lock them out. Not on a family board, which anyone can reach.
 */
export async function rememberDevice(
  req: Request,
  res: Response,
  { db, secrets }: { db: Db; secrets: Secrets },
  actor: Identity,
): Promise<void> {
  if (actor.type !== 'kid' && (await findPairedDevice(db, readTabletHash(req)))?.board) return;
  const deviceId = readDeviceId(req, secrets) ?? newId();
  await saveDeviceLogin(db, deviceId, actor);
  const signed = sign(Buffer.from(deviceId).toString('base64url'), secrets.cookieKeys[0] ?? '');
  setCookie(req, res, COOKIE, signed, MAX_AGE_SECONDS);
}

function readDeviceId(req: Request, secrets: Secrets): string | null {
  const value = unsignWith(secrets.cookieKeys, readCookie(req, COOKIE, req.secure) ?? '');
  const id = Buffer.from(value ?? '', 'base64url').toString();
  return isId(id) ? id : null;
}
