import { join } from 'node:path';
import { TransactionRollbackError } from 'drizzle-orm';
import { findFreeCode } from '../server/features/families/families.queries';
import { connect } from '../server/db/client';
import { createLogger } from '../server/lib/logger';
import { generate, PEOPLE_ONLY } from './generate';
import { median, type Measure } from './measures';
import { createDatabase, startPostgres } from './processes';

const CODES = 100_000;
const TRIES = 200;

export const familyCodes: Measure = {
  id: 'G8',
  title: 'a family code, with 99.9 % of them taken',
  async run(context) {
    const { url } = context.closing(await startPostgres(join(context.folder, 'codes')));
    const database = context.closing(await createDatabase(url, 'almost_all'));
    await generate(database.db, { ...PEOPLE_ONLY, families: CODES * 0.999 });
    const times: number[] = [];
    for (let round = 0; round < context.rounds; round += 1) times.push(await allocationMillis(database.url));
    return [{ name: 'ms', value: median(times), goal: 50 }];
  },
};

async function allocationMillis(url: string): Promise<number> {
  const database = connect(url, createLogger('error'));
  const times: number[] = [];
  for (let index = 0; index < TRIES; index += 1) {
    const taken = database.db.transaction(async (tx) => {
      const started = performance.now();
      const code = await findFreeCode(tx);
      times.push(performance.now() - started);
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
