export const TEMPLATE_DATABASE = 'starnest_template';

export function databaseUrl(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}
