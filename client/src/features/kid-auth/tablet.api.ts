import { queryOptions, useQuery, type QueryKey } from '@tanstack/react-query';
import type { PairedFamily } from '@shared/contracts/devices';
import { get } from '@/lib/api-client';

/** The cards may have been unpaired, and nobody is signed in to be told. */
const LOOK_AGAIN_MS = 30_000;

/** The family that this browser is paired with. */
export const tabletQuery = queryOptions({
  queryKey: ['/api/device'],
  queryFn: ({ signal }) => get<PairedFamily>('/api/device', { signal }),
});

/** What the tablet shows before anyone signs in is no secret from whoever does. */
export const isTabletKey = (key: QueryKey): boolean => key[0] === tabletQuery.queryKey[0];

/** The family and the kids of this tablet, read anew while they are looked at. */
export function useTablet() {
  return useQuery({ ...tabletQuery, refetchOnMount: 'always', refetchInterval: LOOK_AGAIN_MS });
}
