import { and, eq, sql } from 'drizzle-orm';
import type { JoinMessage } from '@shared/realtime';
import { channelOf, type Channel } from '@shared/socket-protocol';
import { kids } from '@shared/tables/index';
import type { Db } from '../db/client';
import { prepared } from '../db/prepared';
import type { SocketOwner } from './upgrade';
import { isId } from '../lib/ids';
import type { Audience } from '../events/audience';

export interface Granted {
  channel: Channel;
  familyId: string;
  audiences: Audience[];
}

const kidOfFamily = prepared((db) =>
  db
    .select({ id: kids.id })
    .from(kids)
    .where(and(eq(kids.familyId, sql.placeholder('familyId')), eq(kids.id, sql.placeholder('id'))))
    .prepare('socket_kid_of_family'),
);

/**
 * Joins the user's own channel, and for a parent also the family's kids. The client's claimed identity is
 * ignored.
 */
export async function grantJoin(
  db: Db,
  { actor, board }: Pick<SocketOwner, 'actor' | 'board'>,
  message: JoinMessage,
): Promise<Granted | null> {
  const { userType } = message;
  const userId = message.userId.toLowerCase();
  const channel = channelOf(userType, userId);
  if (userType === 'board') {
    if (board?.device.id !== userId) return null;
    return { channel, familyId: board.familyId, audiences: [{ kind: 'boards', familyId: board.familyId }] };
  }
  const { familyId } = actor;
  const family: Audience = { kind: 'family', familyId };
  if (userType === 'parent') {
    const own = actor.type === 'parent' && actor.userId === userId;
    return own ? { channel, familyId, audiences: [{ kind: 'parents', familyId }, family] } : null;
  }
  if (actor.type === 'board') return null;
  const allowed = actor.type === 'kid' ? actor.kidId === userId : await hasKid(db, actor.familyId, userId);
  return allowed ? { channel, familyId, audiences: [{ kind: 'kid', kidId: userId }, family] } : null;
}

async function hasKid(db: Db, familyId: string, id: string): Promise<boolean> {
  return isId(id) && (await kidOfFamily(db).execute({ familyId, id })).length > 0;
}
