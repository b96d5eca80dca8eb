import { useMutation, useQuery } from '@tanstack/react-query';
import type { PasswordResetView, PasswordResetWays } from '@shared/contracts/password-reset';
import { get, post } from '@/lib/api-client';

const PATH = '/api/password-reset';

/** Whether a link can be sent by mail here. */
export function useResetWays() {
  return useQuery({
    queryKey: [PATH],
    queryFn: ({ signal }) => get<PasswordResetWays>(PATH, { signal }),
    staleTime: Infinity,
  });
}

/** Asks for a link to be sent to whoever has this username or address. */
export function useRequestReset() {
  return useMutation({ mutationFn: (username: string) => post(PATH, { username }) });
}

/** Whose password the link sets; 404 once it has ended. */
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

/** Confirms the address that the link was sent to; 404 once it has ended. */
export function useConfirmEmail() {
  return useMutation({
    mutationFn: (token: string) => post(`/api/email-confirm/${encodeURIComponent(token)}`),
  });
}
