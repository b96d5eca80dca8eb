import { parseCookie, stringifySetCookie } from 'cookie';
import { sign, unsign } from 'cookie-signature';
import type { Request, Response } from 'express';
import { DAY_MS } from '@shared/constants';
import { newId } from '../lib/ids';
import type { Secrets } from '../lib/secrets';
import { addressKey } from './rate-limit';

const PLAIN_NAME = 'starnest.device';
// Over https, so that no subdomain can set it (as for the session's cookie).
const SECURE_NAME = '__Host-starnest.device';
const MAX_AGE_SECONDS = (180 * DAY_MS) / 1000;
const FAMILIES = 5;

/** Who a try is counted for: the address it comes from, and the known device if it is one for that family. */
export interface Origin {
  address: string;
  deviceFor(familyId: string): string | null;
}

interface Device {
  id: string;
  families: string[];
}

/**
 * Where a request comes from. A device is known to the families that have signed in on it (a signed cookie says so), and
 * has counters of its own there, so strangers can't lock the family's own tablet out.
 */
export function originOf(req: Request, secrets: Secrets): Origin {
  const device = readDevice(req, secrets);
  return {
    address: addressKey(req.ip),
    deviceFor: (familyId) => (device?.families.includes(familyId) ? device.id : null),
  };
}

/** After a good login: remembers on this browser that the family uses it. */
export function rememberDevice(req: Request, res: Response, secrets: Secrets, familyId: string): void {
  const known = readDevice(req, secrets);
  const families = [familyId, ...(known?.families ?? []).filter((other) => other !== familyId)].slice(
    0,
    FAMILIES,
  );
  const value = `${known?.id ?? newId()} ${families.join(' ')}`;
  res.append(
    'Set-Cookie',
    stringifySetCookie({
      name: cookieNameFor(req),
      value: sign(Buffer.from(value).toString('base64url'), secrets.cookieKeys[0] ?? ''),
      httpOnly: true,
      sameSite: 'strict',
      path: '/',
      secure: req.secure,
      maxAge: MAX_AGE_SECONDS,
    }),
  );
}

function readDevice(req: Request, secrets: Secrets): Device | null {
  const raw = parseCookie(req.headers.cookie ?? '')[cookieNameFor(req)];
  if (!raw) return null;
  for (const key of secrets.cookieKeys) {
    const value = unsign(raw, key);
    if (value === false) continue;
    const [id, ...families] = Buffer.from(value, 'base64url').toString().split(' ');
    if (id) return { id, families };
  }
  return null;
}

const cookieNameFor = (req: Request): string => (req.secure ? SECURE_NAME : PLAIN_NAME);
