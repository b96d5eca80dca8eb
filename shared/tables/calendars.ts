import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { CALENDAR_COLORS, CALENDAR_PROBLEMS, CALENDAR_STATES } from '../calendar-constants';
import { createdAt, primaryId, timestamp } from './columns';
import { families, memberships } from './families';
import { kids } from './kids';
import { oneOf } from './one-of';

/** One feed per kid. Anyone with the URL can read it. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    /** The URL's token is derived from it (`linkToken`). A new URL has a new id. */
    id: primaryId(),
    familyId: uuid().notNull(),
    kidId: uuid().notNull(),
    madeBy: uuid().notNull(),
    tokenHash: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('calendar_feeds_token_key').on(t.tokenHash),
    unique('calendar_feeds_kid_key').on(t.familyId, t.kidId),
    index('calendar_feeds_maker_idx').on(t.familyId, t.madeBy),
    foreignKey({
      name: 'calendar_feeds_maker_fkey',
      columns: [t.familyId, t.madeBy],
      foreignColumns: [memberships.familyId, memberships.userId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'calendar_feeds_kid_fkey',
      columns: [t.familyId, t.kidId],
      foreignColumns: [kids.familyId, kids.id],
    }).onDelete('cascade'),
  ],
);

/** Calendars of other services that the family's boards show. */
export const familyCalendars = pgTable(
  'family_calendars',
  {
    id: primaryId(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    color: text({ enum: CALENDAR_COLORS }).notNull(),
    kidId: uuid().references(() => kids.id, { onDelete: 'set null' }),
    showTitles: boolean().notNull(),
    /** Anyone with the address can read the calendar, so a stolen table must not contain it. */
    urlEncrypted: text().notNull(),
    host: text().notNull(),
    etag: text(),
    lastModified: text(),
    /** The day and time zone of the stored events: on another day, an unchanged file must be read again. */
    readFor: text(),
    state: text({ enum: CALENDAR_STATES }).notNull().default('new'),
    problem: text({ enum: CALENDAR_PROBLEMS }),
    /** Failures since the last success. */
    failures: integer().notNull().default(0),
    fetchedAt: timestamp(),
    triedAt: timestamp(),
    nextTryAt: timestamp()
      .notNull()
      .default(sql`now()`),
    createdAt: createdAt(),
  },
  (t) => [
    // The target of composite keys.
    unique('family_calendars_family_id_key').on(t.familyId, t.id),
    index('family_calendars_kid_idx')
      .on(t.kidId)
      .where(sql`kid_id IS NOT NULL`),
    index('family_calendars_next_try_idx').on(t.nextTryAt),
    check('family_calendars_color', oneOf(t.color, CALENDAR_COLORS)),
    check('family_calendars_state', oneOf(t.state, CALENDAR_STATES)),
    check('family_calendars_problem', oneOf(t.problem, CALENDAR_PROBLEMS)),
  ],
);

/** Events of a calendar from today to seven days ahead. */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    familyId: uuid().notNull(),
    calendarId: uuid().notNull(),
    /** A hash of the event's id and start. */
    key: text().notNull(),
    /** The instants, or the first and last day of an all-day event. */
    startsAt: timestamp(),
    endsAt: timestamp(),
    startsOn: date({ mode: 'string' }),
    endsOn: date({ mode: 'string' }),
    /** Null for a private event. */
    title: text(),
  },
  (t) => [
    primaryKey({ name: 'calendar_events_pkey', columns: [t.familyId, t.calendarId, t.key] }),
    foreignKey({
      name: 'calendar_events_calendar_fkey',
      columns: [t.familyId, t.calendarId],
      foreignColumns: [familyCalendars.familyId, familyCalendars.id],
    }).onDelete('cascade'),
    check(
      'calendar_events_times',
      sql`num_nonnulls(${t.startsAt}, ${t.endsAt}) IN (0, 2) AND num_nonnulls(${t.startsOn}, ${t.endsOn}) IN (0, 2)
        AND num_nonnulls(${t.startsAt}, ${t.startsOn}) = 1`,
    ),
  ],
);
