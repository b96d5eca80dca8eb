import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InviteBody, NewInvite } from '@shared/contracts/members';
import { adultKeys } from '@/lib/adult-keys';
import { usePostOnce } from '@/lib/use-post-once';

/** The link is returned only once, and sent to the address, if any. */
export function useCreateInvite() {
  const client = useQueryClient();
  const postOnce = usePostOnce();
  return useMutation({
    mutationFn: (body: InviteBody) => postOnce<NewInvite>('/api/family/invites', body),
    onSettled: () => client.invalidateQueries({ queryKey: adultKeys.invites }),
  });
}
