import { UNSCHEDULED } from '@shared/rules/schedule';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { WebSocket } from 'ws';
import { messagesFor } from '../server/realtime/notify';
import type { DomainEvent } from '../server/events/domain-events';
import { newId } from '../server/lib/ids';
import type { Actor } from '../server/lib/actor';
import { memory } from './admin-list';
import type { Context, Measure } from './context';
import { cpuOf } from './cpu';
import { generate, today } from './generate';
import { signIn } from './generate-sessions';
import { createDatabase } from './growth-houses';
import { median } from './measure';
import type { Order } from './raw-socket';
import type { Figure } from './report';
import { SECRET, startApp, startPostgres, type Server } from './servers';

const SOCKETS = 5000;
const A_SESSION = 5;
const FAMILIES = 2000;
const AT_ONCE = 50;
const MEBIBYTE = 1_048_576;
/** One at a time: each event is there before the next one leaves. */
const EVENTS = 20;
const SETTLE_MS = 3000;

interface Person {
  cookie: string;
  join: { type: 'join'; userId: string; userType: 'parent' | 'kid' };
}

/** Open sockets that count what they are sent after their first message. */
class Crowd {
  readonly #sockets: WebSocket[] = [];
  #heard = 0;
  #wanted = Infinity;
  #done = () => {};

