import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrate } from '../server/db/migrate';
import { createSecrets } from '../server/lib/secrets';
import { check } from './generate-check';
import { history, historyRows } from './generate-history';
import { people, peopleRows, type Population } from './generate-people';
import { chance } from './generate-sql';

/**
 * Full families did three chores per kid and day for three years, others are light. The same options give the
 * same rows except for the family codes. `npx tsx bench/generate.ts --families 100000 --full 100 --chores 52
 * --seed 1` fills DATABASE_URL. Log in as `parent-1` etc. with `six or more`, and kids with cat, dog, car,
 * heart (for this SESSION_SECRET).
 */
export interface GenerateOptions extends Population {
  seed: number;
  say?: (line: string) => void;
}

const LOADED = [
  'families',
  'users',
  'memberships',
  'kids',
  'chores',
  'rewards',
  'chore_submissions',
  'reward_redemptions',
  'star_ledger',
  'kid_badges',
  'kid_logins',
  'messages',
  'family_search',
];

export const PASSWORD = 'six or more';
export const PATTERN = [0, 1, 2, 3];

/** Requires a superuser, because it disables keys and triggers. Rolls back if the data is inconsistent. */
export async function generate(
  db: pg.Client,
  { seed, say = () => {}, ...of }: GenerateOptions,
): Promise<Record<string, number>> {
  const started = performance.now();
  const dice = chance(seed);
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  await db.query('BEGIN');
  try {
    await db.query(`SET LOCAL session_replication_role = replica; SET LOCAL work_mem = '256MB';
      SET LOCAL maintenance_work_mem = '512MB'; SET LOCAL statement_timeout = 0; SET LOCAL synchronous_commit = off`);
    for (const statement of people(of, dice)) await db.query(statement);
    await db.query('ANALYZE made_families, made_kids, made_chores, made_rewards');
    for (const statement of history(dice)) await db.query(statement);
    await db.query('ANALYZE made_done, made_spent');
    say(`${seconds()}: the story is told`);
    const indexes = await dropIndexes(db);
    for (const statement of [...peopleRows(of, dice), ...historyRows(dice)]) await db.query(statement);
    say(`${seconds()}: the rows are written`);
    for (const { definition } of indexes) await db.query(definition);
    for (const table of TEMPORARY) await db.query(`DROP TABLE ${table}`);
    await db.query(LOADED.map((table) => `ANALYZE ${table}`).join(';'));
    say(`${seconds()}: the indexes are built`);
    await check(db);
    await db.query('COMMIT');
  } catch (error) {
    await db.query('ROLLBACK');
    throw error;
  }
  for (const table of LOADED) await db.query(`VACUUM (FREEZE, ANALYZE) ${table}`);
  // Otherwise the first requests would wait for gigabytes of writes.
  await db.query('CHECKPOINT');
  const made = await countRows(db);
  say(`${seconds()}: sums, codes and keys agree; ${sumUp(made)}`);
  return made;
}

const TEMPORARY = ['made_families', 'made_kids', 'made_chores', 'made_rewards', 'made_done', 'made_spent'];

/** Rebuilding them is faster. */
async function dropIndexes(db: pg.Client): Promise<{ name: string; definition: string }[]> {
  const { rows } = await db.query<{ name: string; definition: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
     FROM pg_index i LEFT JOIN pg_constraint c ON c.conindid = i.indexrelid AND c.contype IN ('p', 'u')
     WHERE i.indrelid = ANY($1::text[]::regclass[]) AND c.oid IS NULL`,
    [LOADED],
  );
  for (const { name } of rows) await db.query(`DROP INDEX ${name}`);
  return rows;
}

async function countRows(db: pg.Client): Promise<Record<string, number>> {
  const made: Record<string, number> = {};
  for (const table of LOADED) {
    const { rows } = await db.query<{ count: string }>(`SELECT count(*) FROM ${table}`);
    made[table] = Number(rows[0]?.count);
  }
  return made;
}

const sumUp = (made: Record<string, number>) =>
  Object.entries(made)
    .map(([table, rows]) => `${rows} ${table}`)
    .join(', ');

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      families: { type: 'string', default: '1000' },
      full: { type: 'string', default: '10' },
      chores: { type: 'string', default: '52' },
      seed: { type: 'string', default: '1' },
    },
  });
  const { DATABASE_URL: connectionString, SESSION_SECRET: secret } = process.env;
  if (!connectionString || !secret) throw new Error('DATABASE_URL and SESSION_SECRET must be set.');
  const secrets = createSecrets(secret);
  await migrate(connectionString);
  const db = new pg.Client({ connectionString });
  await db.connect();
  try {
    await generate(db, {
      families: Number(values.families),
      full: Number(values.full),
      chores: Number(values.chores),
      seed: Number(values.seed),
      until: today(),
      passwordHash: await secrets.hashPassword(PASSWORD),
      patternHash: await secrets.hashPattern(PATTERN),
      say: console.log,
    });
  } finally {
    await db.end();
  }
}

export function today(): Date {
  return new Date(new Date().setUTCHours(0, 0, 0, 0));
}

export const PEOPLE_ONLY = {
  full: 0,
  chores: 0,
  seed: 1,
  until: today(),
  passwordHash: '',
  patternHash: '',
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
