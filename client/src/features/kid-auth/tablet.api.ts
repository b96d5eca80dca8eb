import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PairedFamily } from '@shared/contracts/devices';
import { get } from '@/lib/api/api-client';
import { TABLET_KEY } from '@/lib/api/entry-keys';

/** The tablet may be unpaired, which no event reports without a session. */
const LOOK_AGAIN_MS = 30_000;

export const tabletQuery = queryOptions({
  queryKey: [TABLET_KEY],
  queryFn: ({ signal }) => get<PairedFamily>(TABLET_KEY, { signal }),
});

export function useTablet() {
  return useQuery({ ...tabletQuery, refetchOnMount: 'always', refetchInterval: LOOK_AGAIN_MS });
}
