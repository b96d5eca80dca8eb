import { queryOptions, useQuery } from '@tanstack/react-query';
import type { User } from '@shared/contracts/users';
import { mayManage } from '@shared/rules/member-roles';
import { getOrNull } from './api-client';
import { entryKeys } from './entry-keys';
import { expectFamilyHome } from './family-home';

/** Who is signed in here. */
export const userQuery = queryOptions({
  queryKey: entryKeys.user,
  queryFn: async ({ signal }) => {
    const user = await getOrNull<User>('/api/user', { signal });
    expectFamilyHome(user?.role === 'parent');
    return user;
  },
});

/**
 * Whether who is signed in manages the family (docs/domain.md, "People"), so that a screen offers what only then works. Asks
 * nobody: the page has read who that is.
 */
export function useMayManage(): boolean {
  const { data } = useQuery({ ...userQuery, enabled: false });
  return !data || mayManage(data.familyRole);
}
