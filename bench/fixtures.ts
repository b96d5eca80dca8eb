import type pg from 'pg';
import type { Call } from './load';

const FAMILIES = 16;
const KIDS = 4;
const SHOWN_CHORES = 8;
const HIDDEN_CHORES = 50;

/** One signed-in parent. */
export interface Parent {
  familyId: string;
  cookie: string;
}

/**
 * Families as they sign up through the app at `url`, each with eight chores on its list, and deleted ones besides, whose
 * submissions can still be reviewed: many may wait at once and the list stays as it is.
 */
export async function prepareFamilies(db: pg.Client, url: string): Promise<Parent[]> {
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
    [familyIds, SHOWN_CHORES, SHOWN_CHORES + HIDDEN_CHORES],
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
  // Its work would fall on whichever server is loaded just then.
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
  if (response.status !== 201) throw new Error(`registration was answered ${response.status}`);
  const cookie = response.headers.getSetCookie().map((set) => set.split(';', 1)[0] ?? '');
  const session = cookie.find((pair) => pair.startsWith('starnest.sid=')) ?? '';
  const { rows } = await db.query<{ family_id: string }>(
    'SELECT family_id FROM memberships JOIN users ON users.id = user_id WHERE username = $1',
    [username],
  );
  return { familyId: rows[0]?.family_id ?? '', cookie: session };
}

/** `count` readings of the chore list, family after family. */
export function choreLists(parents: Parent[], count: number): Call[] {
  return Array.from({ length: count }, (_, index) => ({
    method: 'GET',
    path: '/api/chores',
    cookie: parents[index % parents.length]?.cookie ?? '',
  }));
}

/** `count` polls of the pending rewards, family after family, by clients that have the newest answer already. */
export async function unchangedPolls(url: string, parents: Parent[], count: number): Promise<Call[]> {
  const path = '/api/reward-redemptions/pending';
  const known = new Map<string, string>();
  for (const { cookie } of parents) {
    const response = await fetch(`${url}${path}`, { headers: { Cookie: cookie } });
    known.set(cookie, response.headers.get('etag') ?? '');
  }
  return choreLists(parents, count).map(({ method, cookie }) => ({
    method,
    path,
    cookie,
    headers: { 'If-None-Match': known.get(cookie) ?? '' },
    says: ['http/1.1 304 '],
  }));
}

/** Lets every kid hand in every hidden chore, and returns the approvals: neighbours are of different families. */
export async function approvals(db: pg.Client, parents: Parent[]): Promise<Call[]> {
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
    cookie: cookies.get(familyId) ?? '',
    body: '{"status":"approved"}',
  }));
}
