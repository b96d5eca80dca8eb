/** Every field is quoted, because some spreadsheets split at semicolons. */
export const csvLine = (cells: readonly unknown[]): string =>
  `${cells.map((cell) => quote(textOf(cell))).join(',')}\r\n`;

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function quote(text: string): string {
  if (text === '') return '""';
  // A kid's note must not run as a formula.
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(?:\.\d+)?$/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
