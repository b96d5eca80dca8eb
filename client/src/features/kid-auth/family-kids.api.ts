import { queryOptions, useQuery } from '@tanstack/react-query';
import type { KidCard } from '@shared/contracts/kids';
import { get } from '@/lib/api-client';
import { entryKeys } from '@/lib/entry-keys';

/** The kids of a family code, as shown before anyone has logged in. */
export const familyKidsQuery = (code: string) =>
  queryOptions({
    queryKey: entryKeys.familyKids(code),
    queryFn: ({ signal }) => get<KidCard[]>(`/api/kids/family/${encodeURIComponent(code)}`, { signal }),
  });

/** The kids of this family code, without fetching if it is null. */
export function useFamilyKids(code: string | null) {
  return useQuery({ ...familyKidsQuery(code ?? ''), enabled: code !== null });
}
