import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Kid, KidCard } from '@shared/contracts/kids';
import { forgetOwner } from '@/lib/storage/storage';
import { ApiError, get } from './api-client';
import { entryKeys } from './entry-keys';

/** The full record, or a card for people outside of the family. */
export const kidQuery = (id: string) =>
  queryOptions({
    queryKey: entryKeys.kid(id),
    queryFn: async ({ signal }) => {
      try {
        return await get<Kid | KidCard>(`/api/kids/${encodeURIComponent(id)}`, { signal });
      } catch (error) {
        // A proxy's 404 has no code.
        if (error instanceof ApiError && error.code === 'not_found') forgetOwner(id);
        throw error;
      }
    },
  });

/** A public card stays unchanged. */
export function changeKid(client: QueryClient, id: string, change: (kid: Kid) => Kid): void {
  client.setQueryData(kidQuery(id).queryKey, (now: Kid | KidCard | undefined) =>
    now && 'heldStars' in now ? change(now) : now,
  );
}
