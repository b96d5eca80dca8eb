import type { StarSource } from '@shared/constants';
import { paths } from '@/lib/paths';

/**
 * Where a kid's stars came from, or those of one source, under the parents' kids. Apart from the other paths, which are
 * part of every first load.
 */
export function statementPath(kidId: string, source?: StarSource): string {
  const statement = `${paths.parentTab('kids')}&stars=${encodeURIComponent(kidId)}`;
  return source === undefined ? statement : `${statement}&source=${source}`;
}
