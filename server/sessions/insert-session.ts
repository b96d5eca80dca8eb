import { sql, type SQL } from 'drizzle-orm';
import type { SessionData } from 'express-session';
import { SESSION_LIFETIMES } from '@shared/constants';
import { kids, memberships, sessions, users } from '@shared/tables/index';
import type { Db } from '../db/client';
import { personOf, type Identity } from '../lib/actor';

/** A checked login, to be stored as a session. */
export interface NewSession {
  data: SessionData;
  /** The stored hash that the password or the pictures matched. */
  verifiedHash: string;
  /** The hash of the tablet's token; null on a browser that isn't paired. */
  tabletHash: string | null;
}

/**
 * Stores a session under `id` if `verifiedHash` is still the person's stored hash. Returns whether it was stored. Locks the
 * family, the person and the tablet in this order (FOR SHARE), so this waits for a change of the secret that is under way,
 * and a later one finds and ends this session. The family must not be suspended, and an adult must still have the actor's
 * role in it. A kid needs a paired tablet if the family says so.
 */
export async function insertSession(
  db: Db,
  id: string,
  { data, verifiedHash, tabletHash }: NewSession,
): Promise<boolean> {
  const { actor } = data;
  const familyId = actor.type === 'admin' ? null : actor.familyId;
  const isKid = actor.type === 'kid';
  const { rowCount } = await db.execute(sql`
    WITH family AS MATERIALIZED (
      SELECT id, kid_logins FROM families WHERE id = ${familyId} AND suspended_at IS NULL
      FOR ${sql.raw(isKid ? 'SHARE' : 'KEY SHARE')}),
    person AS MATERIALIZED (${lockPerson(actor, verifiedHash)}),
    tablet AS MATERIALIZED (
      SELECT device.id, home.idle_minutes FROM person, family_devices AS device
      JOIN families AS home ON home.id = device.family_id AND home.suspended_at IS NULL
      WHERE device.token_hash = ${tabletHash} AND ${isKid ? sql`home.id = ${familyId}` : sql`true`}
      FOR KEY SHARE OF device)
    INSERT INTO ${sessions} (id, actor_type, family_id, user_id, kid_id, tablet_id, data, expires_at)
    SELECT ${id}, ${actor.type}, ${familyId}::uuid, ${isKid ? null : personOf(actor)}::uuid,
      ${isKid ? actor.kidId : null}::uuid, tablet.id, ${JSON.stringify(data)}::jsonb, ${firstExpiry(actor)}
    FROM person LEFT JOIN tablet ON true
    WHERE ${isKid ? sql`tablet.id IS NOT NULL OR (SELECT kid_logins FROM family) = 'anywhere'` : sql`true`}`);
  return rowCount === 1;
}

function lockPerson(actor: Identity, verifiedHash: string): SQL {
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

/** When an unused session expires. */
function firstExpiry({ type }: Identity): SQL {
  const { idleMs, absoluteMs } = SESSION_LIFETIMES[type];
  const elsewhere = sql`now() + ${Math.min(idleMs, absoluteMs)} * interval '1 millisecond'`;
  if (type !== 'parent') return elsewhere;
  return sql`CASE WHEN tablet.id IS NULL THEN ${elsewhere} ELSE ${tabletExpiry(sql`tablet.idle_minutes`)} END`;
}

/** When a parent's session on a tablet of a family with these idle minutes expires, if it is used now. */
export const tabletExpiry = (idleMinutes: SQL, createdAt: SQL = sql`now()`): SQL => sql`least(
  now() + ${idleMinutes} * interval '1 minute',
  ${createdAt} + ${SESSION_LIFETIMES.parent.absoluteMs} * interval '1 millisecond')`;
