import { csvLine } from '../../lib/csv';
import type { ExportedRows } from './export.queries';

/** Lists of records as one CSV table: the first column names the list, then come `fields`. */
export async function* csvOf(
  fields: readonly string[],
  batches: AsyncIterable<ExportedRows>,
): AsyncGenerator<string> {
  yield csvLine(['record', ...fields]);
  for await (const { list, rows } of batches) {
    yield rows.map((row) => csvLine([list, ...fields.map((field) => row[field])])).join('');
  }
}
