import { stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { DAY_MS } from '@shared/constants';
import { TABLET_COOKIE } from '@shared/browser-hints';
import { families, familyDevices } from '@shared/tables/index';
import type { Executor } from '../db/client';
import { readCookie, setCookie } from '../lib/cookies';
import { fingerprint } from '../lib/secrets';

const COOKIE = 'tablet';
// The longest lifetime that browsers allow. A tablet in use renews it.
const MAX_AGE_SECONDS = (400 * DAY_MS) / 1000;

const readToken = (req: Request): string | undefined => readCookie(req, COOKIE, req.secure);

/** The hash of the token in the tablet's cookie; null on a browser that never was paired. */
export function readTabletHash(req: Request): string | null {
  const token = readToken(req);
  return token ? fingerprint(token) : null;
}

/** Makes this browser the tablet that holds `token`, and says so to its scripts, which cannot read the token. */
export function setTabletCookie(req: Request, res: Response, token: string): void {
  setCookies(req, res, { token, hint: 'tablet', maxAge: MAX_AGE_SECONDS });
}

/** Keeps this browser the tablet that it is: its cookies last as long again. */
export function renewTabletCookie(req: Request, res: Response): void {
  const token = readToken(req);
  if (token) setTabletCookie(req, res, token);
}

/** This browser is no tablet any more. */
export function clearTabletCookie(req: Request, res: Response): void {
  setCookies(req, res, { token: '', hint: '', maxAge: 0 });
}

function setCookies(
  req: Request,
  res: Response,
  { token, hint, maxAge }: { token: string; hint: string; maxAge: number },
): void {
  setCookie(req, res, COOKIE, token, maxAge);
  // Seen by the server's page too, also where a link elsewhere led here.
  res.append(
    'Set-Cookie',
    stringifySetCookie({
      name: TABLET_COOKIE,
      value: hint,
      path: '/',
      secure: req.secure,
      sameSite: 'lax',
      maxAge,
    }),
  );
}

/** The paired tablet whose token has this hash, or undefined; none of a suspended family. */
export async function findPairedDevice(
  tx: Executor,
  tokenHash: string | null,
): Promise<{ id: string; familyId: string } | undefined> {
  if (tokenHash === null) return undefined;
  const [row] = await tx
    .select({ id: familyDevices.id, familyId: familyDevices.familyId })
    .from(familyDevices)
    .innerJoin(families, and(eq(families.id, familyDevices.familyId), isNull(families.suspendedAt)))
    .where(eq(familyDevices.tokenHash, tokenHash));
  return row;
}

/** Whether a tablet has this token, be its family suspended or not. */
export async function isPaired(tx: Executor, tokenHash: string | null): Promise<boolean> {
  if (tokenHash === null) return false;
  const rows = await tx
    .select({ id: familyDevices.id })
    .from(familyDevices)
    .where(eq(familyDevices.tokenHash, tokenHash));
  return rows.length > 0;
}

/** Notes that the tablet was used, at most once an hour. */
export async function touchDevice(
  tx: Executor,
  { id, familyId }: { id: string; familyId: string },
): Promise<void> {
  await tx
    .update(familyDevices)
    .set({ lastSeenAt: sql`now()` })
    .where(
      and(
        eq(familyDevices.familyId, familyId),
        eq(familyDevices.id, id),
        sql`${familyDevices.lastSeenAt} < now() - interval '1 hour'`,
      ),
    );
}
