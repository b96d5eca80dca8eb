/** A line of a CSV table (RFC 4180). Every field is quoted, or a spreadsheet that splits at semicolons would split one that contains one. */
export const csvLine = (cells: readonly unknown[]): string =>
  `${cells.map((cell) => quote(textOf(cell))).join(',')}\r\n`;

/** A nested value is JSON; a missing one an empty field. */
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
