import { asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as tables from '@shared/tables/index';
import type { Tx } from '../../db/client';

// So many rows are handled at once: a few milliseconds of work.
const BATCH = 100;

interface List {
  table: PgTable;
  /** Another table that some of the fields are in. */
  join?: { table: PgTable; on: SQL };
  /** Which family's it is. */
  family: PgColumn;
  fields: Record<string, PgColumn>;
  order: PgColumn[];
}

const { id: userId, passwordHash: _password, ...userFields } = getTableColumns(tables.users);
const { patternHash: _pattern, ...kidFields } = getTableColumns(tables.kids);

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
  kidBadges,
  kids,
  memberships,
  messages,
  rewardRedemptions,
  rewards,
  starLedger,
  users,
} = tables;

/** What a family may take along: all that is the family's, but no secret (passwords and pictures are hashes of ours). */
const LISTS: Record<string, List> = {
  family: { table: families, family: families.id, fields: getTableColumns(families), order: [families.id] },
  parents: {
    ...list(memberships, users.createdAt, users.id),
    join: { table: users, on: eq(users.id, memberships.userId) },
    fields: { id: userId, familyId: memberships.familyId, ...userFields },
  },
  kids: { ...list(kids, kids.createdAt, kids.id), fields: kidFields },
  chores: list(chores, chores.createdAt, chores.id),
  rewards: list(rewards, rewards.createdAt, rewards.id),
  choreSubmissions: list(choreSubmissions, choreSubmissions.submittedAt, choreSubmissions.id),
  rewardRedemptions: list(rewardRedemptions, rewardRedemptions.requestedAt, rewardRedemptions.id),
  starLedger: list(starLedger, starLedger.createdAt, starLedger.id),
  kidBadges: list(kidBadges, kidBadges.earnedAt, kidBadges.kidId, kidBadges.badgeId),
  messages: list(messages, messages.createdAt, messages.id),
  analyticsEvents: list(analyticsEvents, analyticsEvents.timestamp, analyticsEvents.id),
};

/** Every field that any of the lists has, once. */
export const EXPORTED_FIELDS: readonly string[] = [
  ...new Set(Object.values(LISTS).flatMap(({ fields }) => Object.keys(fields))),
];

/** Some records of one list. */
export interface ExportedRows {
  list: string;
  rows: Record<string, unknown>[];
}

/**
 * All of the family, list by list, at least once for each list. `tx` reads one snapshot (repeatable read), or the lists
 * may contradict each other. A cursor of PostgreSQL keeps what is still to come.
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

const aliased = (column: PgColumn, field: string): SQL.Aliased => sql`${column}`.as(field);

/** The value as drizzle's own queries return it; a timestamp then is a Date, which JSON writes in ISO form. */
const valueOf = (column: PgColumn, value: unknown): unknown =>
  value === null ? null : column.mapFromDriverValue(value);
