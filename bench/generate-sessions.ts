import { sign } from 'cookie-signature';
import type pg from 'pg';
import type { Identity } from '../server/lib/actor';
import { createSecrets, fingerprint, randomToken } from '../server/lib/secrets';

/** Creates sessions for an app with SESSION_SECRET `secret`. Returns the cookies in the same order. */
export async function signIn(db: pg.Client, secret: string, actors: Identity[]): Promise<string[]> {
  const [key] = createSecrets(secret).cookieKeys;
  const sids = actors.map(() => randomToken());
  const rows = actors.map((actor, index) => ({
    id: fingerprint(sids[index] ?? ''),
    type: actor.type,
    family: actor.type === 'admin' ? null : actor.familyId,
    user: actor.type === 'kid' ? null : actor.userId,
    kid: actor.type === 'kid' ? actor.kidId : null,
    data: { cookie: { httpOnly: true, sameSite: 'strict', path: '/' }, actor, startedAt: Date.now() },
  }));
  await db.query(
    `INSERT INTO sessions (id, actor_type, family_id, user_id, kid_id, data, expires_at)
     SELECT id, type, family, "user", kid, data, now() + interval '8 hours'
     FROM json_to_recordset($1) AS row (id text, type text, family uuid, "user" uuid, kid uuid, data jsonb)`,
    [JSON.stringify(rows)],
  );
  return sids.map((sid) => `starnest.sid=${encodeURIComponent(`s:${sign(sid, key)}`)}`);
}
