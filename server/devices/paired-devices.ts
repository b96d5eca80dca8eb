import { stringifySetCookie } from 'cookie';
import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { DAY_MS } from '@shared/constants';
import { TABLET_COOKIE } from '@shared/browser-hints';
import { boards, families, familyDevices } from '@shared/tables/index';
import type { Db, Executor } from '../db/client';
import { prepared } from '../db/prepared';
import type { BoardActor } from '../lib/actor';
import { forbidden } from '../lib/errors';
import { readCookie, setCookie } from '../lib/cookies';
import { fingerprint } from '../lib/secrets';

const COOKIE = 'tablet';
// The longest lifetime that browsers allow. A tablet in use renews it.
const MAX_AGE_SECONDS = (400 * DAY_MS) / 1000;

type TabletHint = 'tablet' | 'board';

export const hintOf = ({ board }: { board: unknown }): TabletHint => (board === null ? 'tablet' : 'board');

const readToken = (req: Request): string | undefined => readCookie(req, COOKIE, req.secure);

/** Returns the hash of the tablet cookie's token, or null. */
export function readTabletHash(req: Request): string | null {
  const token = readToken(req);
  return token ? fingerprint(token) : null;
}

/** The second cookie, for scripts, has no secret. */
export function setTabletCookie(req: Request, res: Response, token: string, hint: TabletHint): void {
  setCookies(req, res, { token, hint, maxAge: MAX_AGE_SECONDS });
}

export function renewTabletCookie(req: Request, res: Response, hint: TabletHint): void {
  const token = readToken(req);
  if (token) setTabletCookie(req, res, token, hint);
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
  // Lax, so that the page's server sees it after a link from another site.
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

/** Whether a board shows stars or saving goals. */
export const showsSavings = sql<boolean>`(${boards.showStars} OR ${boards.showGoals})`;

const deviceByToken = prepared((db) =>
  db
    .select({
      id: familyDevices.id,
      name: familyDevices.name,
      familyId: familyDevices.familyId,
      board: { mode: boards.mode, kidIds: boards.kidIds, showsSavings },
    })
    .from(familyDevices)
    .innerJoin(families, and(eq(families.id, familyDevices.familyId), isNull(families.suspendedAt)))
    .leftJoin(boards, eq(boards.deviceId, familyDevices.id))
    .where(eq(familyDevices.tokenHash, sql.placeholder('tokenHash')))
    .prepare('device_by_token'),
);

export type PairedDevice = Awaited<ReturnType<ReturnType<typeof deviceByToken>['execute']>>[number];

/** Returns the tablet or board, unless its family is suspended. */
export async function findPairedDevice(
  tx: Executor,
  tokenHash: string | null,
): Promise<PairedDevice | undefined> {
  if (tokenHash === null) return undefined;
  const [row] = await deviceByToken(tx).execute({ tokenHash });
  return row;
}

/** A board's cookie reveals no names outside `/api/board`. */
export async function findPairedTablet(
  tx: Executor,
  tokenHash: string | null,
): Promise<PairedDevice | undefined> {
  const device = await findPairedDevice(tx, tokenHash);
  return device?.board ? undefined : device;
}

const boardOf = ({ id, name, familyId, board }: PairedDevice): BoardActor | null =>
  board && { type: 'board', device: { id, name }, familyId, ...board, proof: { kind: 'board', id } };

/** The board of a request to `/api/board`. Throws 403 for an ordinary tablet. */
export async function boardOfRequest(db: Db, req: Request): Promise<BoardActor | null> {
  const device = await findPairedDevice(db, readTabletHash(req));
  if (!device) return null;
  const board = boardOf(device);
  if (!board) throw forbidden();
  return board;
}

/** The cookie of a socket's upgrade has either name. */
export async function boardOfUpgrade(db: Db, req: IncomingMessage): Promise<BoardActor | null> {
  for (const secure of [true, false]) {
    const token = readCookie(req, COOKIE, secure);
    const device = token ? await findPairedDevice(db, fingerprint(token)) : undefined;
    const board = device && boardOf(device);
    if (board) return board;
  }
  return null;
}

/** The ids of the family's boards, by which their sockets are known. */
export async function listBoardIds(tx: Executor, familyId: string): Promise<string[]> {
  const rows = await tx.select({ id: boards.deviceId }).from(boards).where(eq(boards.familyId, familyId));
  return rows.map(({ id }) => id);
}

/** Whether a tablet has this token, even in a suspended family. */
export async function isPaired(tx: Executor, tokenHash: string | null): Promise<boolean> {
  if (tokenHash === null) return false;
  const rows = await tx
    .select({ id: familyDevices.id })
    .from(familyDevices)
    .where(eq(familyDevices.tokenHash, tokenHash));
  return rows.length > 0;
}

/** Records a use, at most once a minute. */
export async function touchBoards(tx: Executor, ids: string[]): Promise<void> {
  const { deviceId, seenAt } = boards;
  await tx
    .update(boards)
    .set({ seenAt: sql`now()` })
    .where(and(inArray(deviceId, ids), or(isNull(seenAt), sql`${seenAt} < now() - interval '1 minute'`)));
}

/** Records a use, at most once an hour. */
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