  /** Opens one socket for each; resolves when each has heard that it joined, or is open where nobody joins. */
  async open(url: string, people: (Person | null)[]): Promise<void> {
    for (let from = 0; from < people.length; from += AT_ONCE) {
      await Promise.all(people.slice(from, from + AT_ONCE).map((person) => this.#enter(url, person)));
    }
  }

  /** Resolves when every socket has heard `times` messages, which `send` is to cause. */
  async hear(times: number, send: () => Promise<unknown> | void): Promise<void> {
    this.#heard = 0;
    this.#wanted = times * this.#sockets.length;
    const all = new Promise<void>((resolve) => (this.#done = resolve));
    await send();
    await all;
  }

  async close(): Promise<void> {
    await Promise.all(
      this.#sockets.map(async (socket) => {
        const closed = once(socket, 'close');
        socket.close();
        await closed;
      }),
    );
  }

  async #enter(url: string, person: Person | null): Promise<void> {
    const headers =
      person === null ? {} : { Cookie: person.cookie, Origin: url.replace('ws', 'http').replace('/ws', '') };
    const socket = new WebSocket(url, { perMessageDeflate: false, headers });
    await once(socket, 'open');
    if (person !== null) {
      socket.send(JSON.stringify(person.join));
      await once(socket, 'message');
    }
    socket.on('message', () => {
      this.#heard += 1;
      if (this.#heard === this.#wanted) this.#done();
    });
    this.#sockets.push(socket);
  }
}

interface Stage {
  app: Server;
  db: pg.Client;
}

/** What 5,000 sockets of as many people add to the app's memory. */
async function memoryOfMany({ app, db }: Stage): Promise<Figure> {
  const { rows } = await db.query<{ kid: string; family: string; code: string }>(
    `SELECT kids.id AS kid, family_id AS family, code FROM kids JOIN families ON families.id = family_id LIMIT ${SOCKETS}`,
  );
  const actors = rows.map<Actor>(({ kid, family, code }) => ({
    type: 'kid',
    kidId: kid,
    familyId: family,
    familyCode: code,
  }));
  const cookies = await signIn(db, SECRET, actors);
  const people = rows.map<Person>(({ kid }, index) => ({
    cookie: cookies[index] ?? '',
    join: { type: 'join', userId: kid, userType: 'kid' },
  }));
  const before = memory(app.pid, 'VmRSS');
  const crowd = new Crowd();
  await crowd.open(socketUrl(app.url), people);
  await sleep(SETTLE_MS);
  const grown = memory(app.pid, 'VmRSS') - before;
  await crowd.close();
  return {
    name: `${SOCKETS.toLocaleString('en')} sockets of as many people`,
    value: grown / MEBIBYTE,
    goal: 130,
    unit: 'MiB',
    note: `${(grown / SOCKETS / 1024).toFixed(1)} KiB each`,
  };
}

/** The processor time of sending one event to everybody, against a plain server that sends the same frame. */
async function sendToMany({ app, db }: Stage, rounds: number): Promise<Figure> {
  const { rows } = await db.query<{ id: string; family: string; code: string }>(
    `SELECT user_id AS id, family_id AS family, code FROM memberships JOIN families ON families.id = family_id LIMIT 1`,
  );
  const [parent] = rows;
  if (!parent) throw new Error('there is no parent');
  const actor: Actor = {
    type: 'parent',
    userId: parent.id,
    familyId: parent.family,
    familyCode: parent.code,
    role: 'owner',
  };
  const cookies = await signIn(
    db,
    SECRET,
    Array.from({ length: SOCKETS / A_SESSION }, () => actor),
  );
  const people = Array.from({ length: SOCKETS }, (_, index): Person => ({
    cookie: cookies[Math.floor(index / A_SESSION)] ?? '',
    join: { type: 'join', userId: parent.id, userType: 'parent' },
  }));
  const event = eventOf(parent.family);
  const [notice] = messagesFor(event);
  const payload = `bench 1 0 1 ${Buffer.from(JSON.stringify(event)).toString('base64')}`;

  const raw = fork(join(import.meta.dirname, 'raw-socket.ts'), { execArgv: ['--import', 'tsx'] });
  const [port] = (await once(raw, 'message')) as [number];
  const [crowd, plain] = [new Crowd(), new Crowd()];
  try {
    await crowd.open(socketUrl(app.url), people);
    await plain.open(
      `ws://127.0.0.1:${port}`,
      Array.from({ length: SOCKETS }, () => null),
    );
    const order: Order = { text: JSON.stringify(notice?.message), times: 1 };
    const ours = () =>
      perFrame(app.pid, crowd, () => db.query("SELECT pg_notify('starnest_events', $1)", [payload]));
    const theirs = () => perFrame(raw.pid ?? 0, plain, () => void raw.send(order));
    await ours();
    await theirs();
    const found: { ours: number; theirs: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      found.push(
        round % 2 === 0
          ? { ours: await ours(), theirs: await theirs() }
          : { theirs: await theirs(), ours: await ours() },
      );
    }
    return {
      name: 'sending one event to all of them',
      value: median(found.map((each) => each.ours / each.theirs)),
      goal: 1.2,
      note: `${median(found.map((each) => each.ours)).toFixed(1)} µs a socket, a plain frame ${median(found.map((each) => each.theirs)).toFixed(1)}`,
    };
  } finally {
    await crowd.close();
    await plain.close();
    raw.disconnect();
  }
}

/** Microseconds of processor that one frame costs its sender. */
async function perFrame(pid: number, crowd: Crowd, send: () => Promise<unknown> | void): Promise<number> {
  const before = cpuOf(pid);
  for (let index = 0; index < EVENTS; index += 1) await crowd.hear(1, send);
  return ((cpuOf(pid) - before) * 1000) / (EVENTS * SOCKETS);
}

const socketUrl = (url: string) => `${url.replace('http', 'ws')}/ws`;

function eventOf(familyId: string): DomainEvent {
  const at = new Date().toISOString();
  const [kidId, choreId] = [newId(), newId()];
  return {
    type: 'submission.created',
    familyId,
    submission: {
      id: newId(),
      kidId,
      choreId,
      kid: { id: kidId, name: 'Mia', avatarColor: '#FF6B6B', totalStars: 12, currentLevel: 4, level: 4 },
      chore: {
        id: choreId,
        name: 'Load the dishwasher',
        description: 'Scrape the plates first.',
        imageUrl: null,
        iconName: 'wash-dishes',
        starReward: 3,
        category: 'kitchen',
        difficulty: 'medium',
        isActive: true,
        ...UNSCHEDULED,
        createdAt: at,
      },
      submittedAt: at,
      submissionNotes: 'The big pan too.',
      status: 'pending',
      parentNotes: null,
      starsAwarded: null,
      reviewedAt: null,
      dueOn: null,
      handedInOn: '2029-03-01',
      reviewedBy: null,
      auto: false,
    },
  };
}

export const socketMeasures: Measure[] = [
  {
    id: 'G5',
    title: 'sockets of one process',
    async run(context: Context) {
      const folder = join(context.folder, 'sockets');
      mkdirSync(folder);
      const { url } = context.closing(await startPostgres(folder));
      const own = await createDatabase(url, 'sockets');
      const db = new pg.Client({ connectionString: own });
      await db.connect();
      context.closing({ stop: () => db.end() });
      const nobody = { full: 0, chores: 0, seed: 1, until: today(), passwordHash: '', patternHash: '' };
      await generate(db, { ...nobody, families: FAMILIES });
      const app = context.closing(await startApp(context.program, own, folder));
      return [await memoryOfMany({ app, db }), await sendToMany({ app, db }, context.rounds)];
    },
  },
];
