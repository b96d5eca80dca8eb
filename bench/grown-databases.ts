import { join } from 'node:path';
import pg from 'pg';
import { createSecrets } from '../server/lib/secrets';
import { signInFamilies, type Family } from './families';
import { generate, PASSWORD, PATTERN, today } from './generate';
import { signIn } from './generate-sessions';
import type { Context } from './measures';
import { createDatabase, SECRET, startApp, startPostgres, type Server } from './processes';

export const FEW = 1000;
export const MANY = 100_000;
const MEASURED = 10;
const FULL = 100;
const LIGHT_CHORES = 52;

export interface GrownDatabase {
  app: Server;
  db: pg.Client;
  families: Family[];
  admin: string;
}

export interface GrownDatabases {
  few: GrownDatabase;
  many: GrownDatabase;
  until: Date;
}

const generated = new WeakMap<Context, Promise<GrownDatabases>>();

/** Generated on first use in about half an hour (25 GB). */
export function grownDatabases(context: Context): Promise<GrownDatabases> {
  const existing = generated.get(context);
  if (existing) return existing;
  const promise = generateBoth(context);
  generated.set(context, promise);
  return promise;
}

async function generateBoth(context: Context): Promise<GrownDatabases> {
  const folder = join(context.folder, 'growth');
  const url = await startCountingPostgres(context, folder);
  const until = today();
  const fill = async (name: string, families: number): Promise<GrownDatabase> => {
    const { url: own, db } = context.closing(await createDatabase(url, name));
    await db.query('CREATE EXTENSION pg_stat_statements');
    const secrets = createSecrets(SECRET);
    await generate(db, {
      families,
      full: FULL,
      chores: LIGHT_CHORES,
      seed: 1,
      until,
      passwordHash: await secrets.hashPassword(PASSWORD),
      patternHash: await secrets.hashPattern(PATTERN),
      say: (line) => process.stderr.write(`${name}, ${line}\n`),
    });
    const app = context.closing(await startApp(context.program, own, folder));
    return { app, db, admin: await signInAdmin(db), families: await signInFamilies(db, MEASURED) };
  };
  return { few: await fill('few', FEW), many: await fill('many', MANY), until };
}

/** Counts the blocks that each statement reads. The server must preload a library for this. */
async function startCountingPostgres({ closing }: Context, folder: string): Promise<string> {
  const first = await startPostgres(folder);
  const db = new pg.Client({ connectionString: first.url });
  await db.connect();
  await db.query('ALTER SYSTEM SET shared_preload_libraries = pg_stat_statements');
  await db.end();
  await first.stop();
  return closing(await startPostgres(folder)).url;
}

async function signInAdmin(db: pg.Client): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO users (id, username, password_hash, role) VALUES (uuidv7(), 'admin', '', 'admin') RETURNING id`,
  );
  const [cookie = ''] = await signIn(db, SECRET, [{ type: 'admin', userId: rows[0]?.id ?? '' }]);
  return cookie;
}
