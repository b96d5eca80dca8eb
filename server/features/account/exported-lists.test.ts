import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import * as tables from '@shared/tables/index';
import { pickColumns } from './exported-list';
import { EXPORTED_LISTS } from './exported-lists';

/** Columns with secrets, without family data, or exported as a separate list, by table. */
const WITHHELD_COLUMNS: Record<string, readonly string[]> = {
  routine_runs: ['pictures'],
  access_tokens: ['tokenHash', 'prefix'],
  calendar_feeds: ['tokenHash'],
  // choreSteps
  chores: ['steps'],
  family_calendars: ['urlEncrypted', 'etag', 'lastModified', 'readFor', 'failures', 'nextTryAt'],
  family_devices: ['tokenHash'],
  family_invites: ['tokenHash'],
  family_log: ['adminId'],
  kid_news: ['position'],
  kids: ['patternHash'],
  memberships: ['userId', 'createdAt', 'lastUsedAt', 'letterWeek'],
  push_subscriptions: [
    'sessionId',
    'endpoint',
    'p256dh',
    'auth',
    'told',
    'failures',
    'failingSince',
    'retryAt',
    'claimedUntil',
  ],
  star_ledger: ['position'],
  webhooks: ['failures', 'failingSince', 'retryAt', 'claimedUntil'],
};

/** Family tables that aren't exported, or are part of other lists or the ZIP. */
const WITHHELD_TABLES = [
  // Their rows belong to others.
  'calendar_events',
  'chore_assignments',
  'device_logins',
  'device_pairings',
  'family_search',
  'idempotency_keys',
  'pattern_attempts',
  'reward_assignments',
  'sessions',
  'uploads',
  'webhook_deliveries',
];

const familyTables = Object.values(tables).filter(
  (table) => is(table, PgTable) && ('familyId' in getTableColumns(table) || table === tables.families),
);

describe('the export', () => {
  it('omits a new column until it is named', () => {
    const kids = pgTable('kids', { id: uuid().primaryKey(), name: text(), newSecret: text() });
    expect(Object.keys(pickColumns(kids, ['id', 'name']))).toEqual(['id', 'name']);
  });

  it.each(familyTables.map((table) => [getTableName(table), table] as const))(
    'contains or withholds each column of %s',
    (name, table) => {
      const list = Object.values(EXPORTED_LISTS).find((each) => each.table === table);
      expect(WITHHELD_TABLES.includes(name)).toBe(list === undefined);
      if (!list) return;
      const withheld = WITHHELD_COLUMNS[name] ?? [];
      const columns = Object.keys(getTableColumns(table)).filter((column) => !withheld.includes(column));
      expect(Object.keys(list.fields)).toEqual(expect.arrayContaining(columns));
      for (const column of withheld.filter((each) => /hash|endpoint|auth|prefix/i.test(each)))
        expect(list.fields).not.toHaveProperty(column);
    },
  );
});
