import { queryOptions, useQuery } from '@tanstack/react-query';
import type { User } from '@shared/contracts/users';
import { getOrNull } from '@/lib/api-client';
import { expectFamilyHome } from '@/lib/family-home';
import { entryKeys } from '@/lib/entry-keys';

const userQuery = queryOptions({
  queryKey: entryKeys.user,
  queryFn: async ({ signal }) => {
    const user = await getOrNull<User>('/api/user', { signal });
    expectFamilyHome(user?.role === 'parent');
    return user;
  },
});

/** The parent or admin who is signed in here; `null` when nobody is. */
export function useUser() {
  return useQuery(userQuery);
}
