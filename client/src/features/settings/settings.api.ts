import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ExportFormat } from '@shared/constants';
import type { Family, UpdateFamilyInput } from '@shared/contracts/families';
import type { FamilyLogEntry } from '@shared/contracts/family-log';
import type { ChangePasswordInput, DeletionInput, UpdateUserInput, User } from '@shared/contracts/users';
import { proveByPasskey } from '@/features/passkeys/ceremonies';
import { adultKeys } from '@/lib/api/adult-keys';
import { del, get, post, put, ApiError, displayOf } from '@/lib/api/api-client';
import { FAMILY_WRITES } from '@/lib/dates/family-clock';
import { getFile, saveFile } from '@/lib/api/get-file';
import { queryKeys } from '@/lib/api/query-keys';
import { storeUser } from '@/lib/api/user-query';
import { t } from '@/lib/i18n/messages';
import { END_FAMILY_KEY } from './ending-family';

/** Reads everything before saving, so that an interrupted download fails. */
export function useExport() {
  return useMutation({
    mutationFn: async (format: ExportFormat) => {
      const file = await getFile(`/api/family/export?format=${format}`);
      saveFile(file, `starnest-family.${format}`);
    },
  });
}

/** Refetches the account, which may have changed in another browser. */
export function useRefetchAccount(): void {
  const client = useQueryClient();
  useEffect(() => void client.invalidateQueries({ queryKey: queryKeys.user, exact: true }), [client]);
}

export function useUpdateAccount() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'account' },
    mutationFn: (body: UpdateUserInput) => put<User>('/api/user', body),
    onSuccess: async (user) => {
      await storeUser(client, user);
      void client.invalidateQueries({ queryKey: queryKeys.family, exact: true });
    },
    // The account may have changed in another browser.
    onError: () => void client.invalidateQueries({ queryKey: queryKeys.user, exact: true }),
  });
}

export function useSendConfirmation() {
  return useMutation({ mutationFn: () => post('/api/user/email/confirm') });
}

/** Refetches everything, because due days depend on the time zone. */
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

export function useChangePassword() {
  return useMutation({ mutationFn: (body: ChangePasswordInput) => put('/api/user/password', body) });
}

/** Deletes, leaves the page and clears the data in this order, because the page needs a parent. */
export function useDeleteFamily(onGone: () => void) {
  return useEnding((body) => del('/api/family', body), onGone);
}

export function useDeleteAccount(onGone: () => void) {
  return useEnding((body) => del('/api/user', body), onGone);
}

export function useSuspendFamily(onGone: () => void) {
  return useEnding((body) => post('/api/family/suspend', body), onGone);
}

/** A passkey gives the session a recent proof. */
export type Confirmation = { password: string } | { passkey: true };

function useEnding(end: (body: DeletionInput) => Promise<unknown>, onGone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: END_FAMILY_KEY,
    mutationFn: async (by: Confirmation) => {
      if ('password' in by) return end(by);
      await proveByPasskey();
      return end({ proof: true });
    },
    onSuccess: async () => {
      onGone();
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.user[0] });
      await storeUser(client, null);
    },
  });
}

/** No event reports the admins' actions. */
export function useFamilyLog() {
  return useQuery({
    queryKey: adultKeys.familyLog,
    queryFn: ({ signal }) => get<FamilyLogEntry[]>('/api/family/log', { signal }),
    refetchOnMount: 'always',
  });
}

export function wrongPassword(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code !== 'wrong_credentials' && error.status !== 429) return undefined;
  return displayOf(error, t('settings.wrongPassword'));
}
