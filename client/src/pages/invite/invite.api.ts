import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InviteView } from '@shared/contracts/members';
import type { User } from '@shared/contracts/users';
import { onUserChanged } from '@/features/auth/auth.api';
import { get, post } from '@/lib/api-client';

const invitePath = (token: string) => `/api/invites/${encodeURIComponent(token)}`;
export const inviteKey = (token: string) => [invitePath(token)] as const;

/** What the invitation offers; an error with status 404 where it is no more. */
export function useInvite(token: string) {
  return useQuery({
    queryKey: inviteKey(token),
    queryFn: ({ signal }) => get<InviteView>(invitePath(token), { signal }),
  });
}

/** Joins the family that invites as who is signed in; `onJoined` hears of it before anything shows the new family. */
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
