import type { StarSource } from '@shared/constants';
import { paths } from '@/lib/paths';

/**
 * The path of a kid's statement, optionally of one source. Separate from other paths to keep the first load
 * small.
 */
export function statementPath(kidId: string, source?: StarSource): string {
  const statement = `${paths.parentTab('kids')}&stars=${encodeURIComponent(kidId)}`;
  return source === undefined ? statement : `${statement}&source=${source}`;
}
