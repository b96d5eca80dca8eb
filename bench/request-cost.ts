import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { HttpRequest } from './http';
import { median, type AppDatabase, type Figure, type Measure, type Parent } from './measures';
import type { Server } from './processes';

// The last log line and the last event leave after the last response.
const SETTLE_MS = 60;
const READS = 4000;
const FAMILIES = 16;
const KIDS = 4;
const SHOWN_CHORES = 8;
const DELETED_CHORES = 50;

/** Microseconds of processor time for one request. */
interface Cost {
  node: number;
  postgres: number;
}

interface Comparison {
  id: string;
  title: string;
  /** The most that Node alone, and Node with PostgreSQL, may cost, as multiples of the bare server's. */
  node: number;
  both: number;
  /** The requests of the next round for each of the two servers. */
  next: (database: AppDatabase) => Promise<{ app: HttpRequest[]; bare: HttpRequest[] }>;
}

/** G1 to G4: what the most frequent requests cost in processor time, against the bare server. */
export const requestCosts: Measure[] = [
  comparison({
    id: 'G1',
    title: 'GET /api/chores',
    node: 2,
    both: 1.6,
    next: async ({ parents }) => ({ app: choreLists(parents), bare: choreLists(parents) }),
  }),
  comparison({
    id: 'G2',
    title: 'the same with gzip, which the bare server does not do',
    node: 2.4,
    both: 1.9,
    next: async ({ parents }) => {
      const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
      const requests = choreLists(parents).map((request) => ({ ...request, headers }));
      const expect = ['http/1.1 200 ', '\r\ncontent-encoding: gzip\r\n'];
      return { app: requests.map((request) => ({ ...request, expect })), bare: requests };
    },
  }),
  comparison({
    id: 'G3',
    title: 'unchanged poll, against the bare chore list',
    node: 1.2,
    both: 0.9,
    next: async ({ app, parents }) => ({
      app: await unchangedPolls(app.url, parents),
      bare: choreLists(parents),
    }),
  }),
  comparison({
    id: 'G4',
    title: 'approval with ledger, level, badges, event',
    node: 2.4,
    both: 1.9,
    next: async ({ db, parents }) => {
      const requests = await approvals(db, parents);
      const half = (rest: number) => requests.filter((_, index) => index % 2 === rest);
      return { app: half(0), bare: half(1) };
    },
  }),
];

/**
 * Loads both servers in turn with one burst each, the first of them changing from round to round after a warm-up. What
 * else the machine does affects both alike; medians leave out what does not.
 */
function comparison({ id, title, node, both, next }: Comparison): Measure {
  return {
    id,
    title,
    run: async ({ rounds, appDatabase }): Promise<Figure[]> => {
      const database = await appDatabase();
      const measured: { app: Cost; bare: Cost }[] = [];
      for (let round = 0; round <= rounds; round += 1) {
        const requests = await next(database);
        const costs: Partial<Record<'app' | 'bare', Cost>> = {};
        for (const name of round % 2 === 0 ? (['app', 'bare'] as const) : (['bare', 'app'] as const))
          costs[name] = await burst(database, database[name], requests[name]);
        const { app, bare } = costs;
        if (round > 0 && app && bare) measured.push({ app, bare });
      }
      const micros = (of: 'app' | 'bare', part: keyof Cost) =>
        median(measured.map((costs) => costs[of][part])).toFixed(0);
      const sum = (cost: Cost) => cost.node + cost.postgres;
      return [
        { name: 'Node', value: median(measured.map(({ app, bare }) => app.node / bare.node)), goal: node },
        {
          name: 'Node and PostgreSQL',
          value: median(measured.map(({ app, bare }) => sum(app) / sum(bare))),
          goal: both,
          note:
            `app ${micros('app', 'node')} + ${micros('app', 'postgres')} µs, ` +
            `bare ${micros('bare', 'node')} + ${micros('bare', 'postgres')} µs a request`,
        },
      ];
    },
  };
}

async function burst(
  { postgres, load }: AppDatabase,
  server: Server,
  requests: HttpRequest[],
): Promise<Cost> {
  const before = { node: server.cpu(), postgres: postgres.cpu() };
  await load.send(server.url, requests);
  await sleep(SETTLE_MS);
  const perRequest = (ms: number) => (ms * 1000) / requests.length;
  return {
    node: perRequest(server.cpu() - before.node),
    postgres: perRequest(postgres.cpu() - before.postgres),
  };
}

const choreLists = (parents: Parent[]): HttpRequest[] =>
  Array.from({ length: READS }, (_, index) => ({
    method: 'GET',
    path: '/api/chores',
    cookie: parents[index % parents.length]?.cookie,
  }));

