import { dueLetter } from '@shared/rules/weekly-letter';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import * as queries from './letters.queries';

const BATCH = 500;

export async function queueLetters(
  { db, jobs, mailer }: Pick<Deps, 'db' | 'jobs' | 'mailer'>,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  if (!mailer) return 0;
  const clocks = await queries.listClocks(db);
  const due = clocks.flatMap((clock) => {
    const week = dueLetter(now, clock);
    return week === null ? [] : [{ ...clock, week }];
  });
  if (due.length === 0) return 0;
  let queued = 0;
  let taken = BATCH;
  while (taken === BATCH) {
    if (signal?.aborted) break;
    taken = await inTransaction(db, async (tx) => {
      const letters = await queries.claimDueLetters(tx, due, BATCH);
      if (letters.length > 0) await jobs.addAll(tx, 'send-letter', letters);
      return letters.length;
    });
    queued += taken;
  }
  return queued;
}
