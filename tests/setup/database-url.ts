/** The migrated database that every test database is cloned from. */
export const TEMPLATE_DATABASE = 'starnest_template';

/** The same server, user and options as `url`, in another database. */
export function databaseUrl(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}
