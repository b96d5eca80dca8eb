import type pg from 'pg';
import { familyRequests, removeCreated, type Prepare } from './family-requests';
import { FEW, grownDatabases, MANY, type GrownDatabase } from './grown-databases';
import { HttpClient, type HttpResponse } from './http';
import { median, type Figure, type Measure } from './measures';

const BLOCKS_GOAL = 1.5;
const TIME_GOAL = 2.2;

/**
 * G6: ten families with the same history in databases with a thousand and a hundred thousand families. Counts
 * the blocks that PostgreSQL touched, cached or not. Times are measured alternately.
 */
export const growth: Measure = {
  id: 'G6',
  title: `a family's requests among ${FEW.toLocaleString('en')} and among ${MANY.toLocaleString('en')} families`,
  async run(context) {
    const { few, many, until } = await grownDatabases(context);
    const figures: Figure[] = [];
    const times: number[] = [];
    for (const [name, prepare] of Object.entries(familyRequests(until))) {
      const [small, large] = [new RequestMeter(few, name, prepare), new RequestMeter(many, name, prepare)];
      for (let round = 0; round <= context.rounds; round += 1) {
        for (const index of few.families.keys()) {
          for (const meter of round % 2 === 0 ? [small, large] : [large, small])
            await meter.time(index, round);
        }
      }
      const [blocks, blocksThen] = [await small.blocks(), await large.blocks()];
      const [ms, msThen] = [small.median(), large.median()];
      times.push(msThen / ms);
      figures.push(
        {
          name: `${name}: blocks`,
          value: blocksThen / Math.max(blocks, 1),
          goal: BLOCKS_GOAL,
          note: `${blocks.toFixed(0)}, then ${blocksThen.toFixed(0)}`,
        },
        {
          name: `${name}: time`,
          value: msThen / ms,
          goal: TIME_GOAL,
          note: `${ms.toFixed(2)} ms, then ${msThen.toFixed(2)} ms`,
        },
      );
      small.stop();
      large.stop();
    }
    figures.push({ name: 'all requests: median of the times', value: median(times), goal: 1.2 });
    return figures;
  },
};

class RequestMeter {
  readonly #database: GrownDatabase;
  readonly #name: string;
  readonly #prepare: Prepare;
  readonly #client: HttpClient;
  readonly #times: number[] = [];

  constructor(database: GrownDatabase, name: string, prepare: Prepare) {
    this.#database = database;
    this.#name = name;
    this.#prepare = prepare;
    this.#client = new HttpClient(database.app.url);
  }

  /** Round 0 warms up. */
  async time(index: number, round: number): Promise<void> {
    const { ms } = await this.#send(index, round, async () => {});
    if (round > 0) this.#times.push(ms);
  }

  median(): number {
    return median(this.#times);
  }

  async blocks(): Promise<number> {
    const { db, families } = this.#database;
    let sum = 0;
    for (const index of families.keys()) {
      await this.#send(
        index,
        1,
        () => db.query('SELECT pg_stat_statements_reset()'),
        async () => {
          sum += await touchedBlocks(db);
        },
      );
    }
    return sum / families.length;
  }

  stop(): void {
    this.#client.stop();
  }

  async #send(
    index: number,
    round: number,
    before: () => Promise<unknown>,
    after = async () => {},
  ): Promise<HttpResponse> {
    const family = this.#database.families[index];
    if (!family) throw new Error(`there is no family ${index}`);
    const request = await this.#prepare(family, this.#client, round);
    await before();
    const response = await this.#client.send(request);
    await after();
    await removeCreated(this.#name, family, this.#client, response.body);
    return response;
  }
}

/** The session lookup is cached for seconds. */
async function touchedBlocks(db: pg.Client): Promise<number> {
  const { rows } = await db.query<{ blocks: string | null }>(
    `SELECT sum(shared_blks_hit + shared_blks_read) AS blocks
     FROM pg_stat_statements JOIN pg_database ON pg_database.oid = dbid
     WHERE datname = current_database() AND query NOT LIKE '%pg_stat_statements%'
       AND query NOT LIKE 'select "data", %from "sessions"%'`,
  );
  return Number(rows[0]?.blocks ?? 0);
}
