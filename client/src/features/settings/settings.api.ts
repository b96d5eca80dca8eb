import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ExportFormat } from '@shared/constants';
import type { Family, UpdateFamilyInput } from '@shared/contracts/families';
import type { FamilyLogEntry } from '@shared/contracts/family-log';
import type { ChangePasswordInput, UpdateUserInput, User } from '@shared/contracts/users';
import { adultKeys } from '@/lib/adult-keys';
import { del, get, post, put } from '@/lib/api-client';
import { FAMILY_WRITES } from '@/lib/family-clock';
import { getFile } from '@/lib/get-file';
import { queryKeys } from '@/lib/query-keys';
import { storeUser } from '@/lib/user-query';
import { saveFile } from '@/lib/save-file';
import { END_FAMILY_KEY } from './ending-family';

/**
 * Fetches everything the family has here and saves it as a file. It is read whole before it is saved, so that a download that
 * broke off is a failure and not half a file.
 */
export function useExport() {
  return useMutation({
    mutationFn: async (format: ExportFormat) => {
      const file = await getFile(`/api/family/export?format=${format}`);
      saveFile(file, `starnest-family.${format}`);
    },
  });
}

/** Reads the account again when its form opens: the other parent may have changed it. */
export function useReadAccountAgain(): void {
  const client = useQueryClient();
  useEffect(() => void client.invalidateQueries({ queryKey: queryKeys.user, exact: true }), [client]);
}

/** Changes names and email. */
export function useUpdateAccount() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'account' },
    mutationFn: (body: UpdateUserInput) => put<User>('/api/user', body),
    onSuccess: async (user) => {
      await storeUser(client, user);
      void client.invalidateQueries({ queryKey: queryKeys.family, exact: true });
    },
    // Somebody else may have changed it meanwhile.
    onError: () => void client.invalidateQueries({ queryKey: queryKeys.user, exact: true }),
  });
}

/** Sends the link that confirms the saved address once more. */
export function useSendConfirmation() {
  return useMutation({ mutationFn: () => post('/api/user/email/confirm') });
}

/** Changes the family's choices. Its clock decides what is due and what may be asked for, so all is read again. */
export function useUpdateFamily() {
  const client = useQueryClient();
  return useMutation({
    scope: FAMILY_WRITES,
    mutationFn: (body: UpdateFamilyInput) => put<Family>('/api/family', body),
    onSuccess: (family) => {
      client.setQueryData(queryKeys.family, family);
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.family[0] });
    },
  });
}

/** Changes the password; the server ends the parent's sessions in other browsers. */
export function useChangePassword() {
  return useMutation({ mutationFn: (body: ChangePasswordInput) => put('/api/user/password', body) });
}

/**
 * Deletes the family, then `onGone`, then forgets everything: in this order, so that the page that needs a parent has
 * been left before there is none.
 */
export function useDeleteFamily(onGone: () => void) {
  return useEndFamily((password) => del('/api/family', { password }), onGone);
}

/** Deletes the person's account; otherwise as `useDeleteFamily`. */
export function useDeleteAccount(onGone: () => void) {
  return useEndFamily((password) => del('/api/user', { password }), onGone);
}

/** Suspends the family; otherwise as `useDeleteFamily`. */
export function useSuspendFamily(onGone: () => void) {
  return useEndFamily((password) => post('/api/family/suspend', { password }), onGone);
}

function useEndFamily(end: (password: string) => Promise<unknown>, onGone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: END_FAMILY_KEY,
    mutationFn: end,
    onSuccess: async () => {
      onGone();
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.user[0] });
      await storeUser(client, null);
    },
  });
}

/** What admins did with the family. Nothing tells of it live, so it is read whenever it is shown. */
export function useFamilyLog() {
  return useQuery({
    queryKey: adultKeys.familyLog,
    queryFn: ({ signal }) => get<FamilyLogEntry[]>('/api/family/log', { signal }),
    refetchOnMount: 'always',
  });
}
