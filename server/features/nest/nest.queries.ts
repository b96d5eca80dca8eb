import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Sticker } from '@shared/constants';
import type { ArrangeNestInput } from '@shared/contracts/nest';
import { choreSubmissions, kidNights, kidStickers, nestPlaces } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';

export interface NestOf {
  familyId: string;
  kidId: string;
}

const placesOf = ({ familyId, kidId }: NestOf) =>
  and(eq(nestPlaces.familyId, familyId), eq(nestPlaces.kidId, kidId));

const stickersOf = ({ familyId, kidId }: NestOf) =>
  and(eq(kidStickers.familyId, familyId), eq(kidStickers.kidId, kidId));

export const listPlaces = (tx: Executor, of: NestOf) =>
  tx.select({ thingId: nestPlaces.thingId, place: nestPlaces.place }).from(nestPlaces).where(placesOf(of));

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

export const listStickers = (tx: Executor, of: NestOf) =>
  tx
    .select({
      id: kidStickers.sticker,
      day: kidStickers.day,
      scene: kidStickers.scene,
      x: kidStickers.x,
      y: kidStickers.y,
    })
    .from(kidStickers)
    .where(stickersOf(of))
    .orderBy(asc(kidStickers.day));

export async function insertSticker(tx: Tx, of: NestOf, day: string, sticker: Sticker): Promise<void> {
  await tx.insert(kidStickers).values({ ...of, day, sticker });
}

/** Moves stickers into scenes or back to the tray. Returns the number of days that have a sticker. */
export async function placeStickers(
  tx: Tx,
  of: NestOf,
  stickers: NonNullable<ArrangeNestInput['stickers']>,
): Promise<number> {
  if (stickers.length === 0) return 0;
  const moved = sql`(VALUES ${sql.join(
    stickers.map(
      ({ day, scene, x, y }) => sql`(${day}::date, ${scene}::text, ${x}::smallint, ${y}::smallint)`,
    ),
    sql`, `,
  )}) AS moved (day, scene, x, y)`;
  const rows = await tx
    .update(kidStickers)
    .set({ scene: sql`moved.scene`, x: sql`moved.x`, y: sql`moved.y` })
    .from(moved)
    .where(and(stickersOf(of), eq(kidStickers.day, sql`moved.day`)))
    .returning({ day: kidStickers.day });
  return rows.length;
}

export async function listNights(tx: Executor, { familyId, kidId }: NestOf): Promise<string[]> {
  const rows = await tx
    .select({ day: kidNights.day })
    .from(kidNights)
    .where(and(eq(kidNights.familyId, familyId), eq(kidNights.kidId, kidId)))
    .orderBy(asc(kidNights.day));
  return rows.map(({ day }) => day);
}

/** Returns whether the kid submitted a chore on that day. */
export async function recordNight(tx: Tx, { familyId, kidId }: NestOf, day: string): Promise<boolean> {
  const [submission] = await tx
    .select({ id: choreSubmissions.id })
    .from(choreSubmissions)
    .where(
      and(
        eq(choreSubmissions.familyId, familyId),
        eq(choreSubmissions.kidId, kidId),
        eq(choreSubmissions.handedInOn, day),
      ),
    )
    .limit(1);
  if (!submission) return false;
  await tx.insert(kidNights).values({ familyId, kidId, day }).onConflictDoNothing();
  return true;
}
