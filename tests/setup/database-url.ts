/** The migrated database that test databases are cloned from. */
export const TEMPLATE_DATABASE = 'starnest_template';

/** Returns `url` with another database. */
export function databaseUrl(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}
