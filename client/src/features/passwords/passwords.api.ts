import { useMutation, useQuery } from '@tanstack/react-query';
import type {
  CancelledEmail,
  PasswordResetView,
  PasswordResetOptions,
} from '@shared/contracts/password-reset';
import type { PasswordPolicy } from '@shared/contracts/users';
import { get, post } from '@/lib/api/api-client';

const PATH = '/api/password-reset';

export function useResetOptions() {
  return useQuery({
    queryKey: [PATH],
    queryFn: ({ signal }) => get<PasswordResetOptions>(PATH, { signal }),
    staleTime: Infinity,
  });
}

export function usePasswordPolicy() {
  return useQuery({
    queryKey: ['/api/password-policy'],
    queryFn: ({ signal }) => get<PasswordPolicy>('/api/password-policy', { signal }),
  });
}

export function useRequestReset() {
  return useMutation({ mutationFn: (username: string) => post(PATH, { username }) });
}

export function useResetView(token: string) {
  return useQuery({
    queryKey: [PATH, token],
    queryFn: ({ signal }) => get<PasswordResetView>(`${PATH}/${encodeURIComponent(token)}`, { signal }),
  });
}

export function useSetPassword(token: string) {
  return useMutation({
    mutationFn: (password: string) => post(`${PATH}/${encodeURIComponent(token)}`, { password }),
  });
}

/** Opens a new password. */
export function useCancelEmail() {
  return useMutation({
    mutationFn: (token: string) => post<CancelledEmail>(`/api/email-cancel/${encodeURIComponent(token)}`),
  });
}

/** Confirms an address. Fails with 404 for an old link. */
export function useConfirmEmail() {
  return useMutation({
    mutationFn: (token: string) => post(`/api/email-confirm/${encodeURIComponent(token)}`),
  });
}
