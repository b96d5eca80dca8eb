import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { User } from '@shared/contracts/users';
import { mayManage } from '@shared/rules/member-roles';
import { getOrNull } from './api-client';
import { entryKeys } from './entry-keys';
import { expectFamilyHome } from '@/lib/page/browser-hints';

export const userQuery = queryOptions({
  queryKey: entryKeys.user,
  queryFn: async ({ signal }) => {
    // `optional` avoids a 401 in the console.
    const user = await getOrNull<User>('/api/user?optional=true', { signal });
    expectFamilyHome(user?.role === 'parent');
    return user;
  },
});

/** A pending fetch may return the previous user. */
export async function storeUser(client: QueryClient, user: User | null): Promise<void> {
  await client.cancelQueries({ queryKey: entryKeys.user });
  client.setQueryData(entryKeys.user, user);
}

/** Reads the cached user (docs/domain.md, "People"). */
export function useMayManage(): boolean {
  const { data } = useQuery({ ...userQuery, enabled: false });
  return !data || mayManage(data.familyRole);
}

export function useUser() {
  return useQuery(userQuery);
}
