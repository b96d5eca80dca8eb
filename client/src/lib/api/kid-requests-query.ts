import { queryOptions } from '@tanstack/react-query';
import type { KidRequests } from '@shared/contracts/kid-requests';
import { get } from './api-client';
import { queryKeys } from './query-keys';

/** Newest first, with the last seven days' reviews. */
export const kidRequestsQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.kidRequests(id),
    queryFn: ({ signal }) => get<KidRequests>(`/api/kids/${encodeURIComponent(id)}/requests`, { signal }),
  });
