import { sign } from 'cookie-signature';
import { eq } from 'drizzle-orm';
import type { Session, SessionData } from 'express-session';
import { kids, users } from '@shared/tables/index';
import type { Db } from '../../server/db/client';
import type { Identity } from '../../server/lib/actor';
import { randomToken } from '../../server/lib/secrets';
import { Agent } from './agent';
import type { TestServer } from './server';

export async function signedIn(
  { url, db, deps }: Pick<TestServer, 'url' | 'db' | 'deps'>,
  actor: Identity,
): Promise<Agent> {
  const sid = randomToken();
  const cookie = { originalMaxAge: null, httpOnly: true, path: '/' } as Session['cookie'];
  const data: SessionData = { cookie, actor };
  await deps.sessions.begin(sid, { data, verifiedHash: await storedHash(db, actor), tabletHash: null });
  const [key] = deps.secrets.cookieKeys;
  return new Agent(url).addCookie('starnest.sid', encodeURIComponent(`s:${sign(sid, key)}`));
}

async function storedHash(db: Db, actor: Identity): Promise<string> {
  const [row] = await (actor.type === 'kid'
    ? db.select({ hash: kids.patternHash }).from(kids).where(eq(kids.id, actor.kidId))
    : db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, actor.userId)));
  if (!row) throw new Error('nobody to sign in');
  return row.hash;
}
