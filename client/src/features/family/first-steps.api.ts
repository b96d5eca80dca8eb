import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FirstStep } from '@shared/constants';
import type { ParentFamily } from '@shared/contracts/families';
import { put } from '@/lib/api/api-client';
import { FAMILY_WRITES, familyQuery } from '@/lib/dates/family-clock';
import { queryKeys } from '@/lib/api/query-keys';

export function useParentFamily() {
  return useQuery({
    ...familyQuery,
    select: (family) => ('openSteps' in family ? (family as ParentFamily) : undefined),
  });
}

/** Others count as skipped, and an empty list ends the setup. */
export function useSetOpenSteps() {
  const client = useQueryClient();
  return useMutation({
    scope: FAMILY_WRITES,
    mutationFn: (openSteps: readonly FirstStep[]) => put<ParentFamily>('/api/family', { openSteps }),
    onSuccess: (family) => client.setQueryData(queryKeys.family, family),
  });
}
