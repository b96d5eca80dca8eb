import type pg from 'pg';
import type { Context, Measure } from './context';
import { Caller } from './growth-caller';
import { familyCalls, tidyAfter } from './growth-calls';
import { houses, LARGE, SMALL, type GrownHouse, type Houses } from './growth-houses';
import { median } from './measure';
import type { Figure } from './report';

const BLOCKS_GOAL = 1.5;
const TIME_GOAL = 2.2;

/** What one call costs in one house: blocks that its statements touched, and milliseconds until the answer is there. */
interface Cost {
  blocks: number;
  ms: number;
}

/**
 * The calls of a family among a thousand and among a hundred thousand: those of ten families that have the same three
 * years of history in both houses. Blocks are those that PostgreSQL's statements touched, found in memory or not, without
 * the look-up of the session, which a process makes every few seconds only. Times are taken in turn, one request at a time.
 */
export async function growth({ until, small, large }: Houses, rounds: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const name of Object.keys(familyCalls(until))) {
    const [few, many] = await compareHouses(name, { until, small, large }, rounds);
    figures.push(
      {
        name: `${name}: blocks`,
        value: many.blocks / Math.max(few.blocks, 1),
        goal: BLOCKS_GOAL,
        note: `${few.blocks.toFixed(0)}, then ${many.blocks.toFixed(0)}`,
      },
      {
        name: `${name}: time`,
        value: many.ms / few.ms,
        goal: TIME_GOAL,
        note: `${few.ms.toFixed(2)} ms, then ${many.ms.toFixed(2)} ms`,
      },
    );
  }
  const times = figures.filter((_, index) => index % 2 === 1).map(({ value }) => value);
  figures.push({ name: 'all calls: time, in the middle', value: median(times), goal: 1.2 });
  return figures;
}

async function compareHouses(
  name: string,
  { until, small, large }: Houses,
  rounds: number,
): Promise<[Cost, Cost]> {
  const [few, many] = [new Visit(small, until), new Visit(large, until)];
  try {
    const round = async (index: number) => {
      for (const [family] of small.families.entries()) {
        const turns = index % 2 === 0 ? [few, many] : [many, few];
        for (const visit of turns) await visit.make(name, family, index);
      }
    };
    await round(0);
    few.forget();
    many.forget();
    for (let index = 1; index <= rounds; index += 1) await round(index);
    return [await few.cost(name), await many.cost(name)];
  } finally {
    few.close();
    many.close();
  }
}

/** The calls made in one house, with what they cost. */
class Visit {
  readonly #house: GrownHouse;
  readonly #calls: ReturnType<typeof familyCalls>;
  readonly #caller: Caller;
  #times: number[] = [];

  constructor(house: GrownHouse, until: Date) {
    this.#house = house;
    this.#calls = familyCalls(until);
    this.#caller = new Caller(house.app.url);
  }

  async make(
    name: string,
    place: number,
    round: number,
    watch = async (call: () => Promise<void>) => call(),
  ) {
    const family = this.#house.families[place];
    const prepare = this.#calls[name];
    if (!family || !prepare) throw new Error(`there is no ${name} of family ${place}`);
    const ask = await prepare(family, this.#caller, round);
    let answer = '';
    await watch(async () => {
      const { ms, text } = await this.#caller.ask(ask);
      this.#times.push(ms);
      answer = text;
    });
    await tidyAfter(name, family, this.#caller, answer);
  }

  /** The median of the times so far, and the mean of the blocks of one more call of each family. */
  async cost(name: string): Promise<Cost> {
    const ms = median(this.#times);
    const blocks: number[] = [];
    const count = async (call: () => Promise<void>) => {
      await this.#house.db.query('SELECT pg_stat_statements_reset()');
      await call();
      blocks.push(await touchedBlocks(this.#house.db));
    };
    for (const [family] of this.#house.families.entries()) await this.make(name, family, 1, count);
    return { ms, blocks: blocks.reduce((sum, each) => sum + each, 0) / blocks.length };
  }

  forget(): void {
    this.#times = [];
  }

  close(): void {
    this.#caller.close();
  }
}

async function touchedBlocks(db: pg.Client): Promise<number> {
  const { rows } = await db.query<{ blocks: string | null }>(
    `SELECT sum(shared_blks_hit + shared_blks_read) AS blocks
     FROM pg_stat_statements JOIN pg_database ON pg_database.oid = dbid
     WHERE datname = current_database() AND query NOT LIKE '%pg_stat_statements%'
       AND query NOT LIKE 'select "data", %from "sessions"%'`,
  );
  return Number(rows[0]?.blocks ?? 0);
}

export const growthMeasures: Measure[] = [
  {
    id: 'G6',
    title: `a family's calls among ${SMALL.toLocaleString('en')} and among ${LARGE.toLocaleString('en')} families`,
    run: async (context: Context) => growth(await houses(context), context.rounds),
  },
];
