import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InviteView } from '@shared/contracts/members';
import type { User } from '@shared/contracts/users';
import { onUserChanged } from '@/features/auth/auth.api';
import { get, post } from '@/lib/api-client';

const invitePath = (token: string) => `/api/invites/${encodeURIComponent(token)}`;
export const inviteKey = (token: string) => [invitePath(token)] as const;

/** The invitation. Fails with 404 if it was used or withdrawn. */
export function useInvite(token: string) {
  return useQuery({
    queryKey: inviteKey(token),
    queryFn: ({ signal }) => get<InviteView>(invitePath(token), { signal }),
  });
}

/** Joins the family as the signed-in user. `onJoined` is called before anything shows the new family. */
export function useAcceptInvite(token: string, onJoined: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => post<User>(invitePath(token)),
    onSuccess: async (user) => {
      onJoined();
      await onUserChanged(client, user);
    },
  });
}
