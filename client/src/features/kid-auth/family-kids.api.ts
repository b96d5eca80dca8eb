import { queryOptions, useQuery } from '@tanstack/react-query';
import type { KidCard } from '@shared/contracts/kids';
import { get } from '@/lib/api/api-client';
import { entryKeys } from '@/lib/api/entry-keys';

export const familyKidsQuery = (code: string) =>
  queryOptions({
    queryKey: entryKeys.familyKids(code),
    queryFn: ({ signal }) => get<KidCard[]>(`/api/kids/family/${encodeURIComponent(code)}`, { signal }),
  });

export function useFamilyKids(code: string | null) {
  return useQuery({ ...familyKidsQuery(code ?? ''), enabled: code !== null });
}
