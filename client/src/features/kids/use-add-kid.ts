import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CreateKidInput, Kid } from '@shared/contracts/kids';
import { usePostOnce } from '@/lib/use-post-once';
import { kidsChanged } from './kids.api';

export function useAddKid() {
  const client = useQueryClient();
  const postOnce = usePostOnce();
  return useMutation({
    mutationFn: (body: CreateKidInput) => postOnce<Kid>('/api/kids', body),
    onSuccess: () => kidsChanged(client),
  });
}