/** Polls of the pending rewards by clients that have the newest response already. */
async function unchangedPolls(url: string, parents: Parent[]): Promise<HttpRequest[]> {
  const path = '/api/reward-redemptions/pending';
  const etags = new Map<string | undefined, string>();
  for (const { cookie } of parents) {
    const response = await fetch(`${url}${path}`, { headers: { Cookie: cookie } });
    etags.set(cookie, response.headers.get('etag') ?? '');
  }
  return choreLists(parents).map(({ method, cookie }) => {
    const headers = { 'If-None-Match': etags.get(cookie) ?? '' };
    return { method, path, cookie, headers, expect: ['http/1.1 304 '] };
  });
}

/** Submits every deleted chore for every kid, and returns the approvals, neighbors being of different families. */
async function approvals(db: pg.Client, parents: Parent[]): Promise<HttpRequest[]> {
  const cookies = new Map(parents.map(({ familyId, cookie }) => [familyId, cookie]));
  await db.query(
    `INSERT INTO chore_submissions (id, family_id, kid_id, chore_id, chore_name, chore_star_reward, handed_in_on)
     SELECT uuidv7(), kids.family_id, kids.id, chores.id, chores.name, chores.star_reward, CURRENT_DATE
     FROM kids JOIN chores ON chores.family_id = kids.family_id AND chores.archived_at IS NOT NULL`,
  );
  const { rows } = await db.query<{ id: string; family_id: string }>(
    `SELECT id, family_id FROM chore_submissions WHERE status = 'pending' ORDER BY chore_name, kid_id`,
  );
  return rows.map(({ id, family_id: familyId }) => ({
    method: 'PUT',
    path: `/api/chore-submissions/${id}/review`,
    cookie: cookies.get(familyId),
    body: { status: 'approved' },
  }));
}

/**
 * Families that register through the app, each with eight chores on its list and fifty deleted ones, whose submissions can
 * still be reviewed: many may wait at once and the list stays as it is.
 */
export async function registerFamilies(db: pg.Client, url: string): Promise<Parent[]> {
  const parents: Parent[] = [];
  for (let index = 0; index < FAMILIES; index += 1) parents.push(await register(db, url, `bench-${index}`));
  const familyIds = parents.map(({ familyId }) => familyId);
  await db.query(
    `INSERT INTO kids (id, family_id, name, avatar_color, pattern_hash)
     SELECT uuidv7(), family_id, 'Kid ' || n, '#FF6B6B', '' FROM unnest($1::uuid[]) AS family_id, generate_series(1, $2) AS n`,
    [familyIds, KIDS],
  );
  await db.query(
    `INSERT INTO chores (id, family_id, name, description, icon_name, star_reward, category, difficulty, archived_at)
     SELECT uuidv7(), family_id, 'Load the dishwasher ' || n, 'Scrape the plates first.', 'wash-dishes', 3, 'kitchen',
       'medium', CASE WHEN n > $2 THEN now() END
     FROM unnest($1::uuid[]) AS family_id, generate_series(1, $3) AS n`,
    [familyIds, SHOWN_CHORES, SHOWN_CHORES + DELETED_CHORES],
  );
  await db.query(
    `INSERT INTO rewards (id, family_id, name, star_cost, tier)
     SELECT uuidv7(), family_id, 'Movie night', 5, 'medium' FROM unnest($1::uuid[]) AS family_id`,
    [familyIds],
  );
  await db.query(
    `INSERT INTO reward_redemptions (id, family_id, kid_id, reward_id, reward_name, reward_is_mystery, stars_spent)
     SELECT uuidv7(), kids.family_id, kids.id, rewards.id, rewards.name, false, rewards.star_cost
     FROM kids JOIN rewards ON rewards.family_id = kids.family_id`,
  );
  // Autovacuum would run while one of the servers is loaded, and count against it.
  for (const table of ['kids', 'chore_submissions', 'star_ledger', 'analytics_events']) {
    await db.query(`ALTER TABLE ${table} SET (autovacuum_enabled = false)`);
  }
  await db.query('ANALYZE');
  return parents;
}

async function register(db: pg.Client, url: string, username: string): Promise<Parent> {
  const response = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: 'six or more', firstName: 'Robin' }),
  });
  if (response.status !== 201) throw new Error(`POST /api/register: ${response.status}`);
  const cookies = response.headers.getSetCookie().map((set) => set.split(';', 1)[0] ?? '');
  const { rows } = await db.query<{ family_id: string }>(
    'SELECT family_id FROM memberships JOIN users ON users.id = user_id WHERE username = $1',
    [username],
  );
  const cookie = cookies.find((pair) => pair.startsWith('starnest.sid=')) ?? '';
  return { familyId: rows[0]?.family_id ?? '', cookie };
}
