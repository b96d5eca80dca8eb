import { check, date, foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { STICKERS } from '../constants';
import { createdAt } from './columns';
import { kids } from './kids';
import { oneOf } from './one-of';

/** Where a kid has put a thing of the nest. Which things there are follows from the kid's stars. */
export const nestPlaces = pgTable(
  'nest_places',
  {
    familyId: uuid().notNull(),
    kidId: uuid().notNull(),
    thingId: text().notNull(),
    place: text().notNull(),
  },
  (t) => [
    primaryKey({ name: 'nest_places_pkey', columns: [t.familyId, t.kidId, t.thingId] }),
    foreignKey({
      name: 'nest_places_kid_fkey',
      columns: [t.familyId, t.kidId],
      foreignColumns: [kids.familyId, kids.id],
    }).onDelete('cascade'),
  ],
);

/** The sticker that a kid got on a day, which is the same for every kid of the family. */
export const kidStickers = pgTable(
  'kid_stickers',
  {
    familyId: uuid().notNull(),
    kidId: uuid().notNull(),
    day: date({ mode: 'string' }).notNull(),
    sticker: text({ enum: STICKERS }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ name: 'kid_stickers_pkey', columns: [t.familyId, t.kidId, t.day] }),
    foreignKey({
      name: 'kid_stickers_kid_fkey',
      columns: [t.familyId, t.kidId],
      foreignColumns: [kids.familyId, kids.id],
    }).onDelete('cascade'),
    check('kid_stickers_sticker', oneOf(t.sticker, STICKERS)),
  ],
);
