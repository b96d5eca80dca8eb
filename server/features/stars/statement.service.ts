import { PAGE, type StarSource } from '@shared/constants';
import type { LedgerEntry, StarTotals, StatementQuery } from '@shared/contracts/stars';
import type { Deps } from '../../deps';
import type { FamilyActor, ParentActor } from '../../lib/actor';
import { csvLine } from '../../lib/csv';
import { invalid } from '../../lib/errors';
import { isId } from '../../lib/ids';
import { requireKidAccess } from '../kids/kids.queries';
import { presentEntry, presentEntryToKid } from './statement.present';
import * as queries from './statement.queries';

export interface StatementPage {
  entries: LedgerEntry[];
  nextCursor: string | null;
}

/** The cursor is the id of the previous page's last entry. */
export async function readStatement(
  { db }: Deps,
  actor: FamilyActor,
  kidId: string,
  { source, limit = PAGE.default, cursor }: StatementQuery,
): Promise<StatementPage> {
  await requireKidAccess(db, actor, kidId);
  const kid = { familyId: actor.familyId, kidId };
  const before = cursor === undefined ? undefined : await positionOf(db, kid, cursor);
  const rows = await queries.listEntries(db, kid, { source, before, limit: limit + 1 });
  const page = rows.slice(0, limit);
  return {
    entries: page.map(actor.type === 'kid' ? presentEntryToKid : presentEntry),
    nextCursor: rows.length > limit ? (page.at(-1)?.entry.id ?? null) : null,
  };
}

async function positionOf(db: Deps['db'], kid: queries.EntriesOf, cursor: string): Promise<number> {
  const row = isId(cursor) ? await queries.findEntry(db, kid, cursor) : undefined;
  if (!row) throw invalid('cursor', 'validation.cursor');
  return row.entry.position;
}

export async function sumStatement({ db }: Deps, actor: FamilyActor, kidId: string): Promise<StarTotals> {
  await requireKidAccess(db, actor, kidId);
  const rows = await queries.sumEntries(db, { familyId: actor.familyId, kidId });
  const of = (wanted: string) => rows.find(({ kind }) => kind === wanted)?.sum ?? 0;
  const sums = {
    chores: of('chore'),
    bonuses: of('bonus'),
    rewards: of('reward'),
    deductions: of('deduction'),
  };
  return { ...sums, total: sums.chores + sums.bonuses + sums.rewards + sums.deductions };
}

const COLUMNS = ['at', 'kind', 'label', 'amount', 'balance', 'by', 'id', 'reverses'];
const BATCH = 1000;

/** Yields the entries as CSV, newest first. Throws 404 before the first part. */
export async function exportStatement(
  { db }: Deps,
  actor: ParentActor,
  kidId: string,
  source: StarSource | undefined,
): Promise<AsyncIterable<string>> {
  await requireKidAccess(db, actor, kidId);
  const kid = { familyId: actor.familyId, kidId };
  return statementCsv(db, kid, source);
}

async function* statementCsv(
  db: Deps['db'],
  kid: queries.EntriesOf,
  source: StarSource | undefined,
): AsyncGenerator<string> {
  yield csvLine(COLUMNS);
  let before: number | undefined;
  let rows: queries.FullEntryRow[];
  do {
    rows = await queries.listEntries(db, kid, { source, before, limit: BATCH });
    before = rows.at(-1)?.entry.position;
    yield rows.map((row) => csvOfEntry(presentEntry(row))).join('');
  } while (rows.length === BATCH);
}

const csvOfEntry = ({ at, kind, label, amount, balance, by, id, reverses }: LedgerEntry): string =>
  csvLine([at, kind, label, amount, balance, by?.firstName, id, reverses]);
