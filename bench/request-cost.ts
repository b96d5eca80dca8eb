import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { cookieName } from '../server/lib/cookies';
import { newId } from '../server/lib/ids';
import { fingerprint, randomToken } from '../server/lib/secrets';
import { signInFamilies, type Family } from './families';
import { generate, PEOPLE_ONLY, today } from './generate';
import type { HttpRequest } from './http';
import { median, type AppDatabase, type Context, type Figure, type Measure } from './measures';
import type { Server } from './processes';

const SETTLE_MS = 60;
const READS = 4000;
const FAMILIES = 16;
const APPROVALS_A_KID = 80;
const GROWN_FAMILIES = 32;
/** Ten rounds stay below a family's limit of heavy reads. */
const GROWN_READS = 5;

interface Cost {
  node: number;
  postgres: number;
}

interface Comparison {
  /** Maximum cost relative to the bare server. */
  node: number;
  both: number;
  next: (database: AppDatabase) => Promise<{ app: HttpRequest[]; bare: HttpRequest[] }>;
}

/** G1 to G4: processor time compared with the bare server. */
export const requestCosts: Measure[] = [
  comparison({
    id: 'G1',
    title: 'GET /api/chores',
    node: 2,
    both: 1.6,
    next: async ({ families }) => ({ app: choreLists(families), bare: choreLists(families) }),
  }),
  comparison({
    id: 'G2',
    title: 'the same with gzip, which the bare server does not do',
    node: 2.4,
    both: 1.9,
    next: async ({ families }) => {
      const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
      const requests = choreLists(families).map((request) => ({ ...request, headers }));
      const expect = ['http/1.1 200 ', '\r\ncontent-encoding: gzip\r\n'];
      return { app: requests.map((request) => ({ ...request, expect })), bare: requests };
    },
  }),
  comparison({
    id: 'G3',
    title: 'unchanged poll, against the bare chore list',
    node: 1.2,
    both: 0.9,
    next: async ({ app, families }) => ({
      app: await unchangedPolls(app.url, families),
      bare: choreLists(families),
    }),
  }),
  comparison({
    id: 'G4',
    title: 'approval with ledger, level, badges, event',
    node: 2.4,
    both: 1.9,
    next: async ({ db, families }) => {
      const requests = await approvals(db, families);
      const half = (rest: number) => requests.filter((_, index) => index % 2 === rest);
      return { app: half(0), bare: half(1) };
    },
  }),
];

function comparison({ id, title, ...compared }: Comparison & Pick<Measure, 'id' | 'title'>): Measure {
  const run = async ({ rounds, appDatabase }: Context) => compare(await appDatabase(), rounds, compared);
  return { id, title, run };
}

/** Alternately after a warm-up, so that other load affects both. Medians remove outliers. */
async function compare(
  database: AppDatabase,
  rounds: number,
  { node, both, next }: Comparison,
): Promise<Figure[]> {
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
}

/** G13: after three years, against the bare chore list. */
export const familyReads: Measure = {
  id: 'G13',
  title: 'reads of a family with three years of history',
  run: async ({ rounds, grownDatabase }) => {
    const database = await grownDatabase();
    const day = today().toISOString().slice(0, 10);
    const reads: [name: string, by: 'parent' | 'kid' | 'board', path: (kidId: string) => string][] = [
      ['kids', 'parent', () => '/api/kids'],
      ['a kid', 'kid', (id) => `/api/kids/${id}`],
      ['Today', 'kid', (id) => `/api/kids/${id}/chores`],
      ['plan', 'parent', () => `/api/family/plan?from=${day}&days=7`],
      ['tune-up', 'parent', () => '/api/family/tune-up'],
      ['family board', 'board', () => '/api/board'],
    ];
    const figures: Figure[] = [];
    const boards = await connectBoards(database);
    for (const [name, by, path] of reads) {
      const next = ({ families }: AppDatabase) => {
        const bare = choreLists(families).slice(0, GROWN_READS * families.length);
        const app = bare.map((request, index) => {
          const family = families[index % families.length];
          const cookie = by === 'board' ? boards.get(family?.id ?? '') : family?.[by].cookie;
          return { ...request, path: path(family?.kid.id ?? ''), cookie };
        });
        return Promise.resolve({ app, bare });
      };
      const [, both] = await compare(database, rounds, { node: 6, both: 6, next });
      if (both) figures.push({ ...both, name });
    }
    return figures;
  },
};

