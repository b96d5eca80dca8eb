import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MemberRole } from '@shared/constants';
import type { Invite, Member } from '@shared/contracts/members';
import type { User } from '@shared/contracts/users';
import { del, get, post, put } from '@/lib/api/api-client';
import { dropAllDrafts } from '@/lib/forms/kept-drafts';
import { adultKeys } from '@/lib/api/adult-keys';
import { queryKeys } from '@/lib/api/query-keys';
import { storeUser } from '@/lib/api/user-query';

const memberPath = (userId: string) => `/api/family/members/${encodeURIComponent(userId)}`;

export function useMembers({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: adultKeys.members,
    queryFn: ({ signal }) => get<Member[]>('/api/family/members', { signal }),
    enabled,
  });
}

/** Open invitations, for users who may invite. No event reports other parents' invitations. */
export function useInvites({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: adultKeys.invites,
    queryFn: ({ signal }) => get<Invite[]>('/api/family/invites', { signal }),
    refetchOnMount: 'always',
    enabled,
  });
}

export function useChangeRole() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, role }: { userId: string; role: MemberRole }) =>
      put<Member>(memberPath(userId), { role }),
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => concernsMembers(queryKey) }),
  });
}

export function useRemoveMember() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) => del(memberPath(userId)),
    onError: () => client.invalidateQueries({ predicate: ({ queryKey }) => concernsMembers(queryKey) }),
  });
}

/** `onDone` is called before any of the family's data is fetched. */
export const useSwitchFamily = (onDone: (user: User) => void) =>
  useGoToFamily((familyId: string) => post<User>('/api/user/family', { familyId }), onDone);

/** `onDone` is called like in `useSwitchFamily`. */
export const useRestoreFamily = (onDone: (user: User) => void) =>
  useGoToFamily(async () => {
    await post('/api/family/restore');
    return get<User>('/api/user');
  }, onDone);

function useGoToFamily<Input = void>(go: (input: Input) => Promise<User>, onDone: (user: User) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: go,
    onSuccess: async (user) => {
      dropAllDrafts();
      await storeUser(client, user);
      onDone(user);
      void client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.user[0] });
    },
    onError: () => client.invalidateQueries({ queryKey: queryKeys.user, exact: true }),
  });
}

export function useWithdrawInvite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => del(`/api/family/invites/${encodeURIComponent(id)}`),
    onSettled: () => client.invalidateQueries({ queryKey: adultKeys.invites }),
  });
}

function concernsMembers([path]: readonly unknown[]): boolean {
  return [adultKeys.members, adultKeys.invites, queryKeys.family, queryKeys.user].some(
    ([key]) => key === path,
  );
}
