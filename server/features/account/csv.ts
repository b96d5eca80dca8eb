type Row = Record<string, unknown>;

/**
 * Lists of records as one CSV table (RFC 4180): the first column names the list, then every field that any record has.
 * Dates are ISO 8601; a nested value is JSON.
 */
export function toCsv(lists: Record<string, readonly Row[]>): string {
  const rows = Object.entries(lists).flatMap(([record, records]) =>
    records.map((row): Row => ({ record, ...row })),
  );
  const columns = [...new Set(['record', ...rows.flatMap((row) => Object.keys(row))])];
  const lines = [columns, ...rows.map((row) => columns.map((column) => asText(row[column])))];
  return lines.map((cells) => `${cells.map(quote).join(',')}\r\n`).join('');
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function quote(text: string): string {
  // A spreadsheet runs a cell that begins like a formula; a kid's note must stay a note.
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(?:\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
