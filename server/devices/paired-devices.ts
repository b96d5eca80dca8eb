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

/** Returns the hash of the tablet cookie's token, or null. */
export function readTabletHash(req: Request): string | null {
  const token = readToken(req);
  return token ? fingerprint(token) : null;
}

/** Makes this browser a tablet, with a second cookie that scripts can read. */
export function setTabletCookie(req: Request, res: Response, token: string): void {
  setCookies(req, res, { token, hint: 'tablet', maxAge: MAX_AGE_SECONDS });
}

/** Extends the tablet's cookies. */
export function renewTabletCookie(req: Request, res: Response): void {
  const token = readToken(req);
  if (token) setTabletCookie(req, res, token);
}

export function clearTabletCookie(req: Request, res: Response): void {
  setCookies(req, res, { token: '', hint: '', maxAge: 0 });
}

function setCookies(
  req: Request,
  res: Response,
  { token, hint, maxAge }: { token: string; hint: string; maxAge: number },
): void {
  setCookie(req, res, COOKIE, token, maxAge);
  // Lax, so that the page's server also sees it after a link from another site.
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

/** Returns the paired tablet with this token hash, unless its family is suspended. */
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

/** Whether a tablet has this token, even of a suspended family. */
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
