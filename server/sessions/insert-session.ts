import { sql, type SQL } from 'drizzle-orm';
import type { SessionData } from 'express-session';
import { SESSION_LIFETIMES } from '@shared/constants';
import { kids, memberships, sessions, users } from '@shared/tables/index';
import type { Db } from '../db/client';
import { personOf, type Actor } from '../lib/actor';

/**
 * Stores a session under `id` if `verifiedHash` is the person's stored hash; returns whether it was. The person's row is
 * locked (FOR SHARE), so this waits for a change of the secret under way, and a later one finds and ends this session. The
 * family is locked before the person, as in every write of a family. A suspended family lets nobody in. A grown-up must still be what the
 * actor says in that family, which becomes the one used last.
 */
export async function insertSession(
  db: Db,
  id: string,
  data: SessionData,
  verifiedHash: string,
): Promise<boolean> {
  const { actor } = data;
  const familyId = actor.type === 'admin' ? null : actor.familyId;
  const isKid = actor.type === 'kid';
  const { rowCount } = await db.execute(sql`
    WITH family AS MATERIALIZED (SELECT id FROM families WHERE id = ${familyId} AND suspended_at IS NULL FOR KEY SHARE),
    person AS (${lockPerson(actor, verifiedHash)})
    INSERT INTO ${sessions} (id, actor_type, family_id, user_id, kid_id, data, expires_at)
    SELECT ${id}, ${actor.type}, ${familyId}::uuid, ${isKid ? null : personOf(actor)}::uuid,
      ${isKid ? actor.kidId : null}::uuid, ${JSON.stringify(data)}::jsonb,
      now() + ${unusedMs(actor)} * interval '1 millisecond'
    FROM person`);
  return rowCount === 1;
}

function lockPerson(actor: Actor, verifiedHash: string): SQL {
  if (actor.type === 'kid') {
    return sql`SELECT FROM family JOIN ${kids} ON ${kids.familyId} = family.id
      WHERE ${kids.id} = ${actor.kidId} AND ${kids.patternHash} = ${verifiedHash} FOR SHARE OF kids`;
  }
  const account = sql`SELECT id FROM ${users} WHERE ${users.id} = ${actor.userId}
    AND ${users.passwordHash} = ${verifiedHash} FOR SHARE`;
  if (actor.type === 'admin' || actor.familyId === null) return account;
  return sql`UPDATE ${memberships} SET last_used_at = now() FROM family, (${account}) AS account
    WHERE ${memberships.familyId} = family.id AND ${memberships.userId} = account.id
      AND ${memberships.role} = ${actor.role}
    RETURNING account.id`;
}

/** How long an unused session lasts. */
const unusedMs = ({ type }: Actor): number =>
  Math.min(SESSION_LIFETIMES[type].idleMs, SESSION_LIFETIMES[type].absoluteMs);
