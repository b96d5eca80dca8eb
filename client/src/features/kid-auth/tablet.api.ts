import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PairedFamily } from '@shared/contracts/devices';
import { get } from '@/lib/api-client';
import { TABLET_KEY } from '@/lib/tablet';

/** The cards may have been unpaired, and nobody is signed in to be told. */
const LOOK_AGAIN_MS = 30_000;

/** The family that this browser is paired with. */
export const tabletQuery = queryOptions({
  queryKey: [TABLET_KEY],
  queryFn: ({ signal }) => get<PairedFamily>(TABLET_KEY, { signal }),
});

/** The family and the kids of this tablet, read anew while they are looked at. */
export function useTablet() {
  return useQuery({ ...tabletQuery, refetchOnMount: 'always', refetchInterval: LOOK_AGAIN_MS });
}
