import { and, asc, countDistinct, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Sticker } from '@shared/constants';
import { kidStickers, nestPlaces } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';

/** Whose nest. */
export interface NestOf {
  familyId: string;
  kidId: string;
}

const placesOf = ({ familyId, kidId }: NestOf) =>
  and(eq(nestPlaces.familyId, familyId), eq(nestPlaces.kidId, kidId));

export const listPlaces = (tx: Executor, of: NestOf) =>
  tx.select({ thingId: nestPlaces.thingId, place: nestPlaces.place }).from(nestPlaces).where(placesOf(of));

/** Puts each of these things in its place, or away. */
export async function savePlaces(
  tx: Tx,
  of: NestOf,
  places: { id: string; place: string | null }[],
): Promise<void> {
  const away = places.flatMap(({ id, place }) => (place === null ? [id] : []));
  const put = places.flatMap(({ id, place }) => (place === null ? [] : [{ ...of, thingId: id, place }]));
  await tx.delete(nestPlaces).where(and(placesOf(of), inArray(nestPlaces.thingId, away)));
  if (put.length === 0) return;
  await tx
    .insert(nestPlaces)
    .values(put)
    .onConflictDoUpdate({
      target: [nestPlaces.familyId, nestPlaces.kidId, nestPlaces.thingId],
      set: { place: sql`excluded.place` },
    });
}

/** The kid's stickers, oldest first. */
export const listStickers = (tx: Executor, { familyId, kidId }: NestOf) =>
  tx
    .select({ id: kidStickers.sticker, day: kidStickers.day })
    .from(kidStickers)
    .where(and(eq(kidStickers.familyId, familyId), eq(kidStickers.kidId, kidId)))
    .orderBy(asc(kidStickers.day));

/** The sticker that kids of the family got on `day`, by the kid; none yet is an empty list. */
export const listStickersOn = (tx: Tx, familyId: string, day: string) =>
  tx
    .select({ kidId: kidStickers.kidId, sticker: kidStickers.sticker })
    .from(kidStickers)
    .where(and(eq(kidStickers.familyId, familyId), eq(kidStickers.day, day)));

/** On how many days before `day` a kid of the family got a sticker. */
export async function countStickerDays(tx: Tx, familyId: string, day: string): Promise<number> {
  const [row] = await tx
    .select({ days: countDistinct(kidStickers.day) })
    .from(kidStickers)
    .where(and(eq(kidStickers.familyId, familyId), lt(kidStickers.day, day)));
  return row?.days ?? 0;
}

export async function insertSticker(tx: Tx, of: NestOf, day: string, sticker: Sticker): Promise<void> {
  await tx.insert(kidStickers).values({ ...of, day, sticker });
}
