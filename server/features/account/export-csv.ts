import { csvLine } from '../../lib/csv';
import type { ExportedRows } from './export.queries';

export async function* csvOf(
  fields: readonly string[],
  batches: AsyncIterable<ExportedRows>,
): AsyncGenerator<string> {
  yield csvLine(['record', ...fields]);
  for await (const { list, rows } of batches) {
    yield rows.map((row) => csvLine([list, ...fields.map((field) => row[field])])).join('');
  }
}
