import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { takeFamilyCode } from '../server/features/families/families.queries';
import { connect } from '../server/db/client';
import { createLogger } from '../server/lib/logger';
import type { Context, Measure } from './context';
import { generate, today } from './generate';
import { createDatabase } from './growth-houses';
import { median } from './measure';
import { startPostgres } from './servers';

const CODES = 100_000;
const TAKEN = [0.5, 0.999];
/** Given back by a rollback each, so that as many are taken at the end as at the beginning. */
const TRIES = 200;

interface Allocation {
  microseconds: number;
}

/** What it takes to be given a code, the transaction's other statements and its end aside, with so many taken. */
async function allocation(url: string): Promise<Allocation> {
  const database = connect(url, createLogger('error'));
  const times: number[] = [];
  try {
    for (let index = 0; index < TRIES; index += 1) {
      await database.db
        .transaction(async (tx) => {
          const started = performance.now();
          const code = await takeFamilyCode(tx);
          times.push((performance.now() - started) * 1000);
          if (!code) throw new Error('no code was free');
          tx.rollback();
        })
        .catch((error: unknown) => {
          if (times.length <= index) throw error;
        });
    }
  } finally {
    await database.close();
  }
  return { microseconds: median(times) };
}

/** A database of its own in which the first codes were taken by families, in the order in which they are given out. */
async function databaseWith(context: Context, admin: string, taken: number): Promise<string> {
  const url = await createDatabase(admin, `codes_${taken}`);
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  context.closing({ stop: () => db.end() });
  const nobody = { full: 0, chores: 0, seed: 1, until: today(), passwordHash: '', patternHash: '' };
  await generate(db, { ...nobody, families: taken });
  return url;
}

export const familyCodeMeasures: Measure[] = [
  {
    id: 'G8',
    title: 'a family code, with 99.9 % of them taken against 50 %',
    async run(context) {
      const folder = join(context.folder, 'codes');
      mkdirSync(folder);
      const { url } = context.closing(await startPostgres(folder));
      const [half = '', nearlyAll = ''] = await Promise.all(
        TAKEN.map((share) => databaseWith(context, url, Math.round(CODES * share))),
      );
      const ratios: number[] = [];
      const found = { half: [] as number[], nearlyAll: [] as number[] };
      for (let round = 0; round < context.rounds; round += 1) {
        const [few, many] = [await allocation(half), await allocation(nearlyAll)];
        ratios.push(many.microseconds / few.microseconds);
        found.half.push(few.microseconds);
        found.nearlyAll.push(many.microseconds);
      }
      return [
        {
          name: 'time',
          value: median(ratios),
          goal: 1.5,
          note: `${median(found.half).toFixed(0)} µs, then ${median(found.nearlyAll).toFixed(0)} µs`,
        },
      ];
    },
  },
];
