import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { RegisterBody, User } from '@shared/contracts/users';
import { post } from '@/lib/api-client';
import { expectFamilyHome } from '@/lib/family-home';
import { queryKeys } from '@/lib/query-keys';
import { storeUser } from '@/lib/user-query';

export interface Credentials {
  username: string;
  password: string;
}

/** Drops the data that was loaded for the previous user, and stores the new one. */
export async function onUserChanged(client: QueryClient, user: User | null): Promise<void> {
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKeys.user[0] });
  await storeUser(client, user);
  expectFamilyHome(user?.role === 'parent');
}

/** Logs a parent in; `onDone` hears of it, also when the form is gone by then. */
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

/** Registers a parent; `onDone` hears of it before anything shows who is signed in. */
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

/** Stores the user only if they are an admin; the caller turns others away. */
export function useAdminLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Credentials) => post<User>('/api/auth/admin-login', credentials),
    onSuccess: async (user) => {
      if (user.role === 'admin') await onUserChanged(client, user);
    },
  });
}

/** Logs in by a passkey; `onDone` hears of it before anything shows who is signed in. What handles it is fetched when somebody wants to. */
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
