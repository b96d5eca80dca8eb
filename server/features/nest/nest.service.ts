import { STICKERS, type Sticker } from '@shared/constants';
import type { ArrangeNestInput, Nest, Surprise } from '@shared/contracts/nest';
import { isNestFull, nestPlaces } from '@shared/rules/nest-places';
import { ownedThings } from '@shared/rules/nest-things';
import type { Executor, Tx } from '../../db/client';
import { lockFamily, lockKid } from '../../db/family-locks';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import type { FamilyActor, KidActor } from '../../lib/actor';
import { conflict, invalid, notFound } from '../../lib/errors';
import { requireKidAccess, type KidRow } from '../kids/kids.queries';
import { readToday } from '../schedules/kid-chores.service';
import * as queries from './nest.queries';

/** What the kid has earned, with where it stands. Throws 403 for a sibling, 404 for another family's kid. */
export async function viewNest({ db }: Deps, actor: FamilyActor, kidId: string): Promise<Nest> {
  return readNest(db, await requireKidAccess(db, actor, kidId));
}

/**
 * A kid arranges their things. Throws 400 for one that they do not have, 403 for a sibling, 404 for another family's kid.
 */
export async function arrangeNest(
  deps: Deps,
  actor: KidActor,
  kidId: string,
  { places }: ArrangeNestInput,
): Promise<Nest> {
  const { familyId } = actor;
  await requireKidAccess(deps.db, actor, kidId);
  return withTransaction(deps, async (tx, publish) => {
    const kid = await requireKid(tx, actor, kidId);
    const owned = new Set<string>(ownedThings(kid.lifetimeStars).map(({ id }) => id));
    if (!places.every(({ id }) => owned.has(id))) throw invalid('places', 'validation.nest_things');
    await queries.savePlaces(tx, { familyId, kidId }, places);
    publish({ type: 'family.changed', familyId });
    return readNest(tx, kid);
  });
}

/**
 * A kid opens the surprise of today, which is the same for every kid of the family; asked again, it is the same one. Throws
 * 409 `not_finished` while a place of today's nest is empty, 403 for a sibling, 404 for another family's kid.
 */
export async function openSurprise(deps: Deps, actor: KidActor, kidId: string): Promise<Surprise> {
  const { familyId } = actor;
  await requireKidAccess(deps.db, actor, kidId);
  return withTransaction(deps, async (tx, publish) => {
    // One kid of the family at a time, for the first one decides which sticker it is.
    await lockFamily(tx, actor, 'no key update');
    const kid = await requireKid(tx, actor, kidId);
    const { today: day, chores } = await readToday(tx, kid);
    const opened = await queries.listStickersOn(tx, familyId, day);
    const own = opened.find((row) => row.kidId === kidId);
    if (own) return { sticker: own.sticker, day };
    const isFull = isNestFull(
      nestPlaces(
        chores.map(({ chore, status, handedInToday }) => ({
          schedule: chore.schedule,
          state: status.state,
          neededCount: status.neededCount,
          today: handedInToday,
        })),
      ),
    );
    if (!isFull) throw conflict('not_finished');
    const sticker = opened[0]?.sticker ?? (await nextSticker(tx, familyId, day));
    await queries.insertSticker(tx, { familyId, kidId }, day, sticker);
    publish({ type: 'family.changed', familyId });
    return { sticker, day };
  });
}

/** The next of the list after those of earlier days; after the last, the first again. */
async function nextSticker(tx: Tx, familyId: string, day: string): Promise<Sticker> {
  const days = await queries.countStickerDays(tx, familyId, day);
  return STICKERS[days % STICKERS.length] ?? STICKERS[0];
}

async function requireKid(tx: Tx, actor: KidActor, kidId: string): Promise<KidRow> {
  const kid = await lockKid(tx, actor, kidId, 'no key update');
  if (!kid) throw notFound('kid');
  return kid;
}

async function readNest(tx: Executor, { familyId, id: kidId, lifetimeStars }: KidRow): Promise<Nest> {
  const of = { familyId, kidId };
  const places = new Map((await queries.listPlaces(tx, of)).map((row) => [row.thingId, row.place]));
  return {
    items: ownedThings(lifetimeStars).map(({ id, earnedBy }) => ({
      id,
      earnedBy,
      place: places.get(id) ?? null,
    })),
    stickers: await queries.listStickers(tx, of),
  };
}
