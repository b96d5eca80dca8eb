import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { DomainEvent } from '../server/events/event-map';
import type { FamilyIdentity, ParentIdentity } from '../server/lib/actor';
import { messagesFor } from '../server/events/event-map';
import { generate, PEOPLE_ONLY } from './generate';
import { median, type Measure } from './measures';
import { cpuOf, createDatabase, MEBIBYTE, memory, startApp, startPostgres } from './processes';
import { openSockets, signInPeople } from './socket-clients';

const SOCKETS = 5000;
const EVENTS = 20;
const SETTLE_MS = 3000;

/** G5: memory of many sockets and processor time of a broadcast, compared with a plain server. */
export const sockets: Measure = {
  id: 'G5',
  title: `${SOCKETS.toLocaleString('en')} sockets of as many people in one process`,
  async run({ closing, folder, program, rounds }) {
    const own = join(folder, 'sockets');
    const { url } = closing(await startPostgres(own));
    const { url: databaseUrl, db } = closing(await createDatabase(url, 'sockets'));
    await generate(db, { ...PEOPLE_ONLY, families: SOCKETS });
    const parents = await parentsOfOneFamily(db);
    const people = await signInPeople(db, parents);
    const app = closing(await startApp(program, databaseUrl, own));
    const raw = fork(join(import.meta.dirname, 'raw-socket.ts'), { execArgv: ['--import', 'tsx'] });
    const [port] = (await once(raw, 'message')) as [number];

    let left = 0;
    let arrived = () => {};
    const count = () => {
      left -= 1;
      if (left === 0) arrived();
    };
    const before = memory(app.pid, 'VmRSS');
    const ours = await openSockets(app.url, people, count);
    await sleep(SETTLE_MS);
    const grown = memory(app.pid, 'VmRSS') - before;
    const plain = await openSockets(`http://127.0.0.1:${port}`, SOCKETS, count);

    const frameCost = async (pid: number, send: () => void) => {
      const used = cpuOf(pid);
      for (let index = 0; index < EVENTS; index += 1) {
        left = SOCKETS;
        const all = new Promise<void>((resolve) => (arrived = resolve));
        send();
        await all;
      }
      return ((cpuOf(pid) - used) * 1000) / (EVENTS * SOCKETS);
    };
    const event: DomainEvent = {
      type: 'message.sent',
      familyId: parents[0]?.familyId ?? '',
      message: MESSAGE,
    };
    // The parents' message comes after the kid's.
    const text = JSON.stringify(messagesFor(event)[1]?.message);
    let number = 0;
    // The number makes each event unique.
    const notify = () => {
      number += 1;
      const payload = `bench ${number} 0 1 ${Buffer.from(JSON.stringify(event)).toString('base64')}`;
      void db.query("SELECT pg_notify('starnest_events', $1)", [payload]);
    };
    const found: { app: number; raw: number }[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const costs = {
        app: await frameCost(app.pid, notify),
        raw: await frameCost(raw.pid ?? 0, () => void raw.send(text)),
      };
      if (round > 0) found.push(costs);
    }
    await ours.close();
    await plain.close();
    raw.disconnect();
    const micros = (of: 'app' | 'raw') => median(found.map((each) => each[of])).toFixed(1);
    return [
      {
        name: 'memory',
        value: grown / MEBIBYTE,
        goal: 130,
        unit: 'MiB',
        note: `${(grown / SOCKETS / 1024).toFixed(1)} KiB each`,
      },
      {
        name: 'sending one event to all of them',
        value: median(found.map((each) => each.app / each.raw)),
        goal: 1.2,
        note: `${micros('app')} µs a socket, a plain frame ${micros('raw')}`,
      },
    ];
  },
};

/** One user may have at most 20 sockets. */
async function parentsOfOneFamily(db: pg.Client): Promise<FamilyIdentity[]> {
  // The trigger would rewrite the search document each time.
  await db.query(
    `SET session_replication_role = replica;
     INSERT INTO memberships (family_id, user_id, role)
     SELECT (SELECT id FROM families ORDER BY created_at LIMIT 1), id, 'parent' FROM users
     ON CONFLICT DO NOTHING;
     RESET session_replication_role`,
  );
  const { rows } = await db.query<ParentIdentity>(
    `SELECT 'parent' AS type, user_id AS "userId", family_id AS "familyId", code AS "familyCode", role
     FROM memberships JOIN families ON families.id = family_id
     WHERE family_id = (SELECT id FROM families ORDER BY created_at LIMIT 1)`,
  );
  return rows;
}

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const MESSAGE: Extract<DomainEvent, { type: 'message.sent' }>['message'] = {
  id: ID,
  content: 'You did that all by yourself, well done! '.repeat(10),
  toKidId: ID,
  emoji: '🌟',
  messageType: 'general',
  isRead: false,
  createdAt: '2029-03-01T18:00:00.000Z',
  parent: { username: 'robin', firstName: 'Robin' },
};
