import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InviteBody, NewInvite } from '@shared/contracts/members';
import { adultKeys } from '@/lib/adult-keys';
import { usePostOnce } from '@/lib/use-post-once';

/** Makes an invitation, whose link is told this once, and with an address is sent there too. */
export function useCreateInvite() {
  const client = useQueryClient();
  const postOnce = usePostOnce();
  return useMutation({
    mutationFn: (body: InviteBody) => postOnce<NewInvite>('/api/family/invites', body),
    onSettled: () => client.invalidateQueries({ queryKey: adultKeys.invites }),
  });
}
