import { pipeline } from 'node:stream/promises';
import { Client, escapeIdentifier } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { JOB_SCHEMA } from './job-schema';
import { migrate } from './migrate';

export class NotEmptyError extends Error {
  override name = 'NotEmptyError';
}

interface Table {
  name: string;
  columns: string;
  references: string[];
}

const JOB_TABLES = ['job', 'archive'];

/**
 * Migrates both databases, then copies a snapshot of the source in one transaction. Returns the number of
 * rows per table. Throws NotEmptyError.
 */
export async function copyDatabase(sourceUrl: string, targetUrl: string): Promise<Map<string, number>> {
  await migrate(sourceUrl);
  await migrate(targetUrl);
  return withClient(sourceUrl, (source) =>
    withClient(targetUrl, async (target) => {
      await source.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      await target.query('BEGIN');
      const { rows } = await target.query('SELECT FROM users LIMIT 1');
      if (rows.length > 0)
        throw new NotEmptyError('the target database has accounts already. Choose an empty one');
      const tables = inOrder(await listTables(target));
      const names = tables.map(({ name }) => name);
      // Triggers would fill derived tables a second time, and prevent truncating the audit log.
      for (const name of names) await target.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
      await target.query(`TRUNCATE ${names.join(', ')}`);
      const copied = new Map<string, number>();
      for (const table of tables) copied.set(table.name, await copyTable(source, target, table));
      // A table with deferred checks can't be altered.
      await target.query('SET CONSTRAINTS ALL IMMEDIATE');
      for (const name of names) await target.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
      await copySequences(source, target);
      await target.query('COMMIT');
      return copied;
    }),
  );
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  // The format of COPY depends on these settings.
  const options = '-c DateStyle=ISO -c IntervalStyle=postgres -c TimeZone=UTC';
  const client = new Client({ connectionString: url, options, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT format('%I.%I', n.nspname, t.relname) AS name,
       (SELECT string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) FROM pg_attribute a
         WHERE a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
       ARRAY(SELECT format('%I.%I', rn.nspname, r.relname) FROM pg_constraint f
         JOIN pg_class r ON r.oid = f.confrelid JOIN pg_namespace rn ON rn.oid = r.relnamespace
         WHERE f.conrelid = t.oid AND f.contype = 'f' AND f.confrelid <> t.oid) AS references
     FROM pg_class t JOIN pg_namespace n ON n.oid = t.relnamespace
     WHERE t.relkind IN ('r', 'p') AND NOT t.relispartition
       AND (n.nspname = 'public' OR (n.nspname = $1 AND t.relname = ANY ($2)))
     ORDER BY name`,
    [JOB_SCHEMA, JOB_TABLES],
  );
  return rows;
}

function inOrder(tables: readonly Table[]): Table[] {
  const names = new Set(tables.map(({ name }) => name));
  const ordered = new Map<string, Table>();
  while (ordered.size < tables.length) {
    const next = tables.find(
      ({ name, references }) =>
        !ordered.has(name) && references.every((other) => ordered.has(other) || !names.has(other)),
    );
    if (!next) throw new Error('the foreign keys of the tables form a circle');
    ordered.set(next.name, next);
  }
  return [...ordered.values()];
}

async function copyTable(source: Client, target: Client, { name, columns }: Table): Promise<number> {
  const reading = source.query(copyTo(`COPY (SELECT ${columns} FROM ${name}) TO STDOUT`));
  const writing = target.query(copyFrom(`COPY ${name} (${columns}) FROM STDIN`));
  await pipeline(reading, writing);
  return writing.rowCount;
}

async function copySequences(source: Client, target: Client): Promise<void> {
  const { rows } = await source.query<{ schema: string; name: string; value: string }>(
    `SELECT schemaname AS schema, sequencename AS name, last_value::text AS value FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL`,
  );
  for (const { schema, name, value } of rows) {
    const sequence = `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
    await target.query('SELECT setval($1::regclass, $2)', [sequence, value]);
  }
}
