import { asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as tables from '@shared/tables/index';
import type { Tx } from '../../db/client';
import { jsonColumns } from '../../db/json-rows';

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

/** Some records of one list, each as JSON on one line. */
export interface ExportedRows {
  list: string;
  rows: string[];
}

/**
 * All of the family, list by list, at least once for each list. `tx` reads one snapshot (repeatable read), or the lists
 * may contradict each other. PostgreSQL writes the records and keeps those that are still to come.
 */
export async function* readFamilyRows(tx: Tx, familyId: string): AsyncGenerator<ExportedRows> {
  for (const [name, { table, join, family, fields, order }] of Object.entries(LISTS)) {
    const all = tx.select(jsonColumns(fields)).from(table).$dynamic();
    const records = (join ? all.innerJoin(join.table, join.on) : all)
      .where(eq(family, familyId))
      .orderBy(...order.map((column) => asc(column)))
      .as('records');
    const lines = tx.select({ line: sql<string>`row_to_json(records)::text`.as('line') }).from(records);
    await tx.execute(sql`DECLARE exported NO SCROLL CURSOR FOR ${lines}`);
    let rows: string[];
    do {
      const fetched = await tx.execute<{ line: string }>(sql.raw(`FETCH ${BATCH} FROM exported`));
      rows = fetched.rows.map(({ line }) => line);
      yield { list: name, rows };
    } while (rows.length === BATCH);
    await tx.execute(sql`CLOSE exported`);
  }
}
