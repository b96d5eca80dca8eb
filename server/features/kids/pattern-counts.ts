import { addressCounts } from '../../limits/address-counts';
import type { Count } from '../../limits/rate-limit';

interface AttemptedKid {
  id: string;
  familyId: string;
  openToAllAddresses: boolean;
}

/**
 * The counters of an attempt in addition to the kid's lockout. `kid` is undefined if the id and code match no
 * kid.
 */
export function patternCounts(
  address: string,
  kid: AttemptedKid | undefined,
  device: string | null,
): Count[] {
  const counts: Count[] = [];
  if (!device && !kid?.openToAllAddresses) counts.push(...addressCounts('patternAddress', address));
  if (kid) counts.push(...countsOfPool(kid, device ? 'known' : '*'));
  return counts;
}

/** Every counter that can lock this kid out, except addresses, which other kids share. */
export function lockingCounts(kid: Pick<AttemptedKid, 'id' | 'familyId'>): Count[] {
  return [...countsOfPool(kid, 'known'), ...countsOfPool(kid, '*'), ['logins', kid.id]];
}

const countsOfPool = (
  { id, familyId }: Pick<AttemptedKid, 'id' | 'familyId'>,
  pool: 'known' | '*',
): Count[] => [
  ['patternFamily', `${familyId} ${pool}`],
  ['patternKidDaily', `${id} ${pool}`],
];
