import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PairedFamily } from '@shared/contracts/devices';
import { tabletQuery } from '@/features/kid-auth/tablet.api';
import { post } from '@/lib/api-client';

/** Pairs this browser with a six-digit code and shows its name cards. */
export function usePair() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => post<PairedFamily>('/api/devices/pair', { code }),
    onSuccess: (paired) => client.setQueryData(tabletQuery.queryKey, paired),
  });
}
