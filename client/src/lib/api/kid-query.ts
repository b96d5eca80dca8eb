import { queryOptions } from '@tanstack/react-query';
import type { Kid, KidCard } from '@shared/contracts/kids';
import { get } from './api-client';
import { entryKeys } from './entry-keys';

/** The full record, or a card for people outside of the family. */
export const kidQuery = (id: string) =>
  queryOptions({
    queryKey: entryKeys.kid(id),
    queryFn: ({ signal }) => get<Kid | KidCard>(`/api/kids/${encodeURIComponent(id)}`, { signal }),
  });
