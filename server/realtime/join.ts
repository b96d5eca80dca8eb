import { and, eq, sql } from 'drizzle-orm';
import type { JoinMessage } from '@shared/realtime';
import { channelOf, type Channel } from '@shared/socket-protocol';
import { kids } from '@shared/tables/index';
import type { Db } from '../db/client';
import { prepared } from '../db/prepared';
import type { FamilyActor } from '../lib/actor';
import { isId } from '../lib/ids';
import type { Audience } from '../events/event-map';

export interface Granted {
  channel: Channel;
  audience: Audience;
}

const kidOfFamily = prepared((db) =>
  db
    .select({ id: kids.id })
    .from(kids)
    .where(and(eq(kids.familyId, sql.placeholder('familyId')), eq(kids.id, sql.placeholder('id'))))
    .prepare('socket_kid_of_family'),
);

/**
 * Returns the channels that the session's user may join: their own, and for a parent also the family's kids.
 * The client's claimed identity is ignored. Returns null for others.
 */
export async function grantJoin(db: Db, actor: FamilyActor, message: JoinMessage): Promise<Granted | null> {
  const { userType } = message;
  const userId = message.userId.toLowerCase();
  const channel = channelOf(userType, userId);
  if (userType === 'parent') {
    const own = actor.type === 'parent' && actor.userId === userId;
    return own ? { channel, audience: { kind: 'parents', familyId: actor.familyId } } : null;
  }
  const allowed = actor.type === 'kid' ? actor.kidId === userId : await hasKid(db, actor.familyId, userId);
  return allowed ? { channel, audience: { kind: 'kid', kidId: userId } } : null;
}

async function hasKid(db: Db, familyId: string, id: string): Promise<boolean> {
  return isId(id) && (await kidOfFamily(db).execute({ familyId, id })).length > 0;
}
