import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../server/db/migrate';
import type { Actor } from '../server/lib/actor';
import { createSecrets } from '../server/lib/secrets';
import type { Context } from './context';
import { generate, PASSWORD, PATTERN, today } from './generate';
import { signIn } from './generate-sessions';
import type { Family } from './growth-calls';
import { METRICS_TOKEN, SECRET, startApp, startPostgres, type Server } from './servers';

const MEASURED = 10;
/** The families that are in both databases, with three years of three chores a kid and day. */
const FULL = 100;
const LIGHT_CHORES = 8;

/** A database with families, and an app on it. */
export interface GrownHouse {
  app: Server;
  db: pg.Client;
  /** The oldest of the families. */
  families: Family[];
  /** A signed-in admin's cookie. */
  admin: string;
}

export interface Houses {
  until: Date;
  /** A thousand families, a hundred of them full. */
  small: GrownHouse;
  /** The same full ones, and so many others that every family code is taken. */
  large: GrownHouse;
}

export const SMALL = 1000;
export const LARGE = 100_000;

const built = new WeakMap<Context, Promise<Houses>>();

/** Both houses in one PostgreSQL of their own, made when the first measure asks for them; it takes some minutes. */
export function houses(context: Context): Promise<Houses> {
  const existing = built.get(context);
  if (existing) return existing;
  const promise = buildHouses(context);
  built.set(context, promise);
  return promise;
}

async function buildHouses(context: Context): Promise<Houses> {
  const folder = join(context.folder, 'growth');
  mkdirSync(folder);
  const url = await startCounting(context, folder);
  const until = today();
  const open = (name: string, families: number) => openHouse(context, folder, { url, name, families, until });
  return { until, small: await open('small', SMALL), large: await open('large', LARGE) };
}

/** A PostgreSQL that counts the blocks of each statement, which takes a library from its start on. */
async function startCounting({ closing }: Context, folder: string): Promise<string> {
  const first = await startPostgres(folder);
  const db = new pg.Client({ connectionString: first.url });
  await db.connect();
  await db.query('ALTER SYSTEM SET shared_preload_libraries = pg_stat_statements');
  await db.end();
  await first.stop();
  return closing(await startPostgres(folder)).url;
}

async function openHouse(
  { closing, program }: Context,
  folder: string,
  { url, name, families, until }: { url: string; name: string; families: number; until: Date },
): Promise<GrownHouse> {
  const connectionString = await createDatabase(url, name);
  const db = new pg.Client({ connectionString });
  await db.connect();
  closing({ stop: () => db.end() });
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
  return settle(db, closing(await startApp(program, connectionString, folder, undefined, { METRICS_TOKEN })));
}

/** Signs an admin and the measured families in. */
export async function settle(db: pg.Client, app: Server): Promise<GrownHouse> {
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO users (id, username, password_hash, role) VALUES (uuidv7(), 'admin', '', 'admin')
     ON CONFLICT (lower(username)) DO UPDATE SET role = 'admin' RETURNING id`,
  );
  const [admin = ''] = await signIn(db, SECRET, [{ type: 'admin', userId: rows[0]?.id ?? '' }]);
  return { app, db, admin, families: await measuredFamilies(db) };
}

export async function createDatabase(url: string, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  await migrate(own.href);
  return own.href;
}

async function measuredFamilies(db: pg.Client): Promise<Family[]> {
  const { rows } = await db.query<
    Omit<Family, 'parent' | 'kids'> & {
      parent_id: string;
      kid_ids: string[];
      cost: number;
      reward_id: string;
    }
  >(
    `SELECT f.id, f.code, u.username, u.id AS parent_id, r.id AS reward_id, r.star_cost AS cost,
       (SELECT json_agg(k.id ORDER BY k.created_at) FROM kids k WHERE k.family_id = f.id) AS kid_ids,
       (SELECT json_agg(c.id ORDER BY c.created_at) FROM chores c
        WHERE c.family_id = f.id AND c.archived_at IS NULL AND c.is_active AND NOT EXISTS (
          SELECT 1 FROM chore_submissions s WHERE s.family_id = f.id AND s.chore_id = c.id AND s.status = 'pending'))
        AS chores
     FROM families f
     JOIN memberships m ON m.family_id = f.id AND m.role = 'owner'
     JOIN users u ON u.id = m.user_id
     JOIN rewards r ON r.family_id = f.id AND r.star_cost = 10
     ORDER BY f.created_at LIMIT ${MEASURED}`,
  );
  const families: Family[] = [];
  for (const { parent_id: parentId, kid_ids: kidIds, reward_id: rewardId, cost, ...family } of rows) {
    const { id: familyId, code: familyCode } = family;
    const actors: Actor[] = [
      { type: 'parent', userId: parentId, familyId, familyCode, role: 'owner' },
      ...kidIds.map((kidId) => ({ type: 'kid', kidId, familyId, familyCode }) as const),
    ];
    const [parentCookie = '', ...cookies] = await signIn(db, SECRET, actors);
    families.push({
      ...family,
      parent: { id: parentId, cookie: parentCookie },
      kids: kidIds.map((id, index) => ({ id, cookie: cookies[index] ?? '' })),
      reward: { id: rewardId, cost },
    });
  }
  return families;
}
