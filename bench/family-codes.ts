import { join } from 'node:path';
import { TransactionRollbackError } from 'drizzle-orm';
import { takeFamilyCode } from '../server/features/families/families.queries';
import { connect } from '../server/db/client';
import { createLogger } from '../server/lib/logger';
import { generate, PEOPLE_ONLY } from './generate';
import { median, type Measure } from './measures';
import { createDatabase, startPostgres } from './processes';

const CODES = 100_000;
const TRIES = 200;

/** G8: time to allocate a family code when almost all are taken, compared with half. */
export const familyCodes: Measure = {
  id: 'G8',
  title: 'a family code, with 99.9 % of them taken against 50 %',
  async run(context) {
    const { url } = context.closing(await startPostgres(join(context.folder, 'codes')));
    // Takes the codes in the order of registrations.
    const databaseWith = async (name: string, families: number) => {
      const database = context.closing(await createDatabase(url, name));
      await generate(database.db, { ...PEOPLE_ONLY, families });
      return database.url;
    };
    const half = await databaseWith('half', CODES * 0.5);
    const almostAll = await databaseWith('almost_all', CODES * 0.999);
    const times: { few: number; many: number }[] = [];
    for (let round = 0; round < context.rounds; round += 1)
      times.push({ few: await allocationMicros(half), many: await allocationMicros(almostAll) });
    const [few, many] = [median(times.map((each) => each.few)), median(times.map((each) => each.many))];
    return [
      {
        name: 'time',
        value: median(times.map((each) => each.many / each.few)),
        goal: 1.5,
        note: `${few.toFixed(0)} µs, then ${many.toFixed(0)} µs`,
      },
    ];
  },
};

/** The median time to allocate a code, which is rolled back. */
async function allocationMicros(url: string): Promise<number> {
  const database = connect(url, createLogger('error'));
  const times: number[] = [];
  for (let index = 0; index < TRIES; index += 1) {
    const taken = database.db.transaction(async (tx) => {
      const started = performance.now();
      const code = await takeFamilyCode(tx);
      times.push((performance.now() - started) * 1000);
      if (!code) throw new Error('no code was free');
      tx.rollback();
    });
    await taken.catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
  }
  await database.close();
  return median(times);
}
