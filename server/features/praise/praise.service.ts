import { PAGE, type Heart } from '@shared/constants';
import type { Praise, PraiseInput, PraiseQuery } from '@shared/contracts/praise';
import type { Tx } from '../../db/client';
import { lockFamily, requireLockedKid } from '../../db/family-locks';
import { idempotent, type IdempotencyKey } from '../../db/idempotency';
import type { Deps } from '../../deps';
import { withTransaction, type Publish } from '../../events/with-transaction';
import type { FamilyActor, KidActor, ParentActor } from '../../lib/actor';
import { forbidden, invalid, notFound } from '../../lib/errors';
import { isId } from '../../lib/ids';
import { requireKidAccess } from '../kids/kids.queries';
import { deleteNews, addPraiseNews } from '../news/add-news';
import { presentPraise } from './praise.present';
import * as queries from './praise.queries';

/** Sends a heart to a kid, once per key. Throws 404 for another kid's submission. */
export async function sendPraise(
  deps: Deps,
  actor: ParentActor,
  kidId: string,
  input: PraiseInput,
  key: IdempotencyKey | null,
): Promise<Praise> {
  const { familyId } = actor;
  return withTransaction(deps, async (tx, publish) => {
    await requireLockedKid(tx, actor, kidId);
    return idempotent(tx, key, input, async () => {
      const praise = await addPraise(tx, publish, { familyId, kidId, fromUser: actor.userId }, input);
      await addPraiseNews(tx, publish, familyId, praise);
      return praise;
    });
  });
}

/** The caller has locked the kid's row and stores the news. Throws 404 for another kid's submission. */
export async function addPraise(
  tx: Tx,
  publish: Publish,
  of: { familyId: string; kidId: string; fromUser: string | null },
  { picture, words = null, submissionId = null }: PraiseInput,
): Promise<Praise> {
  const { familyId, kidId } = of;
  const chore = submissionId === null ? {} : await praisedChore(tx, of, submissionId);
  const id = await queries.insertPraise(tx, { ...of, picture, words, ...chore });
  const praise = presentPraise(await requirePraise(tx, familyId, id));
  publish({ type: 'praise.changed', familyId, kidId, praiseId: id, praise });
  return praise;
}

async function praisedChore(tx: Tx, of: { familyId: string; kidId: string }, submissionId: string) {
  const chore = isId(submissionId) ? await queries.findPraisedChore(tx, of, submissionId) : undefined;
  if (!chore) throw notFound('submission');
  return chore;
}

/** Removes the hearts for a submission whose review is undone, unless the kid has seen them. */
export async function removeUnseenPraise(
  tx: Tx,
  publish: Publish,
  { submissionId, ...of }: { familyId: string; kidId: string; submissionId: string },
): Promise<void> {
  for (const id of await queries.deleteUnseenPraise(tx, { ...of, submissionId })) {
    publish({ type: 'praise.changed', ...of, praiseId: id, praise: null });
    await deleteNews(tx, publish, { ...of, sourceId: id });
  }
}

export interface PraisePage {
  praise: Praise[];
  nextCursor: string | null;
}

/** The cursor is the id of the previous page's last heart. */
export async function listPraise(
  { db }: Deps,
  actor: FamilyActor,
  kidId: string,
  { limit = PAGE.default, cursor }: PraiseQuery,
): Promise<PraisePage> {
  await requireKidAccess(db, actor, kidId);
  const { familyId } = actor;
  const last =
    cursor !== undefined && isId(cursor) ? await queries.findPraise(db, familyId, cursor) : undefined;
  if (cursor !== undefined && last?.praise.kidId !== kidId) throw invalid('cursor', 'validation.cursor');
  const rows = await queries.listPraise(db, { familyId, kidId }, { after: last?.praise, limit: limit + 1 });
  const page = rows.slice(0, limit);
  return {
    praise: page.map(presentPraise),
    nextCursor: rows.length > limit ? (page.at(-1)?.praise.id ?? null) : null,
  };
}

export async function removePraise(deps: Deps, actor: ParentActor, id: string): Promise<void> {
  const { familyId, userId } = actor;
  await withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'key share');
    const { praise } = await requirePraise(tx, familyId, id);
    if (actor.role === 'helper' && praise.fromUser !== userId) throw forbidden('own_praise_only');
    const { kidId } = praise;
    await requireLockedKid(tx, actor, kidId);
    await queries.deletePraise(tx, familyId, id);
    publish({ type: 'praise.changed', familyId, kidId, praiseId: id, praise: null });
    await deleteNews(tx, publish, { familyId, kidId, sourceId: id });
  });
}

/** Stores the kid's answer. Null removes it. */
export async function replyToPraise(
  deps: Deps,
  actor: KidActor,
  id: string,
  picture: Heart | null,
): Promise<Praise> {
  const { familyId, kidId } = actor;
  return withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'key share');
    const found = await requirePraise(tx, familyId, id);
    if (found.praise.kidId !== kidId) throw forbidden('not_your_heart');
    await queries.setReply(tx, familyId, id, picture);
    const praise = presentPraise(await requirePraise(tx, familyId, id));
    publish({ type: 'praise.changed', familyId, kidId, praiseId: id, praise });
    return praise;
  });
}

async function requirePraise(tx: Tx, familyId: string, id: string): Promise<queries.PraiseRow> {
  const row = await queries.findPraise(tx, familyId, id);
  if (!row) throw notFound('praise');
  return row;
}
