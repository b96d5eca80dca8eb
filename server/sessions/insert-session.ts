import { sql, type SQL } from 'drizzle-orm';
import type { SessionData } from 'express-session';
import { BOARD_SESSION_MINUTES, SESSION_LIFETIMES } from '@shared/constants';
import { kids, memberships, sessions, users } from '@shared/tables/index';
import type { Db } from '../db/client';
import { personOf, type Identity } from '../lib/actor';

export interface NewSession {
  data: SessionData;
  verifiedHash: string;
  tabletHash: string | null;
}

/**
 * Stores a session if `verifiedHash` is still current, and returns whether it did. Locks the family, the user
 * and the tablet, so that a concurrent change of the secret finds and ends this session.
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
      SELECT device.id, home.idle_minutes, board.device_id IS NOT NULL AS is_board FROM person, family_devices AS device
      JOIN families AS home ON home.id = device.family_id AND home.suspended_at IS NULL
      LEFT JOIN boards AS board ON board.device_id = device.id
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

function firstExpiry({ type }: Identity): SQL {
  const { idleMs, absoluteMs } = SESSION_LIFETIMES[type];
  const elsewhere = sql`now() + ${Math.min(idleMs, absoluteMs)} * interval '1 millisecond'`;
  if (type === 'kid') return elsewhere;
  const onTablet = type === 'parent' ? tabletExpiry(sql`tablet.idle_minutes`) : elsewhere;
  return sql`CASE WHEN tablet.id IS NULL THEN ${elsewhere} WHEN tablet.is_board THEN ${boardExpiry()} ELSE ${onTablet} END`;
}

export const tabletExpiry = (idleMinutes: SQL, createdAt: SQL = sql`now()`): SQL => sql`least(
  now() + ${idleMinutes} * interval '1 minute',
  ${createdAt} + ${SESSION_LIFETIMES.parent.absoluteMs} * interval '1 millisecond')`;

export const boardExpiry = (createdAt: SQL = sql`now()`): SQL => sql`least(
  now() + ${BOARD_SESSION_MINUTES.idle} * interval '1 minute',
  ${createdAt} + ${BOARD_SESSION_MINUTES.absolute} * interval '1 minute')`;
