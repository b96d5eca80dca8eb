import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { DomainEvent } from '../server/events/domain-events';
import type { FamilyActor } from '../server/lib/actor';
import { messagesFor } from '../server/realtime/notify';
import { generate, PEOPLE_ONLY } from './generate';
import { median, type Figure, type Measure } from './measures';
import { cpuOf, createDatabase, MEBIBYTE, memory, startApp, startPostgres, type Server } from './processes';
import { openSockets, signInPeople } from './socket-clients';

const SOCKETS = 5000;
const SOCKETS_A_SESSION = 5;
const FAMILIES = 2000;
/** One at a time: each event has arrived before the next one leaves. */
const EVENTS = 20;
const SETTLE_MS = 3000;

/** G5: the memory of many sockets, and the processor time of sending an event to all of them. */
export const sockets: Measure = {
  id: 'G5',
  title: 'sockets of one process',
  async run({ closing, folder, program, rounds }) {
    const own = join(folder, 'sockets');
    const { url } = closing(await startPostgres(own));
    const database = closing(await createDatabase(url, 'sockets'));
    await generate(database.db, { ...PEOPLE_ONLY, families: FAMILIES });
    const app = closing(await startApp(program, database.url, own));
    return [await memoryOfSockets(app, database.db), await sendCost(app, database.db, rounds)];
  },
};

async function memoryOfSockets(app: Server, db: pg.Client): Promise<Figure> {
  const { rows } = await db.query<Extract<FamilyActor, { type: 'kid' }>>(
    `SELECT 'kid' AS type, kids.id AS "kidId", family_id AS "familyId", code AS "familyCode"
     FROM kids JOIN families ON families.id = family_id LIMIT ${SOCKETS}`,
  );
  const people = await signInPeople(db, rows);
  const before = memory(app.pid, 'VmRSS');
  const opened = await openSockets(app.url, people, () => {});
  await sleep(SETTLE_MS);
  const grown = memory(app.pid, 'VmRSS') - before;
  await opened.close();
  return {
    name: `${SOCKETS.toLocaleString('en')} sockets of as many people`,
    value: grown / MEBIBYTE,
    goal: 130,
    unit: 'MiB',
    note: `${(grown / SOCKETS / 1024).toFixed(1)} KiB each`,
  };
}

/** The processor time of sending one event to 5,000 sockets of one parent, against a plain server that sends the same text. */
async function sendCost(app: Server, db: pg.Client, rounds: number): Promise<Figure> {
  const { rows } = await db.query<Extract<FamilyActor, { type: 'parent' }>>(
    `SELECT 'parent' AS type, user_id AS "userId", family_id AS "familyId", code AS "familyCode", role
     FROM memberships JOIN families ON families.id = family_id LIMIT 1`,
  );
  const [parent] = rows;
  if (!parent) throw new Error('there is no parent');
  const sessions = await signInPeople(
    db,
    Array.from({ length: SOCKETS / SOCKETS_A_SESSION }, () => parent),
  );
  const people = sessions.flatMap((person) => Array.from({ length: SOCKETS_A_SESSION }, () => person));
  const event: DomainEvent = { type: 'message.sent', familyId: parent.familyId, message: MESSAGE };
  // The kid's message comes first, then the one to the parents, who are listening here.
  const text = JSON.stringify(messagesFor(event)[1]?.message);
  const payload = `bench 1 0 1 ${Buffer.from(JSON.stringify(event)).toString('base64')}`;

  const raw = fork(join(import.meta.dirname, 'raw-socket.ts'), { execArgv: ['--import', 'tsx'] });
  const [port] = (await once(raw, 'message')) as [number];
  let left = 0;
  let arrived = () => {};
  const count = () => {
    left -= 1;
    if (left === 0) arrived();
  };
  const ours = await openSockets(app.url, people, count);
  const plain = await openSockets(`http://127.0.0.1:${port}`, SOCKETS, count);
  /** Microseconds of processor time that one frame costs its sender. */
  const frameCost = async (pid: number, send: () => void) => {
    const before = cpuOf(pid);
    for (let index = 0; index < EVENTS; index += 1) {
      left = SOCKETS;
      const all = new Promise<void>((resolve) => (arrived = resolve));
      send();
      await all;
    }
    return ((cpuOf(pid) - before) * 1000) / (EVENTS * SOCKETS);
  };
  const notify = () => void db.query("SELECT pg_notify('starnest_events', $1)", [payload]);
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
  return {
    name: 'sending one event to all of them',
    value: median(found.map((each) => each.app / each.raw)),
    goal: 1.2,
    note: `${micros('app')} µs a socket, a plain frame ${micros('raw')}`,
  };
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