/** Cookies of a new board of each family, by the family's id. */
async function connectBoards({ db, families }: AppDatabase): Promise<Map<string, string>> {
  const cookies = new Map<string, string>();
  for (const { id: familyId, parent } of families) {
    const [deviceId, token] = [newId(), randomToken()];
    await db.query(
      `INSERT INTO family_devices (id, family_id, name, token_hash, made_by) VALUES ($1, $2, 'Kitchen', $3, $4)`,
      [deviceId, familyId, fingerprint(token), parent.id],
    );
    await db.query('INSERT INTO boards (device_id, family_id) VALUES ($1, $2)', [deviceId, familyId]);
    cookies.set(familyId, `${cookieName('tablet', false)}=${token}`);
  }
  return cookies;
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

const choreLists = (families: Family[]): HttpRequest[] =>
  Array.from({ length: READS }, (_, index) => ({
    method: 'GET',
    path: '/api/chores',
    cookie: families[index % families.length]?.parent.cookie,
  }));

async function unchangedPolls(url: string, families: Family[]): Promise<HttpRequest[]> {
  const path = '/api/reward-redemptions/pending';
  const etags = new Map<string | undefined, string>();
  for (const { cookie } of families.map(({ parent }) => parent)) {
    const response = await fetch(`${url}${path}`, { headers: { Cookie: cookie } });
    etags.set(cookie, response.headers.get('etag') ?? '');
  }
  return choreLists(families).map(({ method, cookie }) => {
    const headers = { 'If-None-Match': etags.get(cookie) ?? '' };
    return { method, path, cookie, headers, expect: ['http/1.1 304 '] };
  });
}

async function approvals(db: pg.Client, families: Family[]): Promise<HttpRequest[]> {
  const cookies = new Map(families.map(({ id, parent }) => [id, parent.cookie]));
  // A chore can only have one pending submission per slot.
  await db.query(
    `INSERT INTO chore_submissions (id, family_id, kid_id, chore_id, chore_name, chore_star_reward, handed_in_on, occurrence_place)
     SELECT uuidv7(), kids.family_id, kids.id, chore.id, chore.name, chore.star_reward, CURRENT_DATE, uuidv7()
     FROM kids CROSS JOIN generate_series(1, $1)
     CROSS JOIN LATERAL (SELECT * FROM chores WHERE chores.family_id = kids.family_id LIMIT 1) AS chore`,
    [APPROVALS_A_KID],
  );
  const { rows } = await db.query<{ id: string; family_id: string }>(
    `SELECT id, family_id FROM chore_submissions WHERE status = 'pending' ORDER BY md5(id::text)`,
  );
  return rows.map(({ id, family_id: familyId }) => ({
    method: 'PUT',
    path: `/api/chore-submissions/${id}/review`,
    cookie: cookies.get(familyId),
    body: { status: 'approved' },
  }));
}

export async function requestFamilies(db: pg.Client): Promise<Family[]> {
  await generate(db, { ...PEOPLE_ONLY, families: FAMILIES });
  // Autovacuum would run during one server's load and distort its cost.
  for (const table of ['kids', 'chore_submissions', 'star_ledger', 'kid_news'])
    await db.query(`ALTER TABLE ${table} SET (autovacuum_enabled = false)`);
  await db.query('ANALYZE');
  return signInFamilies(db, FAMILIES);
}

export async function grownFamilies(db: pg.Client): Promise<Family[]> {
  await generate(db, { ...PEOPLE_ONLY, families: GROWN_FAMILIES, full: GROWN_FAMILIES });
  return signInFamilies(db, GROWN_FAMILIES);
}
