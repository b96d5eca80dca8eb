import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { RegisterBody, User } from '@shared/contracts/users';
import { post } from '@/lib/api/api-client';
import { expectFamilyHome } from '@/lib/page/browser-hints';
import { queryKeys } from '@/lib/api/query-keys';
import { storeUser } from '@/lib/api/user-query';

export interface Credentials {
  username: string;
  password: string;
}

export async function onUserChanged(client: QueryClient, user: User | null): Promise<void> {
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKeys.user[0] });
  await storeUser(client, user);
  expectFamilyHome(user?.role === 'parent');
}

/** `onDone` is called even if the form has been removed. */
export function useLogin(onDone?: (user: User) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Credentials) => post<User>('/api/login', credentials),
    onSuccess: async (user) => {
      await onUserChanged(client, user);
      onDone?.(user);
    },
  });
}

/** `onDone` is called before anything shows the user. */
export function useRegister(onDone?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RegisterBody) => post<User>('/api/register', body),
    onSuccess: async (user) => {
      onDone?.();
      await onUserChanged(client, user);
    },
  });
}

/** Stores only an admin. */
export function useAdminLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Credentials) => post<User>('/api/auth/admin-login', credentials),
    onSuccess: async (user) => {
      if (user.role === 'admin') await onUserChanged(client, user);
    },
  });
}

/** `onDone` is called before anything shows the user. Loads its code on use. */
export function usePasskeyLogin(role: User['role'], onDone?: (user: User) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await import('@/features/passkeys/ceremonies')).logInByPasskey(role),
    onSuccess: async (user) => {
      await onUserChanged(client, user);
      onDone?.(user);
    },
  });
}

export function useLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => post('/api/logout'),
    onSuccess: () => onUserChanged(client, null),
  });
}
