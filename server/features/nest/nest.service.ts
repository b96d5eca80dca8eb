import type { ArrangeNestInput, Goodnight, Nest, Surprise } from '@shared/contracts/nest';
import { calendarDateOf } from '@shared/rules/calendar';
import { isNestFull, nestPlacesOf } from '@shared/rules/nest-places';
import { ownedThings } from '@shared/rules/nest-things';
import { isOpenNight, nightsOf, weekFigure, weekOf } from '@shared/rules/nights';
import { nextSticker } from '@shared/rules/stickers';
import type { Executor } from '../../db/client';
import { requireLockedKid } from '../../db/family-locks';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import type { FamilyActor, KidActor } from '../../lib/actor';
import type { Authorized } from '../../lib/authorized';
import { conflict, invalid } from '../../lib/errors';
import { familyClock } from '../families/family-timezone';
import { requireKidAccess, updateKid, type KidRow } from '../kids/kids.queries';
import { readToday } from '../schedules/kid-chores.service';
import * as queries from './nest.queries';

export async function viewNest({ db }: Deps, actor: FamilyActor, kidId: string): Promise<Nest> {
  return readNest(db, await requireKidAccess(db, actor, kidId));
}

/** Throws 400 for a thing or sticker that the kid doesn't have. */
export async function arrangeNest(
  deps: Deps,
  actor: KidActor,
  kidId: string,
  { places = [], stickers = [], greeted }: ArrangeNestInput,
): Promise<Nest> {
  const { familyId } = actor;
  return withTransaction(deps, async (tx, publish) => {
    const kid = await requireLockedKid(tx, actor, kidId);
    const owned = new Set<string>(ownedThings(kid.lifetimeStars).map(({ id }) => id));
    if (!places.every(({ id }) => owned.has(id))) throw invalid('places', 'validation.nest_things');
    await queries.savePlaces(tx, { familyId, kidId }, places);
    const placed = await queries.placeStickers(tx, { familyId, kidId }, stickers);
    if (placed < stickers.length) throw invalid('stickers', 'validation.nest_stickers');
    publish({ type: 'nest.changed', familyId, kidId });
    if (greeted) {
      await updateKid(tx, familyId, kidId, { greeted });
      publish({ type: 'kids.changed', familyId });
    }
    return readNest(tx, kid);
  });
}

/** A second call returns the same sticker. Throws 409 `not_finished` while today's nest is not full. */
export async function openSurprise(deps: Deps, actor: KidActor, kidId: string): Promise<Surprise> {
  const { familyId } = actor;
  return withTransaction(deps, async (tx, publish) => {
    const kid = await requireLockedKid(tx, actor, kidId);
    const { today: day, chores } = await readToday(tx, kid, await familyClock(tx, familyId));
    const stickers = await queries.listStickers(tx, { familyId, kidId });
    const opened = stickers.find((sticker) => sticker.day === day);
    if (opened) return { sticker: opened.id, day };
    const isFull = isNestFull(
      nestPlacesOf(
        chores.map(({ chore, status, submissions }) => ({
          schedule: chore.schedule,
          partOfDay: chore.partOfDay,
          state: status.state,
          neededCount: status.neededCount,
          today: submissions,
        })),
      ),
    );
    if (!isFull) throw conflict('not_finished');
    const sticker = nextSticker(
      familyId,
      stickers.map(({ id }) => id),
    );
    await queries.insertSticker(tx, { familyId, kidId }, day, sticker);
    publish({ type: 'nest.changed', familyId, kidId });
    return { sticker, day };
  });
}

/**
 * Records a good night. A day without a submitted chore adds nothing. Throws 400 unless `on` is today or one of
 * the two days before.
 */
export async function sayGoodnight(
  deps: Deps,
  actor: KidActor,
  kidId: string,
  on: string,
): Promise<{ recorded: boolean; goodnight: Goodnight }> {
  const { familyId } = actor;
  return withTransaction(deps, async (tx, publish) => {
    await requireLockedKid(tx, actor, kidId);
    const { now, timezone, weekStart } = await familyClock(tx, familyId);
    if (!isOpenNight(on, calendarDateOf(now, timezone))) throw invalid('on', 'validation.good_night');
    const recorded = await queries.recordNight(tx, { familyId, kidId }, on);
    if (recorded) publish({ type: 'nest.changed', familyId, kidId });
    const week = weekOf(on, weekStart);
    const nights = await queries.listNights(tx, { familyId, kidId });
    const count = nights.filter((day) => weekOf(day, weekStart) === week).length;
    return { recorded, goodnight: { on, figure: weekFigure(on, weekStart), count } };
  });
}

async function readNest(
  tx: Executor,
  { familyId, id: kidId, lifetimeStars }: Authorized<KidRow>,
): Promise<Nest> {
  const of = { familyId, kidId };
  const { now, timezone, weekStart } = await familyClock(tx, familyId);
  const stickers = await queries.listStickers(tx, of);
  const places = new Map((await queries.listPlaces(tx, of)).map((row) => [row.thingId, row.place]));
  return {
    items: ownedThings(lifetimeStars).map(({ id, earnedBy }) => ({
      id,
      earnedBy,
      place: places.get(id) ?? null,
    })),
    stickers,
    nextSticker: nextSticker(
      familyId,
      stickers.map(({ id }) => id),
    ),
    nights: nightsOf(await queries.listNights(tx, of), calendarDateOf(now, timezone), weekStart),
  };
}
