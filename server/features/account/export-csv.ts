import type { ExportedRows } from './export.queries';

/**
 * Lists of records as one CSV table (RFC 4180): the first column names the list, then come `fields`. A nested value is
 * JSON. Every field is quoted, or a spreadsheet that splits at semicolons would split a field that contains one.
 */
export async function* csvOf(
  fields: readonly string[],
  batches: AsyncIterable<ExportedRows>,
): AsyncGenerator<string> {
  yield lineOf(['record', ...fields]);
  for await (const { list, rows } of batches) {
    yield rows.map((row) => lineOf([list, ...fields.map((field) => textOf(row[field]))])).join('');
  }
}

const lineOf = (cells: string[]): string => `${cells.map(quote).join(',')}\r\n`;

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function quote(text: string): string {
  if (text === '') return '""';
  // Formula injection: a spreadsheet would run a kid's note that starts like a formula.
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(?:\.\d+)?$/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
