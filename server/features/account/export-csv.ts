import type { ExportedRows } from './export.queries';

/**
 * Lists of records as one CSV table (RFC 4180): the first column names the list, then come `fields`. A nested value is
 * JSON. Every field is quoted: a spreadsheet that splits at semicolons would make a cell of its own of what follows one.
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
  // A spreadsheet runs a cell that begins like a formula; a kid's note must stay a note.
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(?:\.\d+)?$/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
