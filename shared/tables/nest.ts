import { sql } from 'drizzle-orm';
import { check, date, foreignKey, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { SCENES, STICKERS } from '../constants';
import { createdAt } from './columns';
import { kids } from './kids';
import { oneOf } from './one-of';

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

export const kidStickers = pgTable(
  'kid_stickers',
  {
    familyId: uuid().notNull(),
    kidId: uuid().notNull(),
    day: date({ mode: 'string' }).notNull(),
    sticker: text({ enum: STICKERS }).notNull(),
    scene: text({ enum: SCENES }),
    x: smallint(),
    y: smallint(),
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
    check('kid_stickers_scene', oneOf(t.scene, SCENES)),
    check(
      'kid_stickers_spot',
      sql`CASE WHEN ${t.scene} IS NULL THEN ${t.x} IS NULL AND ${t.y} IS NULL
          ELSE ${t.x} BETWEEN 0 AND 1000 AND ${t.y} BETWEEN 0 AND 1000 AND ${t.x} IS NOT NULL AND ${t.y} IS NOT NULL END`,
    ),
  ],
);

export const kidNights = pgTable(
  'kid_nights',
  {
    familyId: uuid().notNull(),
    kidId: uuid().notNull(),
    day: date({ mode: 'string' }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ name: 'kid_nights_pkey', columns: [t.familyId, t.kidId, t.day] }),
    foreignKey({
      name: 'kid_nights_kid_fkey',
      columns: [t.familyId, t.kidId],
      foreignColumns: [kids.familyId, kids.id],
    }).onDelete('cascade'),
  ],
);
