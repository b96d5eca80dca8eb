import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminSettings, Passkey } from '@shared/contracts/passkeys';
import { del, get, put } from '@/lib/api/api-client';
import { addPasskey } from './ceremonies';

const passkeysQuery = queryOptions({
  queryKey: ['/api/user/passkeys'],
  queryFn: ({ signal }) => get<Passkey[]>('/api/user/passkeys', { signal }),
});
const adminSettingsQuery = queryOptions({
  queryKey: ['/api/admin/settings'],
  queryFn: ({ signal }) => get<AdminSettings>('/api/admin/settings', { signal }),
});

export const usePasskeys = () => useQuery(passkeysQuery);

export function useAddPasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: addPasskey,
    onSuccess: (added) =>
      client.setQueryData(passkeysQuery.queryKey, (passkeys) => passkeys && [...passkeys, added]),
  });
}

export function useRemovePasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, password }: { id: string; password: string }) =>
      del(`/api/user/passkeys/${id}`, { password }),
    onSuccess: (_nothing, { id }) =>
      client.setQueryData(passkeysQuery.queryKey, (passkeys) => passkeys?.filter((each) => each.id !== id)),
  });
}

export const useAdminSettings = () => useQuery(adminSettingsQuery);

export function useChangeAdminSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (settings: AdminSettings) => put<AdminSettings>('/api/admin/settings', settings),
    onSuccess: (settings) => client.setQueryData(adminSettingsQuery.queryKey, settings),
  });
}
