import { eq } from 'drizzle-orm';
import type { CreateKidInput, Kid, KidCard, ParentKid, UpdateKidInput } from '@shared/contracts/kids';
import { sessions } from '@shared/tables/index';
import type { Deps } from '../../http/deps';
import { deleteSessions } from '../../http/session-store';
import type { Actor, ParentActor } from '../../lib/actor';
import { notFound } from '../../lib/errors';
import { lockingCounts } from './pattern-counts';
import { clearAttempts } from './pattern-attempts';
import { presentKid, presentKidCard, presentParentKid } from './kids.present';
import * as queries from './kids.queries';

/** The family's kids, first added first. */
export async function listKids({ db }: Deps, actor: ParentActor): Promise<ParentKid[]> {
  const rows = await queries.listKids(db, actor.familyId);
  return rows.map(presentParentKid);
}

/** The kid as this person may see it: a parent and the family's kids in full, anyone else as a card. Throws 404. */
export async function viewKid(
  { db }: Deps,
  actor: Actor | null,
  id: string,
): Promise<ParentKid | Kid | KidCard> {
  const row = await queries.findAnyKid(db, id);
  if (!row) throw notFound('Kid');
  const ofFamily = actor !== null && actor.type !== 'admin' && actor.familyId === row.familyId;
  if (!ofFamily) return presentKidCard(row);
  return actor.type === 'parent' ? presentParentKid(row) : presentKid(row);
}

export async function createKid(
  { db, secrets, publish }: Deps,
  actor: ParentActor,
  input: CreateKidInput,
): Promise<ParentKid> {
  const patternHash = await secrets.hashPattern(input.picturePattern);
  const id = await queries.insertKid(db, {
    familyId: actor.familyId,
    name: input.name,
    avatarColor: input.avatarColor,
    patternHash,
  });
  publish({ type: 'family.changed', familyId: actor.familyId });
  return parentKid(db, actor, id);
}

/** Renames or recolours. Throws 404. */
export async function updateKid(
  { db, publish }: Deps,
  actor: ParentActor,
  id: string,
  input: UpdateKidInput,
): Promise<ParentKid> {
  if (!(await queries.updateKid(db, actor.familyId, id, input))) throw notFound('Kid');
  publish({ type: 'family.changed', familyId: actor.familyId });
  return parentKid(db, actor, id);
}

/** New pictures; the kid's sessions end and a lockout is over (decision 2). Throws 404. */
export async function changePattern(
  { db, limits, secrets, sessions: store }: Deps,
  actor: ParentActor,
  id: string,
  picturePattern: number[],
): Promise<void> {
  const patternHash = await secrets.hashPattern(picturePattern);
  const ended = await db.transaction(async (tx) => {
    if (!(await queries.unlockKid(tx, actor.familyId, id, { patternHash }))) throw notFound('Kid');
    await clearAttempts(tx, id);
    return deleteSessions(tx, eq(sessions.kidId, id));
  });
  await limits.clear(...lockingCounts({ id, familyId: actor.familyId }));
  store.announceEnded(ended);
}

/** Removes the kid with everything that is the kid's; the kid's sessions end. Throws 404. */
export async function removeKid(
  { db, publish, sessions: store }: Deps,
  actor: ParentActor,
  id: string,
): Promise<void> {
  const ended = await db.transaction(async (tx) => {
    if (!(await queries.findKid(tx, actor.familyId, id))) throw notFound('Kid');
    const ids = await deleteSessions(tx, eq(sessions.kidId, id));
    await queries.deleteKid(tx, actor.familyId, id);
    return ids;
  });
  publish({ type: 'family.changed', familyId: actor.familyId });
  store.announceEnded(ended);
}

/** Ends a lockout by wrong pictures on every device, known or not (docs/decisions/0102). Throws 404. */
export async function unlockKid({ db, limits }: Deps, actor: ParentActor, id: string): Promise<void> {
  if (!(await queries.unlockKid(db, actor.familyId, id))) throw notFound('Kid');
  await clearAttempts(db, id);
  await limits.clear(...lockingCounts({ id, familyId: actor.familyId }));
}

async function parentKid(db: Deps['db'], actor: ParentActor, id: string): Promise<ParentKid> {
  const row = await queries.findKid(db, actor.familyId, id);
  if (!row) throw notFound('Kid');
  return presentParentKid(row);
}
