import { queryOptions } from '@tanstack/react-query';
import type { KidRequests } from '@shared/contracts/kid-requests';
import { get } from './api-client';
import { queryKeys } from './query-keys';

/** What of the kid's waits for a grown-up, and what was reviewed in the last seven days, newest first. */
export const kidRequestsQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.kidRequests(id),
    queryFn: ({ signal }) => get<KidRequests>(`/api/kids/${encodeURIComponent(id)}/requests`, { signal }),
  });
