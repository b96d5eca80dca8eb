import { queryOptions } from '@tanstack/react-query';
import type { Kid, KidCard } from '@shared/contracts/kids';
import { get } from './api-client';
import { entryKeys } from './entry-keys';

/** One kid: whole to themselves and their family, a card of a few facts to anyone else. For login and dashboard alike. */
export const kidQuery = (id: string) =>
  queryOptions({
    queryKey: entryKeys.kid(id),
    queryFn: ({ signal }) => get<Kid | KidCard>(`/api/kids/${encodeURIComponent(id)}`, { signal }),
  });
