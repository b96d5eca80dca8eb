import { DAY_MS } from '@shared/constants';
import { calendarDateOf } from '@shared/rules/calendar';
import { normalizeTimezone } from '@shared/rules/timezone';
import { violatesUnique } from '../db/errors';
import { inTransaction } from '../db/transaction';
import { findFreeCode } from '../features/families/families.queries';
import type { Deps } from '../deps';
import { insertCalendar } from './calendar';
import { simulateHistory } from './history';
import { createHousehold } from './household';
import { checkSums, hashSecrets, insertHistory, insertHousehold } from './insert';
import { dayOf, instantOf } from './local-time';
import { demoLogins } from './logins';

const DAYS = 70;
const EVENING = 18 * 60;

interface SeedOptions {
  now?: Date;
  timezone?: string | undefined;
}

/** Adds the demo family with ten weeks of history, unless it exists. Returns the lines to print. */
export async function seedDemo(
  deps: Deps,
  { now = new Date(), timezone = Intl.DateTimeFormat().resolvedOptions().timeZone }: SeedOptions = {},
): Promise<string[]> {
  const existing = await demoLogins(deps);
  if (existing) return existing;
  await insertDemo(deps, now, normalizeTimezone(timezone));
  return (await demoLogins(deps)) ?? [];
}

async function insertDemo({ db, secrets }: Deps, now: Date, timezone: string): Promise<void> {
  const lastDay = dayOf(now, timezone);
  const days = Array.from({ length: DAYS }, (_, index) => lastDay - (DAYS - 1 - index) * DAY_MS);
  const household = createHousehold(new Date(instantOf(lastDay - DAYS * DAY_MS, EVENING, timezone)));
  const history = simulateHistory(household, { days, now, timezone });
  const hashes = await hashSecrets(secrets, household);
  try {
    await inTransaction(db, async (tx) => {
      const code = await findFreeCode(tx);
      if (!code) throw new Error('every family code is taken');
      const { familyId } = household;
      const today = calendarDateOf(now, timezone);
      await insertHousehold(tx, household, history, { code, timezone, today, now, ...hashes });
      await insertHistory(tx, history);
      await insertCalendar(tx, secrets, { familyId, today, timezone, now });
      await checkSums(tx, familyId);
    });
  } catch (error) {
    if (!violatesUnique(error, 'users_username_key')) throw error;
  }
}
