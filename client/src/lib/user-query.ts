import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { User } from '@shared/contracts/users';
import { getOrNull } from './api-client';
import { entryKeys } from './entry-keys';
import { expectFamilyHome } from './family-home';

/** Who is signed in here. */
export const userQuery = queryOptions({
  queryKey: entryKeys.user,
  queryFn: async ({ signal }) => {
    // Optional, as the browser writes a 401 into its console; there is one still when the account has just been deleted.
    const user = await getOrNull<User>('/api/user?optional=true', { signal });
    expectFamilyHome(user?.role === 'parent');
    return user;
  },
});

/** Stores who is signed in here from now on, and cancels a read that is under way: its response may name who was before. */
export async function storeUser(client: QueryClient, user: User | null): Promise<void> {
  await client.cancelQueries({ queryKey: entryKeys.user });
  client.setQueryData(entryKeys.user, user);
}
