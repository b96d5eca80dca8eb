import { queryOptions } from '@tanstack/react-query';
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
