import { asc, eq, getTableColumns, is, SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as tables from '@shared/tables/index';
import type { Tx } from '../../db/client';
import { assignedKidsOf } from '../../db/record-columns';

// Rows per batch: a few milliseconds of work.
const BATCH = 100;

type Field = PgColumn | SQL.Aliased;

interface List {
  table: PgTable;
  /** Another table that holds some of the fields. */
  join?: { table: PgTable; on: SQL };
  /** The column with the family's id. */
  family: PgColumn;
  fields: Record<string, Field>;
  order: PgColumn[];
}

const { id: userId, passwordHash: _password, ...userFields } = getTableColumns(tables.users);
const { patternHash: _pattern, ...kidFields } = getTableColumns(tables.kids);
// Counts the entries of all families.
const { position: _position, ...ledgerFields } = getTableColumns(tables.starLedger);

const { position: _place, ...newsFields } = getTableColumns(tables.kidNews);

const { tokenHash: _token, ...deviceFields } = getTableColumns(tables.familyDevices);

const list = (table: PgTable & { familyId: PgColumn }, ...order: PgColumn[]): List => ({
  table,
  family: table.familyId,
  fields: getTableColumns(table),
  order,
});

const {
  analyticsEvents,
  chores,
  choreSubmissions,
  families,
  familyDevices,
  kidBadges,
  kidGoals,
  kidNews,
  kidStickers,
  kids,
  memberships,
  messages,
  nestPlaces,
  pastPauses,
  rewardRedemptions,
  rewards,
  starLedger,
  users,
} = tables;

/** What an export contains: everything of the family except the hashes of passwords and picture patterns. */
const LISTS: Record<string, List> = {
  family: { table: families, family: families.id, fields: getTableColumns(families), order: [families.id] },
  parents: {
    ...list(memberships, users.createdAt, users.id),
    join: { table: users, on: eq(users.id, memberships.userId) },
    fields: { id: userId, familyId: memberships.familyId, ...userFields },
  },
  kids: { ...list(kids, kids.createdAt, kids.id), fields: kidFields },
  chores: {
    ...list(chores, chores.createdAt, chores.id),
    fields: { ...getTableColumns(chores), kidIds: assignedKidsOf('chores') },
  },
  rewards: {
    ...list(rewards, rewards.createdAt, rewards.id),
    fields: { ...getTableColumns(rewards), kidIds: assignedKidsOf('rewards') },
  },
  choreSubmissions: list(choreSubmissions, choreSubmissions.submittedAt, choreSubmissions.id),
  rewardRedemptions: list(rewardRedemptions, rewardRedemptions.requestedAt, rewardRedemptions.id),
  starLedger: { ...list(starLedger, starLedger.position), fields: ledgerFields },
  kidBadges: list(kidBadges, kidBadges.earnedAt, kidBadges.kidId, kidBadges.badgeId),
  kidGoals: list(kidGoals, kidGoals.kidId),
  kidNews: { ...list(kidNews, kidNews.position), fields: newsFields },
  familyDevices: { ...list(familyDevices, familyDevices.createdAt, familyDevices.id), fields: deviceFields },
  kidStickers: list(kidStickers, kidStickers.day, kidStickers.kidId),
  nestPlaces: list(nestPlaces, nestPlaces.kidId, nestPlaces.thingId),
  pastPauses: list(pastPauses, pastPauses.firstDay, pastPauses.id),
  messages: list(messages, messages.createdAt, messages.id),
  analyticsEvents: list(analyticsEvents, analyticsEvents.timestamp, analyticsEvents.id),
};

/** The fields of all lists, each once. */
export const EXPORTED_FIELDS: readonly string[] = [
  ...new Set(Object.values(LISTS).flatMap(({ fields }) => Object.keys(fields))),
];

/** Some records of one list. */
export interface ExportedRows {
  list: string;
  rows: Record<string, unknown>[];
}

/**
 * The family's records, list by list, with at least one batch for each list. `tx` must be REPEATABLE READ, or the lists may
 * contradict each other. A database cursor holds the rows that are not read yet.
 */
export async function* readFamilyRows(tx: Tx, familyId: string): AsyncGenerator<ExportedRows> {
  for (const [name, { table, join, family, fields, order }] of Object.entries(LISTS)) {
    const columns = Object.entries(fields);
    const all = tx
      .select(Object.fromEntries(columns.map(([field, column]) => [field, aliased(column, field)])))
      .from(table)
      .$dynamic();
    const records = (join ? all.innerJoin(join.table, join.on) : all)
      .where(eq(family, familyId))
      .orderBy(...order.map((column) => asc(column)));
    await tx.execute(sql`DECLARE exported NO SCROLL CURSOR FOR ${records}`);
    let fetched: Record<string, unknown>[];
    do {
      ({ rows: fetched } = await tx.execute(sql.raw(`FETCH ${BATCH} FROM exported`)));
      const rows = fetched.map((row) =>
        Object.fromEntries(columns.map(([field, column]) => [field, valueOf(column, row[field])])),
      );
      yield { list: name, rows };
    } while (fetched.length === BATCH);
    await tx.execute(sql`CLOSE exported`);
  }
}

const aliased = (column: Field, field: string): SQL.Aliased =>
  sql`${is(column, SQL.Aliased) ? column.sql : column}`.as(field);

/** The value as Drizzle's own queries return it: a timestamp becomes a Date, which JSON writes in ISO form. */
const valueOf = (column: Field, value: unknown): unknown =>
  value === null || is(column, SQL.Aliased) ? value : column.mapFromDriverValue(value);
