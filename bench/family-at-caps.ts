import type pg from 'pg';
import { FAMILY_CAPS, MAX_PLAN_DAYS } from '@shared/constants';
import { newId } from '../server/lib/ids';
import { createSecrets, fingerprint } from '../server/lib/secrets';
import { delaySince } from './admin-list';
import type { Family } from './families';
import { PATTERN, today } from './generate';
import { HttpClient, type HttpRequest } from './http';
import type { Figure, Measure } from './measures';
import { SECRET } from './processes';

const CHORE = { schedule: { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] }, sharing: 'turns' };
const EVENTS = 50_000;
const DAY_MS = 86_400_000;

/** G17: reads of a family at its limits. */
export const familyAtCaps: Measure = {
  id: 'G17',
  title: `a family of ${FAMILY_CAPS.kids} kids with ${FAMILY_CAPS.active_chores} daily chores each`,
  async run(context) {
    const { app, db, families } = await context.appDatabase();
    const family = families.at(-1);
    if (!family) throw new Error('there is no family');
    const client = new HttpClient(app.url);
    await fill(client, db, family);
    const calendar = await addCalendar(db, family);
    const year = { from: new Date(Date.now() - 365 * DAY_MS), to: new Date(Date.now() + DAY_MS) };
    const range = `startDate=${year.from.toISOString()}&endDate=${year.to.toISOString()}`;
    const reads: Record<string, string> = {
      plan: `/api/family/plan?from=${today().toISOString().slice(0, 10)}&days=${MAX_PLAN_DAYS}`,
      'calendar file': calendar,
      analytics: `/api/analytics?${range}`,
      'analytics summary': `/api/analytics/summary?${range}`,
      'export as JSON': '/api/family/export?format=json',
      'export as CSV': '/api/family/export?format=csv',
      'export as ZIP': '/api/family/export?format=zip',
    };
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(reads))
      figures.push(await longestHold(app.url, name, path, family));
    client.stop();
    return figures;
  },
};

async function longestHold(url: string, name: string, path: string, family: Family): Promise<Figure> {
  await delaySince(url);
  const started = performance.now();
  const response = await fetch(`${url}${path}`, { headers: { Cookie: family.parent.cookie } });
  const { byteLength } = await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const ms = performance.now() - started;
  return {
    name: `longest hold of the event loop: ${name}`,
    value: await delaySince(url),
    goal: 50,
    unit: 'ms',
    note: `${(byteLength / 1024).toFixed(0)} KiB in ${ms.toFixed(0)} ms`,
  };
}

async function fill(client: HttpClient, db: pg.Client, family: Family): Promise<void> {
  const post = (path: string, body: object): HttpRequest => ({
    method: 'POST',
    path,
    cookie: family.parent.cookie,
    body,
  });
  const count = async (rows: string): Promise<number> => {
    const { rows: found } = await db.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${rows}`, [
      family.id,
    ]);
    return found[0]?.n ?? 0;
  };
  const kids = await count('kids WHERE family_id = $1');
  for (let kid = kids; kid < FAMILY_CAPS.kids; kid += 1)
    await client.send(post('/api/kids', { name: `Kid ${kid}`, picturePattern: PATTERN }));
  const chores = await count('chores WHERE family_id = $1 AND archived_at IS NULL AND is_active');
  for (let chore = chores; chore < FAMILY_CAPS.active_chores; chore += 1)
    await client.send(post('/api/chores', { name: `Chore ${chore}`, ...CHORE }));
  await db.query(
    `INSERT INTO kid_logins (id, family_id, kid_id, created_at)
     SELECT uuidv7(), $1, $2, now() - n * interval '10 minutes' FROM generate_series(1, $3::int) n`,
    [family.id, family.kid.id, EVENTS],
  );
}

async function addCalendar(db: pg.Client, { id: familyId, kid, parent }: Family): Promise<string> {
  const id = newId();
  const token = createSecrets(SECRET).linkToken(id);
  await db.query(
    'INSERT INTO calendar_feeds (id, family_id, kid_id, made_by, token_hash) VALUES ($1, $2, $3, $4, $5)',
    [id, familyId, kid.id, parent.id, fingerprint(token)],
  );
  return `/api/calendars/${token}.ics`;
}
