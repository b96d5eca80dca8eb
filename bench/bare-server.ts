import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import pg from 'pg';

/**
 * Does the work of the app's two most frequent calls with `node:http` and `pg` only. Usage: `bare-server.ts
 * <database url> <cookie key>`. Prints its port.
 */
const [databaseUrl = '', cookieKey = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });

const SESSION = {
  name: 'session',
  text: 'SELECT data, expires_at FROM sessions WHERE id = $1 AND expires_at > now()',
};
const CHORES = {
  name: 'chores',
  text: `SELECT id, name, description, image_url, icon_name, star_reward, category, difficulty, is_active, created_at,
      schedule, part_of_day, sharing, needs_approval,
      ARRAY(SELECT kids.id FROM chore_assignments JOIN kids ON kids.id = kid_id
        WHERE chore_assignments.family_id = chores.family_id AND chore_id = chores.id
        ORDER BY kids.created_at, kids.id) AS kid_ids
    FROM chores WHERE family_id = $1 AND archived_at IS NULL ORDER BY created_at DESC, id DESC`,
};
const CLOSE = {
  name: 'close',
  text: `UPDATE chore_submissions SET status = 'approved', stars_awarded = chore_star_reward, reviewed_at = now()
    WHERE family_id = $1 AND id = $2 AND status = 'pending' RETURNING *`,
};
const CREDIT = {
  name: 'credit',
  text: `UPDATE kids SET total_stars = total_stars + $3, lifetime_stars = lifetime_stars + $3
    WHERE family_id = $1 AND id = $2 RETURNING total_stars`,
};
const LEDGER = {
  name: 'ledger',
  text: `INSERT INTO star_ledger (id, family_id, kid_id, kind, amount, lifetime_delta, balance, submission_id, label)
    VALUES ($1, $2, $3, 'chore', $4, $4, $5, $6, $7)`,
};

interface Actor {
  familyId: string;
}

interface Submission {
  id: string;
  kid_id: string;
  chore_name: string;
  stars_awarded: number;
}

async function actorOf(req: IncomingMessage): Promise<Actor | null> {
  const cookie = /(?:^|; )starnest\.sid=([^;]+)/.exec(req.headers.cookie ?? '')?.[1] ?? '';
  const value = decodeURIComponent(cookie).slice(2);
  const dot = value.lastIndexOf('.');
  const sid = value.slice(0, dot);
  const expected = createHmac('sha256', cookieKey).update(sid).digest('base64').replace(/=+$/, '');
  const given = value.slice(dot + 1);
  if (given.length !== expected.length || !timingSafeEqual(Buffer.from(given), Buffer.from(expected)))
    return null;
  const id = createHash('sha256').update(sid).digest('base64url');
  const { rows } = await pool.query<{ data: { actor: Actor } }>({ ...SESSION, values: [id] });
  return rows[0]?.data.actor ?? null;
}

async function listChores({ familyId }: Actor): Promise<unknown> {
  const { rows } = await pool.query<Record<string, unknown>>({ ...CHORES, values: [familyId] });
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    imageUrl: row.image_url,
    iconName: row.icon_name,
    starReward: row.star_reward,
    category: row.category,
    difficulty: row.difficulty,
    isActive: row.is_active,
    createdAt: row.created_at,
    kidIds: row.kid_ids,
    schedule: row.schedule,
    partOfDay: row.part_of_day,
    sharing: row.sharing,
    needsApproval: row.needs_approval,
  }));
}

async function approve({ familyId }: Actor, id: string): Promise<unknown> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const closed = await client.query<Submission>({ ...CLOSE, values: [familyId, id] });
    const submission = closed.rows[0];
    if (!submission) throw new Error('already reviewed');
    const { kid_id: kidId, chore_name: name, stars_awarded: stars } = submission;
    const credited = await client.query<{ total_stars: number }>({
      ...CREDIT,
      values: [familyId, kidId, stars],
    });
    const balance = credited.rows[0]?.total_stars;
    await client.query({ ...LEDGER, values: [randomUUID(), familyId, kidId, stars, balance, id, name] });
    await client.query('COMMIT');
    return { ...submission, balance };
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

async function bodyOf(req: IncomingMessage): Promise<{ status?: string }> {
  let text = '';
  for await (const chunk of req) text += String(chunk);
  return JSON.parse(text) as { status?: string };
}

async function answer(req: IncomingMessage): Promise<{ status: number; body: unknown }> {
  const actor = await actorOf(req);
  if (!actor) return { status: 401, body: {} };
  if (req.method === 'GET' && req.url === '/api/chores')
    return { status: 200, body: await listChores(actor) };
  const id = /^\/api\/chore-submissions\/([^/]+)\/review$/.exec(req.url ?? '')?.[1];
  if (req.method !== 'PUT' || id === undefined) return { status: 404, body: {} };
  const { status } = await bodyOf(req);
  return status === 'approved' ? { status: 200, body: await approve(actor, id) } : { status: 400, body: {} };
}

function send(res: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  });
  res.end(text);
}

const server = createServer((req, res) => {
  answer(req).then(
    ({ status, body }) => send(res, status, body),
    (error: unknown) => send(res, 500, { message: String(error) }),
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`);
});
process.on('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
  void pool.end();
});
