import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PENDING_REWARDS_POLL_MS } from '@shared/constants';
import { signInFamilies, type Family } from './families';
import { familyRequests, review, submit } from './family-requests';
import { generate, PEOPLE_ONLY, today } from './generate';
import { HttpClient, type HttpRequest, type HttpResponse } from './http';
import type { Context, Figure, Measure } from './measures';
import { createDatabase, startApp, startPostgres } from './processes';
import { openSockets, type Person } from './socket-clients';

const DONE_BEFORE = 100;
const WARM_UP_MS = 10_000;
const MEASURED_MS = 60_000;
// The interval of each family's actions, next to a kid's tablet and a polling dashboard.
const SUBMISSION_MS = 5 * 60_000;
const PAGE_MS = 10 * 60_000;
/**
 * The limit keeps a process below the usual 20,000 open files, next to two sockets for each of 8,000
 * families.
 */
const MAX_CONNECTIONS = 2000;
/** A server that has not recovered by then never will. */
const GIVE_UP_MS = 60_000;
const REVIEW_AFTER_MS = 2000;

const KID_PAGE = [
  'GET kids/:id',
  'GET kids/:id/chores',
  'GET kids/:id/badges',
  'GET kids/:id/lifetime-stars',
  'GET kids/:id/requests',
  'GET kids/:id/approved-rewards',
  'GET kids/:id/messages',
  'GET kids/family/:code/rewards',
  'GET leaderboard',
];
const PARENT_PAGE = ['GET user', 'GET kids', 'GET chores', 'GET rewards', 'GET family/plan'];
const PENDING = ['GET chore-submissions/pending'];
const AFTER_APPROVAL = ['GET kids/:id', 'GET kids/:id/chores', 'GET kids/:id/badges'];

/**
 * G11: requests at an evening's peak, sent when they are due. With too many families, the server must reject
 * the excess and recover.
 */
export const eveningPeaks: Measure[] = [
  peak('G11', 2000, 'within'),
  peak('G11-4000', 4000, 'above'),
  peak('G11-8000', 8000, 'above'),
];

function peak(id: string, families: number, capacity: 'within' | 'above'): Measure {
  const count = families.toLocaleString('en');
  return {
    id,
    title: `evening peak: ${count} signed-in families on ${availableParallelism()} cores`,
    run: (context) => runEvening(context, families, capacity),
  };
}

async function runEvening(
  { closing, folder, program }: Context,
  families: number,
  capacity: 'within' | 'above',
): Promise<Figure[]> {
  const own = join(folder, `evening-${families}`);
  const postgres = closing(await startPostgres(own));
  const { url, db } = closing(await createDatabase(postgres.url, 'evening'));
  await generate(db, { ...PEOPLE_ONLY, families, chores: DONE_BEFORE });
  const app = closing(await startApp(program, url, own));
  const evening = new Evening(app.url, await signInFamilies(db, families));
  const sockets = await evening.openSockets();
  const usage = () => ({
    at: performance.now(),
    servers: app.cpu() + postgres.cpu(),
    generator: (process.cpuUsage().user + process.cpuUsage().system) / 1000,
  });
  const running = evening.run(WARM_UP_MS + MEASURED_MS);
  await sleep(WARM_UP_MS);
  evening.times.length = 0;
  evening.refusals.length = 0;
  const before = usage();
  await sleep(MEASURED_MS);
  const after = usage();
  await running;
  await sockets.close();
  const recoveredAfter = await evening.recovery();
  const share = (of: 'servers' | 'generator') =>
    (100 * (after[of] - before[of])) / ((after.at - before.at) * availableParallelism());
  return [
    ...evening.figures(),
    ...(capacity === 'above' ? evening.overloadFigures(recoveredAfter) : []),
    {
      name: 'processor time of the app and PostgreSQL',
      value: share('servers'),
      goal: 60,
      unit: '%',
      note: `of all cores; the load generator used ${share('generator').toFixed(0)} %`,
    },
  ];
}

class Refused extends Error {}

class Evening {
  readonly times: number[] = [];
  readonly refusals: number[] = [];
  readonly #errors: string[] = [];
  #approvals = 0;
  #approvalsHeard = 0;
  readonly #url: string;
  readonly #client: HttpClient;
  readonly #families: Family[];
  readonly #requests = familyRequests(today());
  readonly #etags = new Map<Family, string>();

  constructor(url: string, families: Family[]) {
    this.#url = url;
    this.#client = new HttpClient(url, MAX_CONNECTIONS);
    this.#families = families;
  }

