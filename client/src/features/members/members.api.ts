import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MemberRole } from '@shared/constants';
import type { Invite, Member } from '@shared/contracts/members';
import type { User } from '@shared/contracts/users';
import { del, get, post, put } from '@/lib/api-client';
import { dropAllDrafts } from '@/lib/kept-drafts';
import { adultKeys } from '@/lib/adult-keys';
import { queryKeys } from '@/lib/query-keys';
import { storeUser } from '@/lib/user-query';

const memberPath = (userId: string) => `/api/family/members/${encodeURIComponent(userId)}`;

/** The family's adults, the owner first. Who joins, leaves or gets another role is heard live. */
export function useMembers({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: adultKeys.members,
    queryFn: ({ signal }) => get<Member[]>('/api/family/members', { signal }),
    enabled,
  });
}

/** The open invitations; for who may invite. Another parent's are not heard live, so they are read whenever they are shown. */
export function useInvites({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: adultKeys.invites,
    queryFn: ({ signal }) => get<Invite[]>('/api/family/invites', { signal }),
    refetchOnMount: 'always',
    enabled,
  });
}

/** Gives a member another role; `owner` hands the family on. */
export function useChangeRole() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, role }: { userId: string; role: MemberRole }) =>
      put<Member>(memberPath(userId), { role }),
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => concernsMembers(queryKey) }),
  });
}

/** Ends a membership: another's, or one's own. */
export function useRemoveMember() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) => del(memberPath(userId)),
    onError: () => client.invalidateQueries({ predicate: ({ queryKey }) => concernsMembers(queryKey) }),
  });
}

/** Goes to another one of the person's families; `onDone` hears of it before anything of that family is read. */
export const useSwitchFamily = (onDone: (user: User) => void) =>
  useGoToFamily((familyId: string) => post<User>('/api/user/family', { familyId }), onDone);

/** Opens the suspended family that the person owns and goes there; `onDone` as in `useSwitchFamily`. */
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
      // What was typed belongs to the family that is left.
      dropAllDrafts();
      await storeUser(client, user);
      onDone(user);
      void client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.user[0] });
    },
    // It may have been closed, or be gone for good.
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