  openSockets(): Promise<{ close: () => Promise<void> }> {
    const people = this.#families.flatMap(({ parent, kid }): Person[] => [
      { cookie: parent.cookie, join: { type: 'join', userType: 'parent', userId: parent.id } },
      { cookie: kid.cookie, join: { type: 'join', userType: 'kid', userId: kid.id } },
    ]);
    return openSockets(this.#url, people, (text) => {
      if (text.startsWith('{"type":"chore_approved"')) this.#approvalsHeard += 1;
    });
  }

  async run(ms: number): Promise<void> {
    await Promise.all([
      this.#each(PENDING_REWARDS_POLL_MS, ms, (family) => this.#poll(family)),
      this.#each(SUBMISSION_MS, ms, (family) => this.#submitAndApprove(family)),
      this.#each(PAGE_MS, ms, (family) => this.#read(family, KID_PAGE)),
      this.#each(PAGE_MS, ms, (family) => this.#read(family, [...PARENT_PAGE, ...PENDING])),
    ]);
    this.#client.stop();
  }

  figures(): Figure[] {
    const sorted = this.times.toSorted((a, b) => a - b);
    const percentile = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Infinity;
    const perSecond = (1000 * sorted.length) / MEASURED_MS;
    const median = `median ${percentile(0.5).toFixed(1)} ms, ${perSecond.toFixed(0)} requests a second`;
    return [
      { name: 'response time, 95th percentile', value: percentile(0.95), goal: 50, unit: 'ms', note: median },
      { name: 'response time, 99th percentile', value: percentile(0.99), goal: 150, unit: 'ms' },
      {
        name: 'errors',
        value: this.#errors.length,
        goal: 0,
        unit: '',
        note: this.#errors.slice(0, 3).join('; '),
      },
      {
        name: "approvals that a kid's tablet did not hear of",
        value: this.#approvals - this.#approvalsHeard,
        goal: 0,
        unit: '',
        note: `of ${this.#approvals}`,
      },
    ];
  }

  /** Resolves when a page is served within a second again. */
  async recovery(): Promise<number> {
    const ended = performance.now();
    const client = new HttpClient(this.#url);
    const [family] = this.#families;
    const request = family && (await this.#requests['GET chores']?.(family, client, 0));
    if (!request) throw new Error('there is no GET chores');
    const passed = () => performance.now() - ended;
    while (passed() < GIVE_UP_MS) {
      const headers = { 'Accept-Encoding': 'gzip', ...request.headers };
      const response = await client.send({ ...request, headers }).catch(() => undefined);
      if (response && response.ms < 1000) break;
      await sleep(100);
    }
    client.stop();
    return passed();
  }

  overloadFigures(recoveredAfter: number): Figure[] {
    const sorted = this.refusals.toSorted((a, b) => a - b);
    const share = (100 * sorted.length) / Math.max(1, sorted.length + this.times.length);
    return [
      {
        name: 'time to a refusal with 503 and Retry-After, 99th percentile',
        value: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
        goal: 1000,
        unit: 'ms',
        note: `${sorted.length} refusals, ${share.toFixed(0)} % of the requests`,
      },
      { name: 'recovery after the load', value: recoveredAfter, goal: 10_000, unit: 'ms' },
    ];
  }

  async #each(everyMs: number, ms: number, act: (family: Family) => Promise<unknown>): Promise<void> {
    const started = performance.now();
    const stepMs = everyMs / this.#families.length;
    const acts: Promise<unknown>[] = [];
    for (let count = 0; count * stepMs < ms; count += 1) {
      const wait = started + count * stepMs - performance.now();
      if (wait > 0) await sleep(wait);
      const family = this.#families[count % this.#families.length];
      if (family) {
        const noted = (error: unknown) => {
          if (!(error instanceof Refused)) this.#errors.push(String(error));
        };
        acts.push(act(family).catch(noted));
      }
    }
    await Promise.all(acts);
  }

  async #send(request: HttpRequest): Promise<HttpResponse> {
    const headers = { 'Accept-Encoding': 'gzip', ...request.headers };
    const started = performance.now();
    try {
      const response = await this.#client.send({ ...request, headers });
      this.times.push(performance.now() - started);
      return response;
    } catch (error) {
      if (!/ 503 [\s\S]*\r\nretry-after: \d/i.test(String(error))) throw error;
      this.refusals.push(performance.now() - started);
      throw new Refused();
    }
  }

  async #read(family: Family, names: string[]): Promise<void> {
    await Promise.all(
      names.map(async (name) => {
        const request = await this.#requests[name]?.(family, this.#client, 0);
        if (!request) throw new Error(`there is no ${name}`);
        await this.#send(request);
      }),
    );
  }

  async #poll(family: Family): Promise<void> {
    const { head } = await this.#send({
      method: 'GET',
      path: '/api/reward-redemptions/pending',
      cookie: family.parent.cookie,
      headers: { 'If-None-Match': this.#etags.get(family) ?? '' },
    });
    this.#etags.set(family, /\r\netag: (\S+)/i.exec(head)?.[1] ?? '');
  }

  async #submitAndApprove(family: Family): Promise<void> {
    const { body } = await this.#send(submit(family, 0));
    const { id } = JSON.parse(body.toString()) as { id: string };
    await this.#read(family, PENDING);
    await sleep(REVIEW_AFTER_MS);
    await this.#send(review('chore-submissions', family, id));
    this.#approvals += 1;
    await this.#read(family, AFTER_APPROVAL);
  }
}
